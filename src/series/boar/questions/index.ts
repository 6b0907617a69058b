/** Every question that the rules of the series ask. */
import { arrivals } from './arrivals.ts';
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { fire } from './fire.ts';
import { losses } from './losses.ts';
import { momentum } from './momentum.ts';
import { movement } from './movement.ts';
import { retreats } from './retreats.ts';
import { siege } from './siege.ts';

export const questions = [
  ...movement,
  ...momentum,
  ...arrivals,
  ...siege,
  ...cards,
  ...fire,
  ...combat,
  ...losses,
  ...retreats,
];
