/** What went wrong, as one line for the person who typed the command. */
import { CommanderError } from 'commander';
import { FieldpostError } from '../engine/errors.ts';
import { type Facts, phrasebook } from '../engine/phrase.ts';

export interface SaidError {
  /** Stable name: of ours, of the command line (`commander.unknownOption`) or of the system (`ENOENT`). */
  error: string;
  message: string;
  facts: Readonly<Record<string, unknown>>;
}

/** Sentences by code; an error that has none here tells its code and facts. Syntax: src/engine/phrase.ts. */
const say = phrasebook('en', {
  'file-not-readable': 'there is no file {path}, or it cannot be read',
  'folder-missing': 'there is no folder {folder}',
  'no-corpora': '{folder} holds no cases to measure',
  'orders-missing': 'somebody must play {seat}: give --orders, or --bot {seat}',
  'rules-not-here': 'rules of {ruleset} revision {revision} are not here: --json shows the bare record',
  'why-not-told': 'at {address} no turn was closed by these rules: --json shows the bare record',
  'no-such-ruleset': 'no game is called {ruleset}; there are: {known}',
  'no-such-scenario': 'no scenario is called {scenario}; there are: {known}',
  'not-for-two': '{scenario} is not for two: it has {seats} seats',
  'no-such-level': 'no level is called {level}; there are: {known}',
  'no-such-seat': 'no seat is called {seat}; there are: {known}',
  'scenario-missing': '{folder} holds no scenario{scenario? {scenario}|}',
  'scenario-folder-missing': 'there is no folder {folder}',
  'scenario-broken': 'the scenario has faults: {faults}',
  'seed-not-hex': 'the seed “{seed}” is not hexadecimal: only 0-9 and a-f may stand in it',
  'no-such-style': 'a mail template misses its style {style}',
  'not-an-archive': 'this is no archive of a game',
  'archive-unreadable': 'this is no archive of a game, or it is damaged: {problem}',
  'archive-version-unknown': 'the archive is of version {version}, which this release does not know',
  'archive-file-missing': '{file} is missing in the archive',
  'archive-file-unknown': '{file} stands in the archive and not in its manifest',
  'archive-file-twice': '{file} stands in the archive twice',
  'archive-file-too-large': '{file} is too large for an archive of ours: {bytes} bytes',
  'archive-file-unreadable': '{file} in the archive is not JSON',
  'archive-file-name': 'the archive holds a file called “{file}”, which may lead out of it',
  'archive-file-no-file': '{file} in the archive is no plain file',
  'archive-too-many-files': 'the archive holds more than {most} files',
  'archive-too-large': 'the archive is too large: {bytes} bytes, at most {most}',
  'archive-keys-differ': '{file} in the archive is not what the journal opens',
  'manifest-broken': 'the manifest of the archive is not as one must be: {faults}',
  'signature-missing': 'the manifest names a key and is not signed, or is signed and names none',
  'signature-differs': 'the manifest is not signed with the key it names, {key}',
  'archive-file-differs': '{file} is not what the manifest says: SHA-256 {found}, recorded {expected}',
  'entry-not-canonical': 'journal entry {seq} is not written as entries are (RFC 8785)',
  'manifest-differs': 'the manifest says {what} {expected}, the journal {found}',
  'chain-broken': 'journal entry {seq} is not what its hash says: {found}, recorded {expected}',
  'scenario-differs': 'the scenario is not the one the game was created with: SHA-256 {found}, recorded {expected}',
  'set-up-differs': 'the set-up is not what the rules make of the scenario: SHA-256 {found}, expected {expected}',
  'state-differs':
    'the state at the close of turn {turn} is not the recorded one: SHA-256 {found}, recorded {expected}',
  'events-differs': 'the events of turn {turn} are not the recorded ones: SHA-256 {found}, recorded {expected}',
  'ledger-differs': 'the dice of turn {turn} are not the recorded ones: SHA-256 {found}, recorded {expected}',
  'die-differs': 'turn {turn}: the die {address} shows {face}, which its key does not give',
  'die-not-in-ledger': '{turn?turn {turn}: |}the die {address} is not in the ledger',
  'turn-not-played':
    '{what?the archive holds {what} of turn {turn}, which the journal does not close|play has not come to turn {turn}}',
  'key-differs': 'turn {turn}: the opened key {keeper} is not the one whose hash was published',
  'commitment-differs': 'turn {turn}, epoch {epoch}: the keys are not those committed to',
  'seed-differs': 'the seed is not the one committed to',
  'seal-differs': 'the mark of {seat} mixed into the dice by entry {seq} is not the one that was sealed',
  'sealed-again': 'entry {seq} fixes the seals of a seeding round a second time',
  'beacon-unknown': 'entry {seq} names a round of a public beacon that is not known here, {chain}',
  'beacon-named-late': 'entry {seq} names round {round} of the public beacon, which was out before',
  'beacon-not-named': 'entry {seq} has round {round} of the public beacon, which was not named with the seals',
  'beacon-signature-differs': 'entry {seq}: the signature of round {round} of the public beacon does not hold',
  'beacon-left-out': 'entry {seq} mixes the dice without round {round} of the public beacon, which was named',
  'mix-differs': 'the mix does not follow from seed, phrases and beacon: {expected}, recorded {found}',
  'no-genesis': 'the journal does not begin with a genesis entry',
  'receipt-not-found': 'no entry of this journal has the head {receipt} (give at least 12 of its characters)',
  'nothing-at-address': 'nothing stands at “{address}”{near?; near it: {near}|}',
  'answer-missing': 'turn {turn}: replayed, the question {address} has no answer in the journal',
  'answer-not-legal': 'replayed, the recorded answer at {address} is not legal',
  'input-never-used': 'replayed, the recorded answer at {address} is never asked for',
  'game-exists': 'there is a game {game} already',
  'no-such-game': 'there is no game {game}',
  'game-id-not-plain': '{game} cannot be the id of a game: use small letters, digits and -, a letter first',
  'seat-given-twice': 'a seat is given to two players',
  'no-such-zone': 'no time zone is called {zone}',
  'no-such-language': 'letters of this game are not written in {language}; they come in {known}',
  'seeding-is-open': 'a seeding round is open already in {game}; it closes with the turn',
  'no-open-call': 'no orders are due in {game}',
  'game-not-so': '{game} is {status}; this can be done only while it is: {allowed}',
  'game-moved-on': '{game} went on meanwhile; try again',
  'rules-changed':
    '{game} was played by revision {from} of its rules, and {to} is here: rebase it, or keep the old release',
  'null-byte': 'there is a null byte in what was sent',
  'wrong-operator-key':
    'the operator’s key opens no game of this house: is FIELDPOST_KEY, or FIELDPOST_KEY_FILE, that of another?',
  'hours-not-whole': '{hours} is no whole number of hours from 1 to {most}',
  'no-umpire': '{game} has no umpire',
  'nothing-held': 'no letters of {game} wait',
  'turn-is-held': 'the letters of {game} wait for approval; approve them first',
  'turn-is-resolving': '{game} is being resolved; try again in a moment',
  'no-such-checkpoint': 'play has passed no checkpoint {address}',
  'no-such-edit': 'nothing is called {edit} that could be changed; there are {known}',
  'edit-not-understood': '{edit} cannot be changed like this: {problem}',
  'die-never-rolled': 'no die was rolled at {address}',
  'no-such-face': 'the die {address} has faces {from} to {to}',
  'illegal-state': 'the rules forbid it: {faults}',
  'seed-is-open': 'the game is over and its seed is open: everybody could foresee new dice',
  'before-rebase': 'turn {turn} was played by other rules; these cannot play it again',
  'state-not-kept': 'the state at the close of turn {turn} is not kept here; go on with the old release',
  'ruling-incomplete': 'say what is changed with --edit and --arg, or give a die its --face',
  'not-json': '“{text}” is not JSON',
  'samples-not-whole': '{samples} is no whole number of runs from 1 to {most}',
  'setting-unknown': 'there is no setting {setting}; there are {known}',
  'setting-wrong': '{setting} cannot be: {faults}',
  'settings-wrong': 'settings are wrong: {faults}',
  'not-a-backup': '{path} is no backup of ours',
  'backup-not-opened': "{path} does not open with this operator's key, or it is damaged",
  'house-not-empty': 'there are games here already, {games}; put a backup into an empty house',
  'database-not-opened':
    '{why}. {room} bytes are free on the disk of {directory}; where its files are damaged, move the folder away and put a backup back: fieldpost restore',
  'account-refused': '{says}',
  'database-in-use':
    'the database in {directory} is in use by another process: ask that one on its desk, or stop it first',
  'server-of-another-release':
    'the server that has the database in {directory} is of another release than this command: start it anew first',
});

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EEXIST: 'exists and is not a folder',
  ENOTDIR: 'is not a folder',
  EISDIR: 'is a folder',
  ENOSPC: 'cannot be written: no space left',
  EROFS: 'cannot be written: the disk is read-only',
};

export function sayError(error: unknown): SaidError {
  if (error instanceof FieldpostError) {
    const { code, facts } = error;
    return { error: code, message: say.has(code) ? say(code, told(facts)) : oneLine(error.message), facts };
  }
  if (error instanceof CommanderError)
    return { error: error.code, message: oneLine(error.message).replace(/^error: /, ''), facts: {} };
  if (!(error instanceof Error)) return { error: 'unexpected', message: oneLine(String(error)), facts: {} };
  const { code = '', path } = error as NodeJS.ErrnoException;
  const trouble = SYSTEM[code];
  if (trouble !== undefined && path !== undefined)
    return { error: code, message: `${path} ${trouble}`, facts: { path } };
  return { error: 'unexpected', message: oneLine(error.message), facts: {} };
}

/** Lists with commas, everything else as JSON writes it. */
function told(facts: Readonly<Record<string, unknown>>): Facts {
  const words = Object.entries(facts).map(([name, fact]) => [
    name,
    Array.isArray(fact) ? fact.join(', ') : plain(fact),
  ]);
  return Object.fromEntries(words) as Facts;
}

function plain(fact: unknown): string | number {
  return typeof fact === 'string' || typeof fact === 'number' ? fact : (JSON.stringify(fact) ?? '');
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, '; ');
}
