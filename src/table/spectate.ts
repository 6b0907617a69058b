/** A closed turn as those see it who hold no seat, or look over the shoulder of one: a story, its map, its dice. */
import { decode } from '../engine/canonical.ts';
import type { AnyGame, Language, Role, Rolled, Telling } from '../engine/contract.ts';
import type { Story } from '../engine/story.ts';
import { hear, look, mayKnow } from '../engine/view.ts';
import { earsOf, wholeOf } from './joint.ts';
import type { Chronicle } from './record.ts';
import type { TurnResult } from './replay.ts';
import { roleOf } from './telling.ts';
import { wholeMap } from './whole-map.ts';

/** Whose eyes: `open` sees what lies open to everybody, `whole` everything, a seat's id what that seat saw. */
export type Eyes = string;
export const OPEN: Eyes = 'open';
export const WHOLE: Eyes = 'whole';

/** A turn as told; `ledger` are the dice these eyes may know. */
export interface Spectacle {
  story: Story;
  ledger: readonly Rolled[];
}

/** What of a turn's result is looked at: the same bytes twice and no event show a position. */
type Watched = Pick<TurnResult, 'opening' | 'closing' | 'events' | 'ledger'>;

/** Tells a turn. Throws RecordBroken for eyes that are no seat of the game. */
export function spectacle(
  game: AnyGame,
  chronicle: Chronicle,
  turn: Watched,
  eyes: Eyes,
  language: Language,
): Spectacle {
  if (eyes === OPEN) return told(game, turn, EVERYBODY, [], language);
  if (eyes === WHOLE) return wholeSpectacle(game, turn, language);
  const role = roleOf(game, chronicle, eyes);
  return told(game, turn, role, earsOf(game, role), language);
}

/** Who a game takes for no role in particular. */
const EVERYBODY = 'all';

/** Told to nobody in particular, with everything anybody heard; every stack as whoever knows it best sees it. */
function wholeSpectacle(game: AnyGame, turn: Watched, language: Language): Spectacle {
  const ears = [...game.roles, ...Object.values(game.joint ?? {}).flat()];
  const { story } = told(game, turn, EVERYBODY, ears, language);
  const map = wholeMap(game.roles.map((role) => told(game, turn, role, ears, language).story.map));
  return { story: { ...story, map }, ledger: turn.ledger };
}

function told(
  game: AnyGame,
  { opening, closing, events, ledger }: Watched,
  who: Role,
  ears: readonly Role[],
  language: Language,
): Spectacle {
  const seer = wholeOf(game, who);
  const after = decode<unknown>(closing);
  const known = ledger.filter((rolled) => mayKnow(rolled, ...ears));
  const telling: Telling<unknown> = {
    who,
    language,
    before: look(game, decode(opening), seer),
    after: look(game, after, seer),
    heard: hear(events, ledger, ...ears),
    ledger: known,
    next: null,
    standing: [],
    fates: [],
    skipped: [],
    outcome: game.outcome(after),
  };
  const placed = known.map((rolled) => ({
    ...rolled,
    address: game.diePlace?.(rolled.address, who) ?? rolled.address,
  }));
  return { story: game.story(telling), ledger: placed };
}
