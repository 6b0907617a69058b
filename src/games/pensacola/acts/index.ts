/** Every act of Pensacola, in the order in which HELP lists them: those of the series that the coup de main has use for. */
import { shown } from '../../../acts/act.ts';
import type { Boar } from '../../../series/boar/acts/act.ts';
import { advance } from '../../../series/boar/acts/advance.ts';
import { attack } from '../../../series/boar/acts/attack.ts';
import { breakOff } from '../../../series/boar/acts/break-off.ts';
import { capture } from '../../../series/boar/acts/capture.ts';
import { defend } from '../../../series/boar/acts/defend.ts';
import { divert } from '../../../series/boar/acts/divert.ts';
import { fire } from '../../../series/boar/acts/fire.ts';
import { hold } from '../../../series/boar/acts/hold.ts';
import { leaders } from '../../../series/boar/acts/leaders.ts';
import { losses } from '../../../series/boar/acts/losses.ts';
import { momentumInitiative, momentumKeep, momentumReroll } from '../../../series/boar/acts/momentum.ts';
import { mortar } from '../../../series/boar/acts/mortar.ts';
import { move } from '../../../series/boar/acts/move.ts';
import { rally } from '../../../series/boar/acts/rally.ts';
import { retreat } from '../../../series/boar/acts/retreat.ts';
import { withdraw } from '../../../series/boar/acts/withdraw.ts';
import { breach } from '../../../series/boar/siege/acts/breach.ts';
import { examples } from './examples.ts';
import { quit } from './quit.ts';

const movement = [move, breakOff, rally];
const combat = [attack, divert];
/** Mostly written once, as standing orders. */
const reactions = [hold, defend, fire, mortar, breach, retreat, quit, withdraw, losses, capture, advance, leaders];
const momentum = [momentumInitiative, momentumReroll, momentumKeep];

export const acts = shown<Boar>([...movement, ...combat, ...reactions, ...momentum], examples);

export const verbs = acts.map(({ verb }) => verb);
