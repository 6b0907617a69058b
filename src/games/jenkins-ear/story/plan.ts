/** Where the reader stands when he is asked, in five lines, more where many ports are taken, and what comes of saying nothing. */
import { LINE, withMost } from '../../../engine/short-line.ts';
import type { Story, Words } from '../../../engine/story.ts';
import type { Side } from '../field.ts';
import { payingPorts } from '../funds.ts';
import { hexesWithCombat } from './battles.ts';
import { chances, percent } from './forecast.ts';
import { purseOf } from './purse.ts';
import { mayBeFleet, sighted } from './sighted.ts';
import { faceName, placed, portName, stormsAhead, type Teller } from './teller.ts';

type Ahead = NonNullable<Teller['telling']['next']>;

export function plan(teller: Teller): Story['plan'] {
  const { next } = teller.telling;
  const call = next?.calls[0];
  if (next === null || call === undefined) return undefined;
  const lines = [
    time(teller, next),
    ...funds(teller, next),
    ...ports(teller),
    outlook(teller),
    next.calls[0] === 'combat' ? fights(teller) : threat(teller),
  ];
  return { stand: lines.map((line): Words => [line]), silence: silence(teller, next.printed === 0 ? 'set-up' : call) };
}

function time(teller: Teller, { printed }: Ahead): string {
  const { say, field } = teller;
  if (printed === 0) return say(`stand.set-up.${teller.side}`);
  const storms = stormsAhead(teller).map((hex) => placed(teller, hex));
  const turn = say('stand.turn', { turn: printed, last: field.tables.turns });
  if (storms.length > 0) return `${turn} ${say('stand.storm', { places: say.list(storms) })}`;
  // Every die has its storm: where none lies it is thrown yet, as both sides write before the turn begins.
  return `${turn} ${say('stand.storm-to-come', { second: teller.side !== field.sides[0] })}`;
}

function funds(teller: Teller, { printed, calls }: Ahead): readonly string[] {
  const { say, field, after, side, enemy } = teller;
  const { toSpend, income, over, kept } = purseOf(teller);
  const theirs = { enemy: say(`side.${enemy}.the`), theirs: after.funds[enemy] };
  if (calls[0] === 'combat') return [say('stand.funds.combat', { n: after.funds[side], ...theirs })];
  if (printed === field.tables.turns) return [say('stand.funds.last', { n: toSpend })];
  const lost = (kept ?? 0) + income - toSpend;
  const hangs = side !== field.sides[0] && income > field.tables.funds.turn[side];
  const parts = { income, unpaid: kept !== null && lost >= 0, kept: kept ?? 0, lost, hangs };
  const purse = say('stand.funds', { n: toSpend, ...parts, ...theirs });
  return printed === 0 || over === 0 ? [purse] : [purse, say('stand.funds.over', { n: over })];
}

/** Ports that each side has taken, the most valuable first: each by name, on as many lines as that takes. */
function ports(teller: Teller): readonly string[] {
  const { say, field, after, side, enemy } = teller;
  const taken = (by: Side): string[] =>
    payingPorts(field, after, by)
      .toSorted((a, b) => b.value - a.value)
      .map(({ id, value }) => `${portName(teller, id)} ${value}`);
  const line = (ours: readonly string[], theirs: readonly string[]): string =>
    say('stand.ports', { ours: ours.join(', '), theirs: theirs.join(', '), both: ours.length * theirs.length > 0 });
  const [ours, theirs] = [taken(side), taken(enemy)];
  if (ours.length + theirs.length === 0) return [say('stand.ports.none')];
  const whole = line(ours, theirs);
  if (whole.length <= LINE) return [whole];
  return [...linesOf(ours, (names) => line(names, [])), ...linesOf(theirs, (names) => line([], names))];
}

/** Names on lines, on each as many as it holds. */
function linesOf(names: readonly string[], line: (names: readonly string[]) => string): readonly string[] {
  const lines: string[][] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last && line([...last, name]).length <= LINE) last.push(name);
    else lines.push([name]);
  }
  return lines.map(line);
}

/** The first so many, and how many more there are. */
function few({ say }: Teller, names: readonly string[], shown: number): string {
  const list = names.slice(0, shown).join(', ');
  const more = names.length - shown;
  return more <= 0 || shown === 0 ? list : say('stand.more', { list, n: more });
}

/** How the war would end today: all of it is public. Each port with the faces that keep it, as many as the line holds. */
function outlook(teller: Teller): string {
  const { say, field } = teller;
  const held = chances(teller);
  if (held.length === 0) return say('summary.nothing-held');
  const { lowest } = field.tables.dice;
  const best = held.filter(({ faces }) => faces > 0).toSorted((a, b) => b.faces - a.faces);
  const names = best.map(({ port, faces }) => {
    const range = faces === 1 ? `${lowest}` : `${lowest}-${faces}`;
    return say('stand.faces', { port: portName(teller, port.id), faces: range });
  });
  return withMost(names.length, 0, (shown) =>
    say('stand.outlook', { n: percent(teller, held), list: few(teller, names, shown) }),
  );
}

function fights(teller: Teller): string {
  const { say } = teller;
  const places = hexesWithCombat(teller).map((hex) => placed(teller, hex));
  return say('stand.fights', { n: places.length, places: say.list(places) });
}

/** The nearest stack of the enemy's that may be a fleet; where none is, the nearest of all. */
function threat(teller: Teller): string {
  const { say } = teller;
  const inReach = sighted(teller).filter(({ near }) => near !== null);
  const fleet = inReach.find(({ stack }) => mayBeFleet(teller, stack));
  const nearest = fleet ?? inReach[0];
  if (nearest?.near == null) return say('stand.no-threat');
  const { stack, near } = nearest;
  const line = (top: string): string =>
    say('stand.threat', {
      fleet: fleet !== undefined,
      here: near.miles === 0,
      who: say(`side.${stack.side}`),
      n: stack.height,
      place: placed(teller, stack.hex),
      top,
      miles: near.miles,
      ours: placed(teller, near.hex),
    });
  const whole = line(faceName(teller, stack.top));
  return whole.length <= LINE ? whole : line('');
}

function silence({ say, telling }: Teller, call: string): string {
  return say(`plan.silence.${call}`, { n: telling.standing.length });
}
