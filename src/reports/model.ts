/** The report of a turn as one JSON value: the story a game tells, and what we know of game, deadline and record. */
import type { Language } from '../engine/contract.ts';
import type { Story } from '../engine/story.ts';
import { formHead } from '../orders/form.ts';
import type { Deadline } from './dates.ts';

/** One die of the ledger. */
export interface LedgerRoll {
  /** `t16/allies/combat/1404/!close-combat` */
  address: string;
  /** What it was thrown for, in the reader's language. */
  what?: string;
  sides: number;
  /** What its lowest face says. */
  lowest: number;
  /** Natural face as printed on the die, `lowest` … `lowest` + sides - 1. */
  face: number;
  /** The face an umpire put in its place. */
  ruled?: number;
}

/** A run of this turn that was taken back: printed so that nobody need take our word for what it held. */
export interface WithdrawnRun {
  /** `1` for the first withdrawn run of the turn. */
  run: number;
  by: string;
  reason: string;
  ledger: readonly LedgerRoll[];
  keys: readonly Key[];
}

/** Whose dice a key opens; `name` where that is a role, in the reader's language. */
export interface Audience {
  audience: string;
  name?: string;
}

export interface Key extends Audience {
  hex: string;
}

/** Seed and mix of a game (dice.md §20). */
export interface KeySource {
  seed: string;
  mix: string;
}

/** A key that stays closed to this seat, by its hash. */
interface ClosedKey extends Audience {
  hash: string;
}

/** What a report says that no game knows: whose game, when orders are due, the proof at the foot. */
export interface Envelope {
  /** `{id: 'savannah-7', label: 'Savannah 7'}` */
  game: { id: string; label: string };
  /** The seat the letter goes to: id for the order form, name in the reader's language. */
  seat: { id: string; name: string };
  language: Language;
  /** The turn reported: count from 1, and the number on the track. */
  ordinal: number;
  printed: number;
  /** The call now open: its turn as printed, its id, and what its orders are called (`movement orders`). Null when none is. */
  next: { printed: number; call: string; orders?: string } | null;
  /** A choice waits for the seat, in a letter of its own. */
  chooses?: boolean;
  /** Lines of the form that stand on file for this call already. */
  onFile?: readonly string[];
  /** Null when no orders are due, or no time is set for them. */
  deadline: Deadline | null;
  ledger: readonly LedgerRoll[];
  /** Keys opened with this letter. */
  keys: readonly Key[];
  /** Keys of this turn that stay closed to this seat, by hash. */
  closed: readonly ClosedKey[];
  /** Promises for turns to come, as printed on the track. */
  commitments: readonly { printed: number; hex: string }[];
  /** What all keys of the game come from, once it is over. */
  source?: KeySource;
  /** Head of the journal, 64 hexadecimal digits. */
  head: string;
  /** `Second edition: the umpire ruled on 1404`; null for a first report. */
  revision: string | null;
  withdrawn: readonly WithdrawnRun[];
}

/** The JSON report. Raised `version`: a reader of the old one would misread it. */
export interface ReportModel {
  format: 'fieldpost.report';
  version: 4;
  language: Language;
  game: { id: string; label: string };
  seat: { id: string; name: string; side: string };
  turn: { ordinal: number; printed: number };
  revision: string | null;
  next: { printed: number; call: string; orders: string | null } | null;
  /** A choice waits for the seat, in a letter of its own. */
  chooses?: boolean;
  deadline: Deadline | null;
  story: Omit<Story, 'form'>;
  /** The order form whole, `BEGIN` to `END`; empty when nothing is open. */
  form: readonly string[];
  /** How many of its lines after `BEGIN` say what is on file: the reader's own, and no examples. None: no lines do. */
  onFile?: number;
  /** Where the form can be filled in on the web, in a letter alone. */
  orderPage?: string;
  /** The report of the turn before, in a letter that comes when others have played in this one already. */
  before?: ReportModel;
  record: {
    ledger: readonly LedgerRoll[];
    keys: readonly Key[];
    closed: readonly ClosedKey[];
    commitments: readonly { printed: number; hex: string }[];
    source?: KeySource;
    head: string;
    withdrawn: readonly WithdrawnRun[];
  };
}

/** Puts story and envelope together; nothing is copied, nothing is worked out twice. */
export function reportModel(story: Story, envelope: Envelope): ReportModel {
  const { form, ...told } = story;
  const { next, onFile = [] } = envelope;
  return {
    format: 'fieldpost.report',
    version: 4,
    language: envelope.language,
    game: envelope.game,
    seat: { id: envelope.seat.id, name: envelope.seat.name, side: story.side },
    turn: { ordinal: envelope.ordinal, printed: envelope.printed },
    revision: envelope.revision,
    next: next === null ? null : { printed: next.printed, call: next.call, orders: next.orders ?? null },
    ...(envelope.chooses && { chooses: true }),
    deadline: envelope.deadline,
    story: told,
    form:
      next === null
        ? []
        : [
            formHead({ game: envelope.game.id, seat: envelope.seat.id, turn: next.printed, call: next.call }),
            ...onFile,
            ...form,
            'END',
          ],
    ...(next !== null && onFile.length > 0 && { onFile: onFile.length }),
    record: {
      ledger: envelope.ledger,
      keys: envelope.keys,
      closed: envelope.closed,
      commitments: envelope.commitments,
      ...(envelope.source && { source: envelope.source }),
      head: envelope.head,
      withdrawn: envelope.withdrawn,
    },
  };
}

/** The model as JSON on one line; the same report is the same bytes. */
export function renderReportJson(model: ReportModel): string {
  const { story, ...rest } = model;
  const { map, ...told } = story;
  const drawn = Object.entries(map).map(([name, part]) => `${JSON.stringify(name)}:${mapPart(name, part)}`);
  return `{"story":{"map":{${drawn.join(',')}},${JSON.stringify(told).slice(1)},${JSON.stringify(rest).slice(1)}\n`;
}

/** Parts of a map that the reports of a game share, most of its JSON by far: written once for each array. */
const GROUND: ReadonlySet<string> = new Set(['terrains', 'sides', 'hexes', 'edges', 'ways', 'zones', 'labels']);
const written = new WeakMap<object, string>();

function mapPart(name: string, part: unknown): string {
  if (!GROUND.has(name) || typeof part !== 'object' || part === null) return JSON.stringify(part);
  let json = written.get(part);
  if (json === undefined) {
    json = JSON.stringify(part);
    written.set(part, json);
  }
  return json;
}

/** Ground, figure and word colours of a side, as its map draws it; a quiet grey for one the map does not know. */
export function colours(model: ReportModel, side: string): { ground: string; figures: string; word: string } {
  const style = model.story.map.sides.find((one) => one.id === side);
  return style === undefined
    ? { ground: '5A6068', figures: 'FFFFFF', word: '5A6068' }
    : { ground: style.ground, figures: style.figures, word: style.star };
}
