/** The war as it stands, subject by subject: ports, the end if it came today; in print forces, pools, what is decided unasked. */
import { type Subject, subjects } from '../../../engine/chapters.ts';
import { opened, pause } from '../../../engine/phrase.ts';
import type { Chapter, ChapterPage, Words } from '../../../engine/story.ts';
import { unasked } from '../acts/index.ts';
import type { FaceId, Flag } from '../field.ts';
import { payingPorts } from '../funds.ts';
import { isShip } from '../units.ts';
import type { SeenHeap } from '../view.ts';
import { isOpening } from './briefing.ts';
import { forces } from './forces.ts';
import { chances, percent } from './forecast.ts';
import { range } from './key.ts';
import { rulesTold } from './reference.ts';
import { asks, faceName, isOurs, placed, portName, type Teller } from './teller.ts';

export function dispatches(teller: Teller): Chapter[] {
  const { say, field, telling } = teller;
  const told = (id: string, page: ChapterPage, list: readonly Subject[]): Chapter[] =>
    subjects(
      id,
      page,
      list.filter(({ rows }) => rows.length > 0),
    );
  const standing = [ports(teller), ...(telling.outcome === null ? [forecast(teller)] : [])];
  return [
    // Where the reader stands is said above the form where he is asked.
    ...told('dispatch', asks(teller) ? 'muster' : 'campaign', standing),
    // Who has just sat down knows none of them: beside a PDF, which has them always, a letter leaves them to that.
    ...(isOpening(teller)
      ? told('dispatch-rules', 'campaign', [rulesTold(say, field)]).map((one) => ({ ...one, quiet: true as const }))
      : []),
    ...told('dispatch-whole', 'muster', [forces(teller), pools(teller)]),
    ...told('dispatch-unsaid', 'form', [reactions(teller)]),
  ];
}

// Ports and sky.

function ports(teller: Teller): Subject {
  const { say, field, after } = teller;
  const rows: Subject['rows'][number][] = field.sides.flatMap((side) => {
    const held = payingPorts(field, after, side);
    if (held.length === 0) return [];
    const list = held.map(({ id, value, flag }) =>
      say('ports.taken', { port: portName(teller, id), value, flag: say(`flag.${flag satisfies Flag}`) }),
    );
    return [{ label: say('ports.by', { who: say(`side.${side}.the`) }), text: [say.list(list)] }];
  });
  if (rows.length === 0) rows.push({ label: say('ports.label'), text: [say('ports.none')] });
  const hexes = { 'ports.storms': after.storms, 'ports.scuttled': after.scuttled };
  for (const [key, lying] of Object.entries(hexes)) {
    const named = lying.map((hex) => placed(teller, hex));
    if (named.length > 0) rows.push({ label: say(key), text: [say.list(named)] });
  }
  for (const { side, to, turn, count } of after.passages) {
    rows.push({
      label: say('ports.passage'),
      text: [opened(say('ports.passing', { who: say(`side.${side}.the`), n: count, to: say(`water.${to}`), turn }))],
    });
  }
  if (after.isidro !== null && after.turn <= after.isidro.box) {
    const { box, die, comes } = after.isidro;
    rows.push({ label: say('ports.isidro'), text: [say('ports.isidro.text', { box, die, comes })] });
  }
  if (after.peace || after.over === null)
    rows.push({ label: say('ports.succession'), text: [say(after.peace ? 'ports.peace' : 'ports.war')] });
  return { title: say('chapter.ports'), rows };
}

// The end.

function forecast(teller: Teller): Subject {
  const { say } = teller;
  const ports = chances(teller);
  const rows = ports.map(({ port, routes, faces }) => ({
    label: portName(teller, port.id),
    text: [say('forecast.port', { value: port.value, routes, faces })],
  }));
  const whole = { strong: say('forecast.percent', { n: percent(teller, ports) }) };
  const text = ports.length === 0 ? [say('forecast.none')] : [whole, say('forecast.rest')];
  return { title: say('chapter.forecast'), rows: [...rows, { label: say('forecast.whole'), text }] };
}

// Pools.

function pools(teller: Teller): Subject {
  const { say, after, field } = teller;
  const rows = field.sides.flatMap((side): Subject['rows'] => {
    const whose = isOurs(teller, side) ? 'own' : side;
    const lost = heaps(teller, after.out[side], false, false);
    return [
      { label: say(`pools.${whose}`), text: [heaps(teller, after.pools[side], true, whose === 'own')] },
      ...(after.out[side].length > 0 ? [{ label: say(`pools.out.${whose}`), text: [lost] }] : []),
    ];
  });
  return { title: say('chapter.pools'), rows };
}

/** `Norfolk (8), 4 × Fire Ship (2; guns 3)`: how many of a face, what one costs, and, where `valued`, what it is good for. */
function heaps(teller: Teller, list: readonly SeenHeap[], priced: boolean, valued: boolean): string {
  if (list.length === 0) return teller.say('pools.empty');
  const heaped = new Map<string, { face: FaceId; count: number; costs: number[] }>();
  for (const { face, cost, count } of list) {
    // Where neither a price nor its worth parts them, those of one name are one heap.
    const heap = valued
      ? `${face} ${cost}`
      : priced
        ? face
        : [faceName(teller, face), ...soldiersOf(teller, face)].join();
    const known = heaped.get(heap) ?? { face, count: 0, costs: [] };
    known.count += count;
    if (cost !== null && !known.costs.includes(cost)) known.costs.push(cost);
    heaped.set(heap, known);
  }
  return [...heaped.values()]
    .map(({ face, count, costs }) => {
      const price = priced && costs.length > 0 ? [range(costs)] : [];
      const known = [...price, ...(valued ? valuesOf(teller, face, costs[0] ?? null) : soldiersOf(teller, face))];
      const told = known.length > 0 ? ` (${known.join(pause(teller.say.language))})` : '';
      const numbers = valued && isOneOfMany(list, teller, face) ? numbersOf(teller, face, costs[0] ?? null) : [];
      if (numbers.length > 0) return `${faceName(teller, face)} ${teller.say.list(numbers)}${told}`;
      return `${count > 1 ? `${count} × ` : ''}${faceName(teller, face)}${told}`;
    })
    .join(', ');
}

/** Do counters of this name cost or count differently? Then it takes their numbers to say which is wanted. */
function isOneOfMany(list: readonly SeenHeap[], teller: Teller, id: FaceId): boolean {
  const alike = list.filter(({ face }) => faceName(teller, face) === faceName(teller, id));
  return new Set(alike.map(({ face, cost }) => `${face} ${cost}`)).size > 1;
}

/** The numbers of own counters of one front and cost in the pool. */
function numbersOf({ field, after, say }: Teller, face: FaceId, cost: number | null): string[] {
  return Object.values(after.units).flatMap(({ id, fate }) => {
    const counter = field.counters.get(id);
    const [number] = /\d+$/.exec(counter?.name[say.language] ?? '') ?? [];
    return fate === 'pool' && counter?.face === face && counter.cost === cost && number ? [number] : [];
  });
}

/** Soldiers of different worth go by one name. */
function soldiersOf({ field, say }: Teller, id: FaceId): string[] {
  const { kind, land } = field.faces.get(id) ?? {};
  return kind === 'soldiers' && land != null ? [say('value.land', { n: land })] : [];
}

/** What a front says of its worth in combat; a ship's guns go without saying where they are as many as she costs. */
function valuesOf({ field, say }: Teller, id: FaceId, cost: number | null): string[] {
  const face = field.faces.get(id);
  if (face === undefined) return [];
  const { gun, land, navalTactics, landTactics, cannonade } = face;
  const value = (name: string, n: number | null): string[] =>
    n === null || n === 0 ? [] : [say(`value.${name}`, { n })];
  return [
    ...(isShip(face) && gun === null ? [say('value.unarmed')] : []),
    ...(isShip(face) && gun === cost ? [] : value('gun', gun)),
    ...value('land', land),
    ...value('sea', navalTactics),
    ...value('ashore', landTactics),
    ...(isShip(face) ? [] : value('cannonade', cannonade)),
  ];
}

// Reactions: the same list for every seat and every turn, so that none of them tells anything.

function reactions(teller: Teller): Subject {
  const { say, telling } = teller;
  if (telling.next === null) return { title: '', rows: [] };
  const standing = telling.standing.map((order) => ({
    label: order.id,
    text: [say('reactions.standing')] as Words,
    order: order.canonical,
  }));
  const verbs = telling.standing.map(({ verb }) => verb);
  // Who has given two of a kind may think that the first still counts.
  const isTwice = verbs.some((verb, n) => verbs.indexOf(verb) < n);
  const several = isTwice ? [{ label: say('reactions.several'), text: [say('reactions.several.text')] as Words }] : [];
  const defaults = unasked
    .filter(({ id }) => !telling.standing.some(({ verb, when }) => verb === id && !when))
    .map(({ id, example }) => ({
      label: say(`reaction.${id}`),
      text: [say(`reaction.${id}.default`)] as Words,
      order: example,
    }));
  return { title: say('chapter.reactions'), rows: [...silence(teller), ...standing, ...several, ...defaults] };
}

/** What comes of the calls of a letter that nobody answers, matter by matter: what the silent seat's conduct does. */
function silence({ say, telling }: Teller): Subject['rows'] {
  const call = telling.next?.printed === 0 ? 'set-up' : telling.next?.calls[0];
  if (call === undefined) return [];
  const matters = call === 'orders' ? ['movement', 'combat'] : [call];
  return matters.map((matter) => ({ label: say('reactions.silence'), text: [say(`next.silence.${matter}`)] }));
}
