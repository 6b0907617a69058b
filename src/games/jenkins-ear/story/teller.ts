/** What every chapter of a report is told from: the reader, his views, what he heard, and how things are named. */
import type { Heard, Telling } from '../../../engine/contract.ts';
import { numbered, opened, type Phrasebook } from '../../../engine/phrase.ts';
import type { EarEvents, Loss, SeenLoss, Tale, TaleOf } from '../events.ts';
import type { CounterId, FaceId, Field, HexId, PortId, Side } from '../field.ts';
import type { EarLanguage } from '../messages/languages.ts';
import { isFriendlyPort } from '../ports.ts';
import type { OpenedWar } from '../scenario/open.ts';
import { counterOf, enemyOf, hexOf, isDeception } from '../units.ts';
import type { EarView } from '../view.ts';

export interface Teller {
  readonly war: OpenedWar;
  readonly field: Field;
  readonly telling: Telling<EarView>;
  readonly say: Phrasebook<EarLanguage>;
  readonly side: Side;
  readonly enemy: Side;
  /** What happened in the turn told. */
  readonly tales: readonly Tale[];
  /** Those that an earlier letter of the turn has told. */
  readonly told: ReadonlySet<Tale>;
  /** What has happened already in the turn that opens next; nothing in a letter of the turn in play, which tells it itself. */
  readonly later: readonly Tale[];
  readonly before: EarView;
  readonly after: EarView;
}

export function tellerOf(war: OpenedWar, say: Phrasebook<EarLanguage>, telling: Telling<EarView>): Teller {
  const side = telling.who as Side;
  const { field } = war;
  const talesIn = (heard: readonly Heard[]) => talesOf(heard).filter((tale) => !isUnseen(field, telling.before, tale));
  const tales = talesIn(telling.heard);
  return {
    war,
    field,
    telling,
    say,
    side,
    enemy: enemyOf(side),
    tales,
    told: new Set(tales.slice(0, talesIn(telling.heard.slice(0, telling.told ?? 0)).length)),
    later: telling.next?.printed === telling.before.turn ? [] : talesIn(telling.next?.heard ?? []),
    before: telling.before,
    after: telling.after,
  };
}

/** What an earlier letter of the turn has told is no news in this one. */
export const unlessTold = ({ told }: Teller, ...tales: readonly Tale[]): { quiet?: true } =>
  tales.every((tale) => told.has(tale)) ? { quiet: true } : {};

/** Does the letter ask for orders? */
export const asks = ({ telling }: Pick<Teller, 'telling'>): boolean => telling.next?.calls[0] !== undefined;

function talesOf(heard: readonly Heard[]): readonly Tale[] {
  const tales = heard.filter((one): one is Tale => one.kind.startsWith('ear.'));
  return tales.flatMap((tale): Tale[] => (tale.kind === 'ear.scuttled' ? [tale, sunk(tale)] : [tale]));
}

/** An enemy who goes ashore in a port of his own only changes his place in a stack of which one sees the top (4.4). */
const isUnseen = (field: Field, before: EarView, { kind, facts }: Tale): boolean =>
  kind === 'ear.landed' && 'count' in facts && isFriendlyPort(before, hexOf(field, facts.hex), facts.side);

/** A ship that her own crew sank is lost like any other. */
function sunk(tale: TaleOf<'ear.scuttled'>): TaleOf<'ear.lost'> {
  const { side, hex, unit, face } = tale.facts;
  const losses: Loss[] = [{ unit, face, die: null, cost: null, to: 'out', with: null }];
  return { ...tale, kind: 'ear.lost', facts: { side, hex, cause: 'scuttled', chosenBy: null, losses } };
}

export function ofKind<K extends keyof EarEvents>(tales: readonly Tale[], kind: K): TaleOf<K>[] {
  return tales.filter((tale): tale is TaleOf<K> => tale.kind === kind);
}

/** Where storms lie as the call that is open finds them: those of the turn just played are over by then. */
export function stormsAhead({ after, later }: Teller): readonly HexId[] {
  return ofKind(later, 'ear.storm').at(-1)?.facts.hexes ?? after.storms;
}

/** The San Isidro where she is the reader's and still to come, and when and where she does (11.9). */
export function awaitedFromSpain({ field, after }: Teller): { id: CounterId; hex: HexId; turn: number } | null {
  const { counter, hex } = field.tables.isidro;
  const isDue = after.isidro !== null && after.units[counter]?.fate === 'due';
  return isDue ? { id: counter, hex, turn: after.isidro?.box ?? 0 } : null;
}

/** A counter by its name, one of the enemy's by its front. */
export function unitName({ field, say }: Teller, id: CounterId | FaceId): string {
  return (field.counters.get(id) ?? field.faces.get(id))?.name[say.language] ?? id;
}

/** A counter of a combat: ours, ships and leaders by their names, others of the enemy by what their fronts show. */
export function counterNamed(teller: Teller, id: CounterId): string {
  const counter = teller.field.counters.get(id);
  return counter === undefined || isOurs(teller, counter.side) ? unitName(teller, id) : faceName(teller, counter.face);
}

export function faceName({ field, say }: Teller, face: FaceId | null): string {
  return field.faces.get(face ?? '')?.name[say.language] ?? face ?? '';
}

/** `Cornwall, Boyne and Soldiers 16`: ours each by its name, the enemy's as their fronts are. */
export function countersNamed(teller: Teller, ids: readonly CounterId[]): string {
  return together(
    teller,
    ids.map((id) => counterNamed(teller, id)),
  );
}

/** `Boyne, 2 × Frigate and 3 more` */
export function facesNamed(teller: Teller, faces: readonly FaceId[], most = faces.length): string {
  const names = faces.map((face) => faceName(teller, face));
  const told = [...new Set(names)].slice(0, most);
  const rest = names.filter((name) => !told.includes(name));
  return together(
    teller,
    names.filter((name) => told.includes(name)),
    rest.length,
  );
}

/** `Boyne and 2 × Frigate`: those of one name together, whatever their values. */
function together({ say }: Teller, names: readonly string[], more = 0): string {
  const counted = new Map<string, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  const told = [...counted].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`));
  return say.list(more > 0 ? [...told, say('stack.more', { n: more })] : told);
}

/** `Port Royal`, or the hex. */
export function placed({ field, say }: Teller, hex: HexId): string {
  return field.hexes.get(hex)?.port?.name[say.language] ?? hex;
}

/** Is the port of the hex in the hands of the side? */
export function isHeldBy({ field, after }: Teller, hex: HexId, side: Side): boolean {
  return after.ports[field.hexes.get(hex)?.port?.id ?? ''] === side;
}

/** `Port Royal (2719)`, or the hex. */
export function placedFully(teller: Teller, hex: HexId): string {
  return numbered(placed(teller, hex), hex);
}

export function portName({ field, say }: Teller, port: PortId): string {
  return field.ports.get(port)?.name[say.language] ?? port;
}

export function isOurs({ side }: Teller, other: Side): boolean {
  return other === side;
}

/** Is the reader of no side: the public, or who sees everything? */
export function isOpenEyed({ field, telling }: Pick<Teller, 'field' | 'telling'>): boolean {
  return !field.sides.some((side) => side === telling.who);
}

/** `we`, `the Spanish`: who does something. */
export function whoOf(teller: Teller, side: Side): string {
  return isOurs(teller, side) ? teller.say('we') : teller.say(`side.${side}.the`);
}

/** What a side did, as a sentence: of us by that, of others by their name. */
export function did(teller: Teller, key: string, side: Side, facts: Parameters<Teller['say']>[1]): string {
  return opened(teller.say(key, { ours: isOurs(teller, side), who: whoOf(teller, side), ...facts }));
}

/** A beaten attacker draws off; to his own side with which of the Deceptions that hid him. */
export function drewOff(
  teller: Teller,
  key: string,
  { kind, facts }: TaleOf<'ear.naval-retreat' | 'ear.land-retreat'>,
) {
  const { side, from, to } = facts;
  const screens = 'units' in facts ? facts.units.filter((id) => isDeception(counterOf(teller.field, id))) : [];
  return did(teller, key, side, {
    ashore: kind === 'ear.land-retreat',
    from: placedFully(teller, from),
    to: to === null ? '' : placedFully(teller, to),
    along: screens.length === 0 ? '' : countersNamed(teller, screens),
  });
}

/** The counters lost, as far as the reader knows them, by name. */
export function lostNames(teller: Teller, losses: readonly (Loss | SeenLoss)[]): string {
  return together(
    teller,
    losses.map((loss) => ('unit' in loss ? unitName(teller, loss.unit) : faceName(teller, loss.face))),
  );
}

/** Phases of the turn by the second segment of an address. */
export function phaseOf({ address }: Pick<Tale, 'address'>): string {
  return address.split('/')[1] ?? '';
}
