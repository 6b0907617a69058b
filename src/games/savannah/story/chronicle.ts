/** The campaign's own events in sentences: which chapter of the chronicle tells of which kind. */
import type { Words } from '../../../engine/story.ts';
import { campaignLines } from './campaign.ts';
import { cardLines } from './cards.ts';
import { siegeLines } from './siege.ts';
import type { OwnTale, Tale, Teller } from './teller.ts';

/** Lines of an event; none for one that other chapters tell. */
export type Telling = (teller: Teller, tale: OwnTale) => Words[];
export type Lines = Readonly<Record<string, Telling>>;

/** Each subject has its own file; kinds are told apart by name. */
const lines: Lines = { ...campaignLines, ...siegeLines, ...cardLines };

export function isOwn(tale: Tale): tale is OwnTale {
  return tale.kind.startsWith('savannah.');
}

export function chronicled(teller: Teller, tale: OwnTale): Words[] {
  return lines[tale.kind]?.(teller, tale) ?? [];
}
