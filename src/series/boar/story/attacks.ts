/** What a letter that asks for attacks says of them: what each promises, who cannot make one, and what comes of saying nothing. */
import { chapter } from '../../../engine/chapters.ts';
import { pause, signed } from '../../../engine/phrase.ts';
import { wordsIn } from '../../../engine/room.ts';
import type { Block, Chapter, Words } from '../../../engine/story.ts';
import { type Attack, addedTo, attackOn, forcedAttacks } from '../rules/declare.ts';
import { mustFight } from '../rules/leaders.ts';
import type { UnitId } from '../rules/state.ts';
import { leaderOf, pieceOf } from '../rules/units.ts';
import { asksForAttacks, type Front, filedBy, frontsOf } from './fights.ts';
import { attackOdds, byReason } from './odds.ts';
import { isCommanded } from './reader.ts';
import type { Teller } from './teller.ts';

/** As many attacks as there is `room` for the words of. */
export function attacks(teller: Teller, room: number): Chapter[] {
  const { say } = teller;
  const fronts = frontsOf(teller);
  const lines = [
    ...(asksForAttacks(teller) ? [] : duty(teller, fronts)),
    ...riding(teller, fronts),
    ...unable(teller, fronts),
  ];
  const rest = chapter('fights', 'call', [{ kind: 'lines', lines }], { title: say('fights.title') });
  const { odds, short } = attackOdds(teller, fronts, room - wordsIn(rest));
  const blocks: readonly Block[] = [odds, { kind: 'lines', lines: [...short, ...lines] }];
  return chapter('fights', 'call', blocks, { title: say('fights.title') });
}

/** Whom the rules compel, and against whom: a letter that asks for attacks alone has said it before. */
function duty({ say }: Teller, fronts: readonly Front[]): readonly Words[] {
  const owed = fronts.filter(({ must }) => must.length > 0);
  if (owed.length === 0) return [];
  const hexes = say.list(owed.map(({ hex }) => hex));
  const units = [...new Set(owed.flatMap(({ must }) => must))];
  return [[say('fights.duty', { hexes, units: units.join(', '), many: units.length > 1 })]];
}

/** Leaders who must take part in an attack and stand beside none that could be made: no card counts them. */
function riding(teller: Teller, fronts: readonly Front[]): readonly Words[] {
  const { say, at, side, field, now } = teller;
  const beside = new Set(fronts.flatMap((front) => front.beside));
  return mustFight(at, side).flatMap((leader) => {
    const hex = now.leaders[leader]?.hex ?? '';
    if (fronts.length === 0 || beside.has(hex) || !isCommanded(teller, leader)) return [];
    return [[say('fights.riding', { leader, hex, value: signed(leaderOf(field, leader).combat) })]];
  });
}

/** Who stands beside an enemy and cannot attack him, by what the rules have against it. */
function unable(teller: Teller, fronts: readonly Front[]): readonly Words[] {
  const told = fronts.flatMap(({ hex, unable: units }) =>
    byReason(teller, attackOn(teller.side, hex), units).map(([why, some]) =>
      teller.say('fights.unable', { hex, units: withStates(teller, some), why }),
    ),
  );
  return told.map((line) => [line]);
}

/** What comes of saying nothing: with attacks on file they are made, and what the rules add. */
export function unsaid(teller: Teller): string {
  const { say, telling, at, side } = teller;
  const told = (attacks: readonly Attack[]): string =>
    attacks.map((attack) => inWords(teller, attack)).join(pause(say.language));
  const asks = telling.next?.asks ?? false;
  const ordered = filedBy(teller);
  const made = forcedAttacks(at, side, ordered);
  if (ordered.length > 0)
    return say('fights.besides', { ordered: told(ordered), made: told(addedTo(ordered, made)), asks });
  return made.length === 0 ? say('fights.nothing') : say('fights.filled', { made: told(made), asks });
}

/** `champagne (Disrupted)`; who is in order says nothing. */
function withStates(teller: Teller, units: readonly UnitId[]): string {
  const told = units.map((unit) => {
    const { formation } = pieceOf(teller.now, unit);
    return formation === 'parade' ? unit : `${unit} (${teller.say(`formation.${formation}`)})`;
  });
  return teller.say.list(told);
}

/** `1404 with champagne, armagnac, diverting 1504` */
function inWords({ say }: Teller, { on, with: units, diverted }: Attack): string {
  return say(units.length > 0 ? 'fights.attack' : 'fights.diverts', {
    on: say.list(on),
    units: units.join(', '),
    diverted: say.list(diverted),
  });
}
