/** Every question that the rules ask. */
import { combat } from './combat.ts';
import { contacts } from './contacts.ts';
import { losses } from './losses.ts';
import { setUp } from './set-up.ts';
import { stacks } from './stacks.ts';

export const questions = [...setUp, ...stacks, ...contacts, ...combat, ...losses];
