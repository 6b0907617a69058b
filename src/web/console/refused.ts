/** Why an act of the game master cannot be done, in a sentence that says what to do instead. */
import { DataBroken, TryAgain } from '../../engine/errors.ts';
import { type Facts, phrasebook } from '../../engine/phrase.ts';

const say = phrasebook('en', {
  'reason-missing': 'Give a reason: it stands in the journal of the game.',
  'text-missing': 'Write what the players shall read.',
  'game-moved-on': 'The game went on meanwhile. Look at it again, then repeat what you wanted.',
  'game-not-so': 'The game is {status}; this can be done only while it is {allowed}.',
  'seeding-is-open': 'A seeding round is open already; it closes with the turn.',
  'no-open-call': 'No orders are due now.',
  'turn-is-held': 'Letters of this turn wait for you. Approve them first.',
  'nothing-held': 'No letters wait.',
  'hours-not-whole': 'Give a whole number of hours from 1 to {most}.',
  'setting-unknown': 'There is no such setting.',
  'setting-wrong': 'This value cannot be: {faults}',
  'rhythm-wrong': 'Choose a weekday at least, a time like 20:00, and a whole number of hours from 0 to 2000.',
  'no-umpire': 'This game has no umpire.',
  'no-such-zone': '“{zone}” is no time zone. Write it like Europe/Paris.',
  'no-such-language': 'Letters of this game are not written in “{language}”; they come in {known}.',
  'no-such-level': 'There is no such level.',
  'no-such-seat': 'There is no such seat.',
  'seat-taken': 'Somebody sits there already.',
  'days-not-whole': 'Give a whole number of days, 1 at least.',
  'nobody-in-seat': 'Nobody sits there.',
  'address-odd': 'The address should look like jo@example.org, and not be one of this house.',
  'address-same': 'The letters go to this address already.',
  'name-missing': 'Say who it is.',
  'not-sure': 'Type the name of the seat, {seat}, to say that you are sure.',
  'not-sure-game': 'Type the short name of the game, {game}, to say that you are sure.',
  'game-annulled': 'This game is annulled already.',
  'game-played-elsewhere': 'This game was played elsewhere; only its own house can annul it.',
  'mail-not-held': 'This mail is not held any more.',
  'game-exists': 'There is a game of this name already; choose another.',
  'game-id-not-plain': 'Use small letters, digits and -, a letter first.',
  'turn-not-played': 'This turn has not been played.',
  'no-such-checkpoint': 'Play never passed there.',
  'die-never-rolled': 'No such die was rolled.',
  'no-such-face': 'The die has no such face.',
  'no-such-edit': 'This cannot be changed.',
  'edit-not-understood': 'The change is not complete, or it names something there is not.',
  'seed-is-open': 'The dice of this game lie open; no new orders can be given under them.',
  legal: 'The rules have nothing against it.',
  'before-rebase': 'Turn {turn} was played by other rules; these cannot play it again.',
  'state-not-kept': 'The state at the close of turn {turn} is not kept here; go on with the old release.',
  'turn-is-resolving': 'The turn is being resolved. Try again in a moment.',
  'illegal-state': 'The rules do not allow it: {faults}',
  'input-never-used': 'After this change play would never ask what was answered then.',
});

/** The sentence for what a use case refused. Throws what is no refusal. */
export function refusalOf(error: unknown): string {
  if (error instanceof TryAgain) return say('game-moved-on');
  if (!(error instanceof DataBroken)) throw error;
  return inWords(error.code, error.facts);
}

/** A refusal's code and facts as a sentence. */
export function inWords(code: string, facts: Readonly<Record<string, unknown>>): string {
  if (say.has(code)) return say(code, told(facts));
  const rest = Object.entries(told(facts)).map(([name, fact]) => `${name} ${fact}`);
  return `${[code.replaceAll('-', ' '), ...rest].join(', ')}.`;
}

function told(facts: Readonly<Record<string, unknown>>): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      if (Array.isArray(fact)) return [name, fact.join(', ')];
      return [name, typeof fact === 'string' || typeof fact === 'number' ? fact : (JSON.stringify(fact) ?? '')];
    }),
  );
}
