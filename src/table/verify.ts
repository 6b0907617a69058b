/**
 * Checks a game's record offline. Two levels: *record* (chain, commitments, every die, every hash; needs no rules) and
 * *replay* (the rules play it again and everything comes out the same).
 */

import { isBeforeRound, isSignatureOf, QUICKNET } from '../beacon/quicknet.ts';
import { decode, encode } from '../engine/canonical.ts';
import type { AnyGame, Event, Rolled } from '../engine/contract.ts';
import {
  commitmentOf,
  commitTurn,
  faceAt,
  hashesOf,
  keepersOf,
  type OpenedKeys,
  publishedDice,
  sealOf,
  seedCommitment,
} from '../engine/dice.ts';
import { keyOf, sha256 } from '../engine/digest.ts';
import { RecordBroken } from '../engine/errors.ts';
import { type BeaconRound, type Content, checkChain, type Entry } from '../engine/journal.ts';
import { type Chronicle, commitmentName, fold, mixOf, newestMix, type TurnRecord } from './record.ts';
import { replayTurns } from './replay.ts';

/** A game as an archive holds it: everything in its canonical text. */
export interface Archived {
  scenario: string;
  entries: readonly Entry[];
  /** Canonical text by ordinal; states also hold 0, the set-up. */
  states: ReadonlyMap<number, string>;
  events: ReadonlyMap<number, string>;
  ledgers: ReadonlyMap<number, string>;
}

export interface Verdict {
  level: 'record' | 'replay';
  head: string;
  /** What was checked and how often. */
  checked: Readonly<Record<string, number>>;
  /** Why replay was not reached. */
  because: string | null;
}

/**
 * Verifies; throws RecordBroken or RulesBroken with the first discrepancy. `open` gives the game these rules make of
 * the scenario, or null where they are another revision than the record's.
 */
export function verify(
  archived: Archived,
  open: (scenario: string, ruleset: string, revision: number) => AnyGame | null,
): Verdict {
  checkChain(archived.entries);
  const chronicle = fold(archived.entries);
  const { genesis } = chronicle;
  hashIs('scenario', genesis.scenarioHash, archived.scenario, 0);
  const played = chronicle.turns.filter((turn) => turn.close);
  onlyPlayed(archived, played);
  // Keys before dice: a key that was altered gives other dice, and the key is what is wrong.
  const keys = checkKeys(archived.entries, chronicle);
  const seals = checkSeals(archived.entries);
  const beacons = checkBeacons(archived.entries);
  const seeds = checkSeed(archived.entries, chronicle);
  const opened = openedKeys(archived.entries, chronicle);
  let dice = 0;
  const since = chronicle.rebase?.turn ?? 0;
  for (const turn of played)
    if (turn.ordinal > since) dice += checkTurn(archived, turn, opened.get(turn.ordinal) ?? []);
    else if (turn.ordinal === since) hashIs('state', turn.close?.state ?? '', chronicle.rebase?.state ?? '', since);
  const checked = { entries: archived.entries.length, turns: played.length, keys, dice, seeds, seals, beacons };
  const game = open(archived.scenario, genesis.ruleset, chronicle.revision);
  if (!game)
    return {
      level: 'record',
      head: chronicle.head,
      checked,
      because: `rules of ${genesis.ruleset} revision ${chronicle.revision} are not here`,
    };
  if (!chronicle.rebase) hashIs('set-up', sha256(encode(game.setup())), archived.states.get(0) ?? '', 0);
  const record = { id: genesis.game, game, entries: archived.entries };
  replayTurns(record, chronicle, played, (turn) =>
    publishedDice(opened.get(turn.ordinal) ?? [], decode<Rolled[]>(archived.ledgers.get(turn.ordinal) ?? '[]')),
  );
  return { level: 'replay', head: chronicle.head, checked, because: null };
}

/** No state, events or dice of a turn that the journal does not close. */
function onlyPlayed({ states, events, ledgers }: Archived, played: readonly TurnRecord[]): void {
  const known = new Set(played.map(({ ordinal }) => ordinal));
  for (const [what, turns] of Object.entries({ states, events, ledgers })) {
    const stray = [...turns.keys()].find((turn) => !known.has(turn) && !(turn === 0 && what === 'states'));
    if (stray !== undefined) throw new RecordBroken('turn-not-played', { what, turn: stray });
  }
}

/** Hashes of a closed turn, and every die whose key is open; returns how many dice were thrown again. */
function checkTurn(archived: Archived, turn: TurnRecord, opened: readonly OpenedKeys[]): number {
  const close = turn.close as NonNullable<TurnRecord['close']>;
  const ledger = archived.ledgers.get(turn.ordinal) ?? '';
  hashIs('state', close.state, archived.states.get(turn.ordinal) ?? '', turn.ordinal);
  hashIs('events', close.events, archived.events.get(turn.ordinal) ?? '', turn.ordinal);
  hashIs('ledger', close.ledger, ledger, turn.ordinal);
  const keys = opened.map(({ keys }) => keys);
  let thrown = 0;
  for (const rolled of decode<Rolled[]>(ledger)) {
    const known = keys.flatMap((byKeeper) => byKeeper[rolled.seenBy] ?? []);
    if (known.length === 0) continue;
    thrown++;
    if (!known.some((key) => faceAt(keyOf(key), rolled.address, rolled.sides) === rolled.face)) {
      throw new RecordBroken('die-differs', { turn: turn.ordinal, address: rolled.address, face: rolled.face });
    }
  }
  mentionsKnownDice(decode<Event[]>(archived.events.get(turn.ordinal) ?? '[]'), decode<Rolled[]>(ledger), turn.ordinal);
  return thrown;
}

/** Every die an event rests on stands in the ledger. */
function mentionsKnownDice(events: readonly Event[], ledger: readonly Rolled[], turn: number): void {
  const known = new Set(ledger.map((rolled) => rolled.address));
  for (const event of events) {
    for (const address of event.rolls)
      if (!known.has(address)) throw new RecordBroken('die-not-in-ledger', { turn, address });
  }
}

/** Opened keys hash to what was published, and those hashes to the commitment made before; returns how many. */
function checkKeys(entries: readonly Entry[], chronicle: Chronicle): number {
  let count = 0;
  for (const { content } of entries) {
    if (content.kind !== 'key-open') continue;
    const promised = chronicle.commitments.get(commitmentName(content.turn, content.epoch));
    const found = commitmentOf(content.hashes);
    if (promised !== found)
      throw new RecordBroken('commitment-differs', { turn: content.turn, epoch: content.epoch, promised, found });
    for (const [keeper, hash] of Object.entries(hashesOf(content.keys))) {
      if (content.hashes[keeper] !== hash) throw new RecordBroken('key-differs', { turn: content.turn, keeper });
      count++;
    }
  }
  return count;
}

/**
 * The marks of each round are those that were sealed before, none without, and nothing was sealed in between; returns how
 * many seals were opened. Rounds from before there were seals have none.
 */
function checkSeals(entries: readonly Entry[]): number {
  let seals: Readonly<Record<string, string>> | null = null;
  let opened = 0;
  for (const { content } of entries) {
    if (content.kind === 'seed-seals') {
      if (seals !== null) throw new RecordBroken('sealed-again', { seq: content.seq });
      seals = content.seals;
    }
    if (content.kind !== 'seed-mix') continue;
    if (seals !== null)
      for (const [seat, mark] of Object.entries(content.phrases)) {
        if (mark === '') continue;
        if (sealOf(mark) !== seals[seat]) throw new RecordBroken('seal-differs', { seat, seq: content.seq });
        opened++;
      }
    seals = null;
  }
  return opened;
}

/**
 * The round of the beacon that enters a mix was named before its time, with the seals, and is signed by the pinned key;
 * none that was named is passed over in silence. Returns how many have entered.
 */
function checkBeacons(entries: readonly Entry[]): number {
  let awaited: BeaconRound | null = null;
  let entered = 0;
  for (const { content } of entries) {
    const { seq } = content;
    if (content.kind === 'seed-seals' && content.beacon) {
      awaited = content.beacon;
      const { chain, round } = awaited;
      if (chain !== QUICKNET) throw new RecordBroken('beacon-unknown', { seq, chain });
      if (!isBeforeRound(content.at, round)) throw new RecordBroken('beacon-named-late', { seq, round });
    }
    if (content.kind === 'seed-mix' && awaited)
      throw new RecordBroken('beacon-left-out', { seq, round: awaited.round });
    if (content.kind !== 'seed-beacon') continue;
    const { chain, round, signature } = content;
    if (awaited?.round !== round || awaited.chain !== chain) throw new RecordBroken('beacon-not-named', { seq, round });
    awaited = null;
    if (signature === '') continue;
    if (!isSignatureOf(round, signature)) throw new RecordBroken('beacon-signature-differs', { seq, round });
    entered++;
  }
  return entered;
}

/** At the end of a game: the seed is the one committed to, the mix follows from it, and all commitments from the mix. */
function checkSeed(entries: readonly Entry[], chronicle: Chronicle): number {
  const shown = body(entries, 'seed-open');
  if (!shown) return 0;
  const { genesis } = chronicle;
  const committed = body(entries, 'seed-commit')?.commitment;
  if (seedCommitment(shown.seed) !== committed) throw new RecordBroken('seed-differs', { committed });
  const mix = newestMix(chronicle, shown.seed);
  if (mix !== shown.mix) throw new RecordBroken('mix-differs', { expected: mix, found: shown.mix });
  const roles = genesis.roles;
  const mixFor = mixOf(chronicle, shown.seed);
  for (const [name, promised] of chronicle.commitments) {
    const [turn, epoch] = name.split('/').map(Number) as [number, number];
    if (commitTurn(mixFor(turn, epoch), turn, epoch, roles) !== promised)
      throw new RecordBroken('commitment-differs', { turn, epoch, promised });
  }
  return 1 + keepersOf(roles).length * chronicle.commitments.size;
}

/** Keys opened for all, by turn, in the order in which they held. */
export function openedKeys(entries: readonly Entry[], chronicle: Chronicle): Map<number, OpenedKeys[]> {
  const keys = new Map<string, Readonly<Record<string, string>>>();
  for (const { content } of entries)
    if (content.kind === 'key-open') keys.set(commitmentName(content.turn, content.epoch), content.keys);
  return new Map(
    chronicle.turns.map((turn) => [
      turn.ordinal,
      turn.epochs.map(({ from, epoch }) => ({
        from,
        epoch,
        keys: keys.get(commitmentName(turn.ordinal, epoch)) ?? {},
      })),
    ]),
  );
}

function body<K extends Content['kind']>(
  entries: readonly Entry[],
  kind: K,
): Extract<Content, { kind: K }> | undefined {
  return entries.find(({ content }) => content.kind === kind)?.content as Extract<Content, { kind: K }> | undefined;
}

function hashIs(what: string, expected: string, text: string, turn: number): void {
  const found = sha256(text);
  if (found !== expected) throw new RecordBroken(`${what}-differs`, { turn, expected, found });
}
