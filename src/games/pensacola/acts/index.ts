/** Every act of Pensacola, in the order in which HELP lists them: those of the series, and what each part adds. */
import { type Act, addition, shown } from '../../../acts/act.ts';
import type { Reason } from '../../../engine/contract.ts';
import { advance } from '../../../series/boar/acts/advance.ts';
import { assaultNextTurn } from '../../../series/boar/acts/assault-next-turn.ts';
import { attack } from '../../../series/boar/acts/attack.ts';
import { breakOff } from '../../../series/boar/acts/break-off.ts';
import { capture } from '../../../series/boar/acts/capture.ts';
import { optionsOf } from '../../../series/boar/acts/chosen.ts';
import { defend } from '../../../series/boar/acts/defend.ts';
import { divert } from '../../../series/boar/acts/divert.ts';
import { enter } from '../../../series/boar/acts/enter.ts';
import { fire } from '../../../series/boar/acts/fire.ts';
import { hold } from '../../../series/boar/acts/hold.ts';
import { leaders } from '../../../series/boar/acts/leaders.ts';
import { losses as ofSeries } from '../../../series/boar/acts/losses.ts';
import { momentumInitiative, momentumKeep, momentumReroll } from '../../../series/boar/acts/momentum.ts';
import { mortar } from '../../../series/boar/acts/mortar.ts';
import { move } from '../../../series/boar/acts/move.ts';
import { rally } from '../../../series/boar/acts/rally.ts';
import { retreat } from '../../../series/boar/acts/retreat.ts';
import { wait } from '../../../series/boar/acts/wait.ts';
import { withdraw } from '../../../series/boar/acts/withdraw.ts';
import * as series from '../../../series/boar/siege/acts/breach.ts';
import { frameActs } from '../campaign/acts.ts';
import { cardActs } from '../cards/acts.ts';
import { coupActs } from '../coup/acts.ts';
import { coupCosts } from '../coup/costs.ts';
import { raidActs } from '../raids/acts.ts';
import { worksActs } from '../works/acts.ts';
import type { OfPensacola } from './act.ts';
import { examples } from './examples.ts';

/** Only the weather asks for it, before turn 1 (P 6.1.8). */
const breach = { ...series.breach, unasked: (): Reason => ({ code: 'pensacola.weathered', facts: {} }) };

const more = addition<OfPensacola>();

/** Of the French it names too who goes home from their camp (P 2.3.2). */
const losses = more(ofSeries, {
  says: { 'french-which': ({ units }, { need }) => units.find((unit) => optionsOf(need).includes(unit)) },
});

const movement = [move, breakOff, rally];
const combat = [attack, divert];
/** Mostly written once, as standing orders. */
const reactions = [hold, defend, fire, mortar, breach, retreat, withdraw, losses, capture, advance, leaders];
const momentum = [momentumInitiative, momentumReroll, momentumKeep];

/** COUP: the storm, declared as a turn opens; in a book of marches it stands for the turn that opens next (P 3.4). */
const coup = {
  ...assaultNextTurn,
  verb: {
    ...assaultNextTurn.verb,
    id: 'COUP',
    words: {
      en: ['coup', 'coup de main', 'declare coup'],
      fr: ['coup', 'coup de main', 'déclarer le coup'],
      es: ['golpe', 'golpe de mano', 'declarar el golpe'],
    },
    ahead: true as const,
  },
  idle: (...told: Parameters<Act<OfPensacola>['idle']>) => [...assaultNextTurn.idle(...told), ...coupCosts(told[0])],
};

/** Those of the campaign, which the assault has no use for (P 6.1.9, 6.1.10). */
const ofCampaign: readonly Act<OfPensacola>[] = [enter, wait, coup, ...frameActs, ...worksActs, ...raidActs];

export const acts = shown<OfPensacola>(
  [...movement, ...combat, ...reactions, ...momentum, ...coupActs, ...cardActs, ...ofCampaign],
  examples,
);

export const verbs = acts.map(({ verb }) => verb);
export const outOfForce: ReadonlySet<string> = new Set(ofCampaign.map(({ verb }) => verb.id));
