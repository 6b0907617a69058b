/** The events of the days and of the game in sentences: which chapter of the chronicle tells of which kind. */
import type { Words } from '../../../engine/story.ts';
import { cardLines } from './cards.ts';
import { frameLines } from './frame.ts';
import { siegeLines } from './siege.ts';
import type { Lines, OwnTale, Tale, Teller } from './teller.ts';

/** Each subject has its own file; kinds are told apart by name. */
const common: Lines = { ...frameLines, ...siegeLines, ...cardLines };

export function isOwn(tale: Tale): tale is OwnTale {
  return tale.kind.startsWith('own.');
}

export function chronicled(teller: Teller, tale: OwnTale): Words[] {
  return (teller.own.lines[tale.kind] ?? common[tale.kind])?.(teller, tale) ?? [];
}
