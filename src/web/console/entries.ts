/** The entries of a journal in words, as the desk lists them. */
import type { AnyGame } from '../../engine/contract.ts';
import type { Entry } from '../../engine/journal.ts';
import { seatName } from '../../table/telling.ts';

/** One entry of the journal in a line. */
export function entryShown(game: AnyGame, { content }: Entry, when: (at: Date) => string) {
  const { kind, by, at, seq } = content;
  const facts = kind === 'table' ? (content.facts as Readonly<Record<string, unknown>>) : {};
  const own = kind === 'ruling' || kind === 'rewind' || kind === 'rebase' ? content.reason : facts.reason;
  const ordinal = kind === 'rewind' ? content.to.turn : 'turn' in content ? content.turn : null;
  const first = game.clock(game.setup()).printed;
  return {
    seq,
    by: by === 'table' ? null : by === 'umpire' ? 'the umpire' : seatName(game, by, 'en'),
    at: when(new Date(at)),
    what: kind === 'table' ? actIn(content.act, facts, game) : ENTRIES[kind],
    turn: ordinal === null ? null : first - 1 + ordinal,
    reason: typeof own === 'string' && own !== '' ? own : null,
  };
}

/** `More time: 24 hours`, `Invitation sent: British` */
function actIn(act: string, { hours, setting, tempo, seat }: Readonly<Record<string, unknown>>, game: AnyGame): string {
  const about = [hours === undefined ? null : `${hours} hours`, setting, tempo];
  const words = about.filter((word) => typeof word === 'string');
  if (typeof seat === 'string') words.push(seatName(game, seat, 'en'));
  const name = ACTS[act] ?? act.replaceAll('-', ' ');
  return words.length === 0 ? name : `${name}: ${words.join(', ')}`;
}

/** What the table and its umpire do, in words; an act that is not here goes by its own name. */
const ACTS: Readonly<Record<string, string>> = {
  accept: 'Invitation accepted',
  address: 'Another e-mail address',
  admit: 'Mail in doubt let in',
  annul: 'Game annulled',
  approve: 'Letters approved',
  broadcast: 'Message to all seats',
  decline: 'Invitation declined',
  end: 'Game ended',
  erase: 'Who sat there is forgotten',
  extend: 'More time',
  invite: 'Invitation sent',
  move: 'Deadline moved for an absence',
  option: 'Setting changed',
  orders: 'Orders entered by the umpire',
  pause: 'Game paused',
  phrase: 'Phrase for the dice',
  process: 'Call closed at once',
  proof: 'How mails are proven',
  reading: 'Language, time zone or paper',
  replace: 'Seat taken over',
  resume: 'Game goes on',
  rhythm: 'Deadlines at other times',
  seeding: 'New phrases asked for',
  start: 'Game begun',
  tempo: 'Tempo changed',
  token: 'Another address to write to',
  umpire: 'The umpire’s letters',
  withhold: 'Next letters are to wait',
  word: 'Message to one seat',
};

const ENTRIES: Readonly<Record<Exclude<Entry['content']['kind'], 'table'>, string>> = {
  genesis: 'Game founded',
  'seed-commit': 'Secret of all dice drawn, its fingerprint kept',
  'seed-mix': 'Players’ phrases mixed into the dice',
  'key-commit': 'Dice promised',
  lock: 'Orders fixed',
  answers: 'Questions of the rules answered',
  pause: 'Play waits for orders',
  close: 'Turn closed',
  'key-open': 'Dice opened',
  'seed-open': 'Secret of all dice opened',
  ruling: 'Ruling',
  rewind: 'Play taken back',
  upgrade: 'Rules of a newer release',
  rebase: 'Goes on by other rules',
};
