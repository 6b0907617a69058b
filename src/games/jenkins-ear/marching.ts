/** Land counters on foot: hex by hex, disease on the way (7.0, 7.5, J66). */
import type { Steps } from '../../engine/contract.ts';
import { last } from '../../engine/ends.ts';
import { percent } from './battle-odds.ts';
import { disease } from './disease.ts';
import { tell } from './events.ts';
import type { CounterId, FieldHex, HexId, Side } from './field.ts';
import { showEntering } from './fog.ts';
import { groundBerth, takePorts } from './ports.ts';
import type { Course } from './sailing.ts';
import { ashoreIn, inOrder, put } from './stacks.ts';
import { type Board, counterOf, enemyOf, isLand, only, pieceOf, seaportIn } from './units.ts';

/** Marches a party along a way until it is there or stopped by a storm, an enemy ashore, or disease; how far it came. */
export function* march(
  board: Board,
  side: Side,
  ids: readonly CounterId[],
  from: FieldHex,
  way: readonly FieldHex[],
  order: string | null,
): Steps<Course> {
  const { field, play } = board;
  let party = inOrder(play.state, ids);
  let leg: HexId[] = [from.id];
  const gone: HexId[] = [from.id];
  let reason: Course['why'] = null;
  const log = { hexes: 0, sick: 0 };
  let healthy = 1;
  for (const id of party) pieceOf(play.state, id).moved = 'last';
  const tellLeg = (): void => {
    if (leg.length < 2) return;
    const [top] = party;
    const seen = { height: party.length, top: top === undefined ? null : counterOf(field, top).face };
    const others = { side, path: leg, ...seen, bySea: false };
    tell(board, 'ear.move', '7.5', { side, units: party, path: leg, bySea: false, order }, [side], others);
    leg = leg.slice(-1);
  };
  for (const [n, next] of way.entries()) {
    const { state } = board.play;
    if (state.storms.includes(next.id)) reason = 'storm';
    if (reason !== null) break;
    put(field, state, party, next.id, groundBerth(state, next, side));
    leg.push(next.id);
    gone.push(next.id);
    log.hexes++;
    if (seaportIn(next) === null) {
      log.sick++;
      healthy -= (healthy * field.tables.disease.faces.length) / field.tables.dice.sides;
    }
    const met = ashoreIn(field, board.play.state, enemyOf(side), next.id).length > 0;
    const place = way.indexOf(next) === n ? next.id : `${next.id}.${n}`;
    const struck = yield* board.play.at(place, function* () {
      tellLeg();
      showEntering(board, party, next.id);
      takePorts(board);
      return yield* disease(board, side, next.id);
    });
    party = party.filter((id) => pieceOf(board.play.state, id).hex === next.id);
    if (struck) reason = 'disease';
    if (met) {
      for (const id of party) pieceOf(board.play.state, id).moved = 'done';
      reason = 'enemy';
    }
    if (reason !== null || only(field, party, isLand).length === 0) break;
  }
  tellLeg();
  const { faces } = field.tables.disease;
  const facts = { ...log, faces: faces.length, through: percent(healthy) };
  const course: Course = { went: { code: 'ear.march', facts, way: gone }, why: reason };
  if (reason === null || reason === 'enemy' || party.length === 0) return course;
  const hex = last(leg);
  for (const id of party) pieceOf(board.play.state, id).moved = 'done';
  tell(board, 'ear.stopped', '7.0', { side, units: party, hex, reason }, [side], { side, hex });
  return course;
}
