/** The entries of a journal in words, as the desk lists them. */
import type { AnyGame } from '../../engine/contract.ts';
import type { Entry } from '../../engine/journal.ts';
import type { TableAct } from '../../engine/table-acts.ts';
import { seatName } from '../../table/telling.ts';

/** One entry of the journal in a line. */
export function entryShown(game: AnyGame, { content }: Entry, when: (at: Date) => string) {
  const { kind, by, at, seq } = content;
  const own = kind === 'ruling' || kind === 'rewind' || kind === 'rebase' ? content.reason : reasonIn(content);
  const ordinal = kind === 'rewind' ? content.to.turn : 'turn' in content ? content.turn : null;
  const first = game.clock(game.setup()).printed;
  return {
    seq,
    by: by === 'table' ? null : by === 'umpire' ? 'the umpire' : seatName(game, by, 'en'),
    at: when(new Date(at)),
    what: kind === 'table' ? actIn(content, game) : ENTRIES[kind],
    turn: ordinal === null ? null : first - 1 + ordinal,
    reason: own === undefined || own === '' ? null : own,
  };
}

/** `More time: 24 hours`, `Invitation sent: British` */
function actIn(said: TableAct, game: AnyGame): string {
  const about = aboutOf(said, game);
  return about === null ? ACTS[said.act] : `${ACTS[said.act]}: ${about}`;
}

function aboutOf({ act, facts }: TableAct, game: AnyGame): string | null {
  switch (act) {
    case 'extend':
      return `${facts.hours} hours`;
    case 'option':
      return facts.setting;
    case 'tempo':
      return facts.tempo;
    default:
      return 'seat' in facts ? seatName(game, facts.seat, 'en') : null;
  }
}

const reasonIn = (content: Entry['content']): string | undefined =>
  content.kind === 'table' && 'reason' in content.facts ? content.facts.reason : undefined;

/** What the table and its umpire do, in words. */
const ACTS: Readonly<Record<TableAct['act'], string>> = {
  accept: 'Invitation accepted',
  'accept-draw': 'Draw agreed to',
  address: 'Another e-mail address',
  admit: 'Mail in doubt let in',
  annul: 'Game annulled',
  approve: 'Letters approved',
  broadcast: 'Message to all seats',
  decline: 'Invitation declined',
  'decline-draw': 'Draw declined',
  end: 'Game ended',
  erase: 'Who sat there is forgotten',
  extend: 'More time',
  invite: 'Invitation sent',
  level: 'How well the computer plays a seat',
  move: 'Deadline moved for an absence',
  'offer-draw': 'Draw offered',
  option: 'Setting changed',
  orders: 'Orders entered by the umpire',
  pause: 'Game paused',
  phrase: 'Phrase for the dice',
  press: 'Message between seats',
  process: 'Call closed at once',
  proof: 'How mails are proven',
  reading: 'Language, time zone or paper',
  replace: 'Seat taken over',
  resign: 'Resigned',
  resume: 'Game goes on',
  rhythm: 'Deadlines at other times',
  seeding: 'New phrases asked for',
  start: 'Game begun',
  surrender: 'Surrendered',
  tempo: 'Tempo changed',
  token: 'Another address to write to',
  umpire: 'The umpire’s letters',
  withhold: 'Next letters are to wait',
  word: 'Message to one seat',
};

const ENTRIES: Readonly<Record<Exclude<Entry['content']['kind'], 'table'>, string>> = {
  genesis: 'Game founded',
  'seed-commit': 'Secret of all dice drawn, its fingerprint kept',
  'seed-seals': 'Seals of the players’ phrases fixed',
  'seed-beacon': 'Round of the public beacon',
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
