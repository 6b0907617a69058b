/**
 * The acts of the siege, in the order in which HELP lists them; all look ahead to the next turn. The guns fire without a
 * target, a mortar at a hex: two verbs (E12).
 */
import { breach } from './breach.ts';
import { dig } from './dig.ts';
import { orient } from './orient.ts';
import { repair } from './repair.ts';
import { siegeFire } from './siege-fire.ts';

export const siege = [dig, orient, siegeFire, breach, repair];
