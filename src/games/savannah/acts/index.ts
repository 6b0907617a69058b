/** Every act of Savannah, in the order in which HELP lists them: those of the series, and what is its own. */
import { type Act, shown } from '../../../acts/act.ts';
import { advance } from '../../../series/boar/acts/advance.ts';
import { assaultNextTurn } from '../../../series/boar/acts/assault-next-turn.ts';
import { attack } from '../../../series/boar/acts/attack.ts';
import { capture } from '../../../series/boar/acts/capture.ts';
import { defend } from '../../../series/boar/acts/defend.ts';
import { divert } from '../../../series/boar/acts/divert.ts';
import { enter } from '../../../series/boar/acts/enter.ts';
import { fire } from '../../../series/boar/acts/fire.ts';
import { leaders } from '../../../series/boar/acts/leaders.ts';
import { losses } from '../../../series/boar/acts/losses.ts';
import { momentumInitiative, momentumKeep, momentumReroll } from '../../../series/boar/acts/momentum.ts';
import { mortar } from '../../../series/boar/acts/mortar.ts';
import { placeUnit } from '../../../series/boar/acts/place.ts';
import { rally } from '../../../series/boar/acts/rally.ts';
import { wait } from '../../../series/boar/acts/wait.ts';
import { withdraw } from '../../../series/boar/acts/withdraw.ts';
import { cardsOf } from '../../../series/boar/cards/acts/index.ts';
import { siege } from '../../../series/boar/siege/acts/index.ts';
import type { OfSavannah } from './act.ts';
import { breakOff, hold, move, retreat } from './amended.ts';
import { examples } from './examples.ts';
import { share } from './share.ts';
import { sortie } from './sortie.ts';

const cards = cardsOf({
  entries: ['A', 'B-1', 'B-2', 'F', ['variable', 'V'], 'V-1', 'V-2', 'V-3', 'HQ'],
  armies: {
    french: ['french', 'français', 'franceses'],
    american: ['american', 'americans', 'américains', 'americanos'],
  },
});

const movement = [move, placeUnit, breakOff, rally];
const arrivals = [enter, wait, sortie, assaultNextTurn];
const combat = [attack, divert];
/** Mostly written once, as standing orders. */
const reactions = [hold, defend, fire, mortar, retreat, withdraw, losses, capture, advance, leaders];
const momentum = [momentumInitiative, momentumReroll, momentumKeep];

/** Those of the campaign, which the historical assault has no use for (S scenario, O15). */
const ofCampaign: readonly Act<OfSavannah>[] = [...arrivals, ...siege, ...cards];

export const acts = shown<OfSavannah>(
  [...movement, ...arrivals, ...combat, ...reactions, ...momentum, share, ...siege, ...cards],
  examples,
);

export const verbs = acts.map(({ verb }) => verb);
export const outOfForce: ReadonlySet<string> = new Set(ofCampaign.map(({ verb }) => verb.id));
