/** What a fight decides for a seat that says nothing of it: before it, and after it what was chosen; with the line that says otherwise. */
import type { Subject } from '../../../engine/chapters.ts';
import { comesTo } from '../../../engine/conditions.ts';
import type { Decided, Order } from '../../../engine/contract.ts';
import { withoutStanding } from '../../../engine/order-form.ts';
import { opened, pause } from '../../../engine/phrase.ts';
import { postsOf } from '../frame/posts.ts';
import { canFire } from '../rules/aim.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { sideOf } from '../rules/units.ts';
import { combatsOf } from './combat-card.ts';
import { gunsFired } from './outlook.ts';
import { follow, placesBefore } from './places.ts';
import { isCommanded } from './reader.ts';
import { type Block, effectsOf, namedAll, printed, type Tale, type TaleOf, type Teller } from './teller.ts';

/** Each matter with the kinds of questions it covers. */
const MATTERS = {
  lead: ['lead-unit', 'tactic'],
  losses: ['second-step', 'stack-excess', 'mortar-victim'],
  capture: ['capture-choice'],
  retreat: ['retreat-path', 'mixed-stack-retreat', 'leave-lines', 'leave-pin'],
  advance: ['advance-hex', 'advance-lead', 'advance-others'],
  reroll: ['combat-reroll'],
  bound: ['must-attack'],
  pins: ['pin-response'],
} as const;
type Matter = keyof typeof MATTERS;
const TOLD: ReadonlySet<string> = new Set(Object.values(MATTERS).flat());

/** A matter, or what the enemy's half of a turn brings besides. */
type Topic = Matter | 'fire' | 'defence';

/** Verbs whose lines, standing or on file, decide a matter. */
const SAID_BY: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  fire: ['FIRE'],
  defence: ['DEFEND'],
  lead: ['DEFEND'],
  losses: ['LOSSES'],
  capture: ['CAPTURE', 'LOSSES'],
  retreat: ['RETREAT'],
  advance: ['ADVANCE'],
  reroll: ['MOMENTUM REROLL', 'MOMENTUM KEEP'],
};
const matters = Object.keys(MATTERS) as Matter[];

/** Topics of a side that attacks, and of one whose guns fire and whose troops are attacked in the enemy's half. */
const IN_FIGHT: readonly Topic[] = ['lead', 'losses', 'retreat', 'advance', 'reroll'];
const IN_ENEMY_HALF: readonly Topic[] = ['fire', 'defence', 'losses', 'retreat', 'reroll'];

/** What will be decided; nothing where the choices of a fight are put by letter. */
export function decided(teller: Teller): readonly Subject[] {
  return decidedOf(teller, 'decided.title', IN_FIGHT);
}

/** What will be decided while the enemy marches and attacks, which nobody is asked for: told with the call for marches. */
export function decidedInEnemyHalf(teller: Teller): readonly Subject[] {
  if (teller.telling.next?.calls[0] !== 'movement' || teller.scale === 'strategic') return [];
  return decidedOf(teller, 'decided.title.enemy', IN_ENEMY_HALF);
}

function decidedOf(teller: Teller, title: string, topics: readonly Topic[]): readonly Subject[] {
  const { say, telling, at, now, side, field } = teller;
  if (telling.next === null || telling.next.asks) return [];
  const held = now.momentum[side] ?? 0;
  const homes = new Set(field.armies.flatMap((one) => (one.side === side ? [one.headquarters] : [])));
  const hasGuns =
    Object.keys(now.units).some((unit) => isCommanded(teller, unit) && canFire(at, unit)) && !gunsFired(teller);
  const rows = topics
    .filter((matter) => (matter !== 'fire' || hasGuns) && (matter !== 'reroll' || held > 0))
    .map((matter) => {
      const lines = linesOn(teller, matter);
      const text = say(`decided.${matter}.text`, { held, hq: say.list([...homes]) });
      if (lines.length === 0) return { label: say(`decided.${matter}`), text: [text], ...lineFor(teller, matter) };
      const list = lines.map((line) => say('decided.line', { line })).join(pause(say.language));
      const own = matter === 'reroll' && ordersOn(teller, matter).some((order) => comesTo(order, ['MOMENTUM REROLL']));
      const said = own ? say('decided.reroll.said', { list, held }) : say('decided.said', { list, text });
      return { label: say(`decided.${matter}`), text: [said] };
    });
  return [{ title: say(title), rows }];
}

/** Could our staff spend a chit on a second throw, one that is held or that the turn brings? Not where the reader has said, or is asked. */
export const maySpend = (teller: Teller): boolean =>
  (teller.now.momentum[teller.side] ?? 0) + teller.now.pool > 0 &&
  !teller.telling.next?.asks &&
  linesOn(teller, 'reroll').length === 0;

/** What may be spent on a second throw, with the line that keeps it. */
export function secondThrow(teller: Teller): readonly Block[] {
  const { say, now, side } = teller;
  const held = now.momentum[side] ?? 0;
  if (held === 0 || !maySpend(teller)) return [];
  const head = `${say('decided.reroll')}${say('fights.colon')}${say('decided.reroll.text', { held })}`;
  return [{ head, lines: [say('decided.reroll.order')] }];
}

/** Lines of the reader's that decide a matter: `s5 LOSSES auxerrois FIRST`. */
function linesOn(teller: Teller, matter: Topic): readonly string[] {
  return ordersOn(teller, matter).map(({ id, canonical }) =>
    teller.telling.standing.some((one) => one.id === id) ? `${id} ${withoutStanding(canonical)}` : canonical,
  );
}

function ordersOn({ telling }: Teller, matter: Topic): readonly Order[] {
  const verbs = SAID_BY[matter] ?? [];
  return [...telling.standing, ...(telling.onFile ?? [])].filter((order) => comesTo(order, verbs));
}

/** What was decided in the turn, as far as it is told; nothing where the seat had said it all. */
export function wereDecided(teller: Teller): readonly Subject[] {
  const { say, telling } = teller;
  const rows = matters.flatMap((matter) => {
    const kinds: readonly string[] = MATTERS[matter];
    const chosen = (telling.decided ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .filter((one) => isForReader(teller, one) && !isVain(teller, one) && !wasTold(teller, one));
    const label = say(`decided.${matter}`);
    // Who leads an attack is a word of its ATTACK line; who leads a defence, of a standing DEFEND.
    const isOfAttack = ({ address }: Decided): boolean => fightOf(teller, address)?.side === teller.side;
    const inAttack = matter === 'lead' ? chosen.filter(isOfAttack) : [];
    const rest = chosen.filter((one) => !inAttack.includes(one));
    // One unit alone leads itself, and a line may have said either.
    const open = new Set(inAttack.map(({ kind }) => kind));
    const left = { led: open.has('lead-unit'), open: open.has('tactic') };
    const byAttack = say('decided.by.attack', { list: choices(teller, inAttack), ...left });
    return [
      ...(inAttack.length === 0 ? [] : [{ label, text: [byAttack] }]),
      ...(rest.length === 0 ? [] : [{ label, ...chosenOf(teller, matter, rest) }]),
    ];
  });
  const first = rows.findIndex((row) => 'brief' in row);
  const all = [
    ...drawnInto(teller),
    // That a line decides it instead is said once.
    ...rows.map(({ brief, ...row }, n) => (n > first && brief ? { ...row, brief } : row)),
  ];
  return all.length === 0 ? [] : [{ title: say('decided.title.after'), rows: all }];
}

/** What standing orders chose, where all of it is such as fights ask. */
export const settled = (teller: Teller, stood: readonly Decided[]): string =>
  stood.every(({ kind }) => TOLD.has(kind)) ? choices(teller, stood) : '';

/** Whom a bomb struck that did him no harm. */
const isVain = ({ tales }: Teller, { kind, address }: Decided): boolean =>
  kind === 'mortar-victim' &&
  tales.some((one) => one.kind === 'boar.mortar' && !one.facts.effects[0] && isOf(one, address));

/** Did an earlier letter of the turn tell of what it was part of? */
const wasTold = ({ told }: Teller, { address }: Decided): boolean => [...told].some((tale) => isOf(tale, address));

/** What was chosen on a matter, and the line that would have chosen; own lines on it that did not, where there are any. */
function chosenOf(teller: Teller, matter: Matter, chosen: readonly Decided[]): Omit<Subject['rows'][number], 'label'> {
  const { say, telling } = teller;
  const list = choices(teller, chosen);
  const own = linesOn(teller, matter).length;
  if (own > 0) return { text: [say('decided.by.besides', { list })] };
  // Once the game is over there is no line to send.
  return {
    text: [say('decided.by', { list })],
    brief: [`${opened(list)}.`],
    ...(telling.next === null ? {} : lineFor(teller, matter)),
  };
}

const choices = (teller: Teller, chosen: readonly Decided[]): string =>
  [...new Set(chosen.map((one) => choiceOf(teller, one)))].join(pause(teller.say.language));

/** The fight in which a choice came up. */
const fightOf = (teller: Teller, address: string): TaleOf<'boar.combat'>['facts'] | undefined =>
  combatsOf(teller).find(({ tale }) => isOf(tale, address))?.tale.facts;

const isOf = (tale: Pick<Tale, 'address'>, address: string): boolean => address.startsWith(`${tale.address}/`);

/** Attacks fought because the rules compel them: those that no line ordered, and those whose line could not be followed. */
function drawnInto(teller: Teller): Subject['rows'] {
  const { say, telling } = teller;
  const fought = new Set(teller.tales.flatMap((tale) => (tale.kind === 'boar.combat' ? tale.facts.on : [])));
  const followed = new Set(
    telling.fates.flatMap(({ reasons }) =>
      reasons.flatMap(({ code, facts }) => (code === 'boar.fought' ? [facts.on].flat() : [])),
    ),
  );
  const named = new Set(telling.fates.flatMap(({ canonical }) => attacked(canonical)));
  const made = (telling.decided ?? [])
    .filter(({ kind }) => kind === 'attack-declare')
    .flatMap(
      ({ answer }) => answer as readonly { on: readonly HexId[]; with: readonly UnitId[]; divert?: readonly HexId[] }[],
    )
    .filter(
      ({ on, with: units }) =>
        units.some((unit) => isCommanded(teller, unit)) && on.every((hex) => fought.has(hex) && !followed.has(hex)),
    );
  return (['by', 'despite'] as const).flatMap((how) => {
    const attacks = made.filter(({ on }) => on.some((hex) => named.has(hex)) === (how === 'despite'));
    if (attacks.length === 0) return [];
    const list = attacks.map(({ on, with: units, divert = [] }) => {
      return say('fights.attack', { on: say.list(on), units: units.join(', '), diverted: say.list(divert) });
    });
    const text = say(`decided.attacks.${how}`, { list: list.join(pause(say.language)) });
    return [{ label: say('decided.attacks'), text: [text] }];
  });
}

/** The hexes that a line attacks: `1404` and `1504` of `IF ODDS >= 2:1 ATTACK 1404, 1504 WITH …`. */
function attacked(canonical: string): readonly HexId[] {
  return /\bATTACK ((?:\d{4}(?:, )?)+)/.exec(canonical)?.[1]?.match(/\d{4}/g) ?? [];
}

/** Was it this reader's to decide: does it name units of his, or of nobody's on his side? */
function isForReader(teller: Teller, { address, answer }: Pick<Decided, 'address' | 'answer'>): boolean {
  const named = [...address.split('/'), ...[answer].flat().map(String)];
  const units = named.filter((id) => teller.field.counters.get(id)?.side === teller.side);
  return units.length === 0 || units.some((unit) => isCommanded(teller, unit));
}

/** `1404 Stand Fast`; of a retreat who fell back, and from where. */
function choiceOf(teller: Teller, { address, kind, answer }: Pick<Decided, 'address' | 'kind' | 'answer'>): string {
  const parts = address.split('/');
  const hexes = parts.filter((part) => teller.field.hexes.has(part));
  const from = hexes.at(-1) ?? '';
  const unit = parts[parts.lastIndexOf(from) - 1] ?? '';
  const leader = parts.find((part) => teller.field.leaders.has(part));
  if (kind === 'must-attack' && leader !== undefined)
    return teller.say('decided.rode', { leader: printed(teller, leader), hex: String(answer) });
  if (kind === 'mortar-victim') return teller.say('decided.struck', { unit: printed(teller, String(answer)) });
  if (kind === 'retreat-path' && teller.field.counters.has(unit)) {
    // A way of several hexes is chosen hex by hex, and told whole.
    const path = wayOver(teller, unit, from) ?? [from, String(answer)];
    return teller.say('decided.fell-back', { unit: printed(teller, unit), from: path[0] ?? '', to: path.at(-1) ?? '' });
  }
  if (kind === 'pin-response') return teller.say('decided.pinned', { hex: from, breaks: answer === 'break' });
  if (kind.startsWith('advance-')) return advanceOf(teller, address);
  const about = hexes[0] ?? parts.filter((part) => teller.field.counters.has(part)).map((id) => printed(teller, id))[0];
  return `${about ?? ''} ${inWords(teller, answer)}`.trim();
}

/** The hexes by which a unit fell back over this one. */
const wayOver = ({ tales }: Teller, unit: UnitId, hex: HexId): readonly HexId[] | undefined =>
  tales
    .flatMap(effectsOf)
    .flatMap((one) => (one.kind === 'retreat' && one.unit === unit && one.path.includes(hex) ? [one.path] : []))[0];

/** Who went forward after the fight of a choice, the lead among them, and who of its victors stayed behind. */
function advanceOf(teller: Teller, address: string): string {
  const fight = fightOf(teller, address);
  const to = fight?.effects.find((one) => one.kind === 'advance')?.to ?? '';
  const places = placesBefore(teller);
  for (const tale of teller.tales.slice(0, teller.tales.findIndex(({ facts }) => facts === fight) + 1))
    follow(places, tale);
  const ours = [...places].filter(([id]) => sideOf(teller.field, id) === teller.side);
  const at = (hexes: readonly HexId[]): string =>
    namedAll(
      teller,
      ours.flatMap(([id, hex]) => (hexes.includes(hex) ? [id] : [])),
    );
  // Where nobody was asked of the lead, the rules sent it in, whatever a line says.
  const isBound = ![...(teller.telling.decided ?? []), ...(teller.telling.stood ?? [])].some(
    (one) => one.kind === 'advance-lead' && fight !== undefined && fightOf(teller, one.address) === fight,
  );
  return teller.say('decided.advanced', { went: at([to]), to, bound: isBound, stayed: at(fight?.from ?? []) });
}

/** A line that says otherwise; none where the position has nothing to say it of. */
function lineFor(teller: Teller, matter: Topic): { order?: string } {
  const { say } = teller;
  if (matter === 'bound' || matter === 'pins') return {};
  if (matter !== 'lead' && matter !== 'defence') return { order: say(`decided.${matter}.order`) };
  const [post] = postsOf(teller.at, teller.side, (unit) => isCommanded(teller, unit));
  return post === undefined ? {} : { order: say('decided.lead.order', { hex: post.hex, unit: post.unit }) };
}

function inWords(teller: Teller, answer: unknown): string {
  const { say, field } = teller;
  if (Array.isArray(answer)) return answer.map((one) => inWords(teller, one)).join(', ') || say('answer.nobody');
  const id = String(answer);
  const key = [`answer.${id}`, `tactic.${id}`].find((known) => say.has(known));
  if (key !== undefined) return say(key);
  return field.hexes.has(id) ? say('decided.to', { hex: id }) : printed(teller, id);
}
