/** Nothing that the rules hide from a spectator or a seat reaches a page, a map or a chart of the archive. */
import { expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { AnyGame, Json } from '../../src/engine/contract.ts';
import { asRead } from '../../src/engine/dice.ts';
import { reportModel } from '../../src/reports/index.ts';
import { turnLog } from '../../src/reports/log.ts';
import { drawMap } from '../../src/reports/map/map.ts';
import { toSvg } from '../../src/reports/map/svg.ts';
import { differences } from '../../src/reports/standing.ts';
import { wholeOf } from '../../src/table/joint.ts';
import { type Chronicle, fold } from '../../src/table/record.ts';
import { type Eyes, OPEN, spectacle } from '../../src/table/spectate.ts';
import { roleOf } from '../../src/table/telling.ts';
import { cases } from '../cases.ts';
import { chance, playOut, stateOf, wildDesk } from '../contract/plays.ts';
import { playedByDoctrine } from './played.ts';

const PAIRS = cases(1000);
/** Drawing takes longest: every so many pairs the map is drawn to the end, else the scene it is drawn from is compared. */
const DRAWN = 20;

/** All that a page of these eyes is made of, for a turn that closed with this state. */
function seen(
  game: AnyGame,
  chronicle: Chronicle,
  opening: string,
  closing: string,
  eyes: Eyes,
  drawn: boolean,
): string {
  const { story, ledger } = spectacle(game, chronicle, { opening, closing, events: [], ledger: [] }, eyes, 'en');
  const model = reportModel(story, {
    game: { id: 'g', label: 'G' },
    seat: { id: eyes, name: eyes },
    language: 'en',
    ordinal: 1,
    printed: 1,
    next: null,
    deadline: null,
    ledger: ledger.map((rolled) => asRead(game, rolled)),
    keys: [],
    closed: [],
    commitments: [],
    head: '',
    revision: null,
    withdrawn: [],
  });
  const map = drawn ? toSvg(drawMap(story.map, { frame: 'field', width: 900 })) : story.map;
  return JSON.stringify([turnLog(model, eyes !== OPEN), story, differences(story, story), map]);
}

test.each([
  'savannah/campaign',
  'jenkins-ear/war',
])(`what the rules of %s hide changes no byte of a page (${PAIRS} pairs)`, (scenario) => {
  const { record } = playedByDoctrine(scenario, 'g', 1);
  const { game } = record;
  const chronicle = fold(record.entries);
  const states = [0, 1, 2].flatMap((n) =>
    playOut(game, `wild ${n}`, wildDesk(game, chance(n))).map(({ closed }) => closed.bytes),
  );
  let [pairs, hidden] = [0, 0];
  for (let n = 0; pairs < PAIRS; n++) {
    const bytes = states[(n * 11) % states.length] as string;
    const pick = chance(n);
    const isDrawn = n % DRAWN === 0;
    for (const eyes of [OPEN, ...chronicle.seats.map(({ id }) => id)]) {
      // Nobody in particular may not tell what is hidden from any of the roles.
      const blind = eyes === OPEN ? game.roles : [wholeOf(game, roleOf(game, chronicle, eyes))];
      const before = seen(game, chronicle, bytes, bytes, eyes, isDrawn);
      for (const role of blind) {
        const other = encode(game.disguise(stateOf(bytes), role, pick) as Json);
        if (other !== bytes) hidden++;
        expect(seen(game, chronicle, other, other, eyes, isDrawn)).toBe(before);
        pairs++;
      }
    }
  }
  expect(hidden).toBeGreaterThan(PAIRS / 4);
});

test('a die that only its owner may know is in no ledger but his own', () => {
  const { record, results } = playedByDoctrine('savannah/campaign', 'g', 6);
  const chronicle = fold(record.entries);
  const closed = results.filter(({ ledger }) => ledger.some(({ seenBy }) => seenBy !== 'all'));
  expect(closed.length).toBeGreaterThan(0);
  for (const turn of closed) {
    const open = spectacle(record.game, chronicle, turn, OPEN, 'en').ledger;
    expect(open.every(({ seenBy }) => seenBy === 'all')).toBe(true);
    expect(open.length).toBeLessThan(turn.ledger.length);
  }
});
