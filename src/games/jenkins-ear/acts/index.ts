/** Every act of the war, in the order in which HELP lists them. */
import { attack } from './attack.ts';
import { bomb } from './bomb.ts';
import { buy } from './buy.ts';
import { claim } from './claim.ts';
import { contact } from './contact.ts';
import { cross } from './cross.ts';
import { dock } from './dock.ts';
import { embark } from './embark.ts';
import { fireships } from './fireships.ts';
import { garrison } from './garrison.ts';
import { guns } from './guns.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { isidro } from './isidro.ts';
import { land } from './land.ts';
import { leader } from './leader.ts';
import { losses } from './losses.ts';
import { move } from './move.ts';
import { order } from './order.ts';
import { place } from './place.ts';
import { reroll } from './reroll.ts';
import { retreat } from './retreat.ts';
import { scuttle } from './scuttle.ts';
import { target } from './target.ts';

/** Of the movement letter: purchases, moves, and what ends a movement. */
const movement = [buy, place, garrison, isidro, move, embark, cross, scuttle, dock, land];
const combat = [attack, fireships, guns, bomb, leader];
/** Mostly written once, as standing orders. */
const reactions = [hold, order, intercept, contact, reroll, losses, target, retreat, claim];

export const acts = [...movement, ...combat, ...reactions];
/** What the set-up has a use for. */
export const setUpActs = [buy, place, garrison, isidro, order, hold];
/** For a moment that may never come: told why, where whom they name is lost before it. */
export const forAMoment = [land, leader, scuttle, dock, fireships, order];
/** What is decided for who says nothing, as letters list it. */
export const unasked = [intercept, contact, reroll, losses, target, retreat, land, order, guns].map(({ verb }) => verb);

export const verbs = acts.map(({ verb }) => verb);
