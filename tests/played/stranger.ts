/** A player who knows his letters and nothing else. What he does is drawn from a seed: the same letters, the same mails. */
import { createHash } from 'node:crypto';
import { type Fate, fatesOfLine, isInPart, proposedBy } from './fates.ts';
import { choicesOf, enemiesIn, examplesIn, formOf, hexesIn, type Letter, troopsOf } from './letter.ts';
import type { Phrase } from './phrases.ts';
import { PROGRAMS, type Program } from './programs.ts';

/** What a mail is for, so that the referee knows what to expect of its lines. */
export type Purpose =
  | 'trial'
  | 'examples'
  | 'orders'
  | 'wrong'
  | 'question'
  | 'command'
  | 'talk'
  | 'old'
  | 'late'
  | 'mend';

export interface Wish {
  program: Program;
  letter: Letter;
  lines: readonly string[];
  purpose: Purpose;
}

/** Posts a mail and comes back with its answer. */
export type Write = (wish: Wish) => Promise<Letter>;

/** What he does with a call; the first ones early, so that a short game has them. */
const HABITS = ['form', 'amend', 'wrong', 'form', 'old', 'silent', 'form', 'same', 'talk', 'ready', 'cancel'] as const;
/** Times a phrase with blanks is tried, with other names. */
const TRIES = 4;
/** What nobody will ask him for: who waits for questions writes no more than this, and does not always attack. */
const ACTS =
  /^(?:HOLD|TENIR|MOVE|MARCH|MARCHER|ALLER|ATTACK|ATTAQUER|DIVERT|FIXER|BREAK|ROMPRE|BUY|ACHETER|CROSS|TRAVERSER)\b(?!.*TACTI)/i;
const ATTACKS = /^(?:ATTACK|ATTAQUER|DIVERT|FIXER)\b/;
const ABSTAINS = 3;
const HOLDS = /^(?:HOLD|TENIR)\b/;
/** A besieger in no hurry: of so many times he is asked whether to storm, once he does. */
const PATIENCE = 12;
type Habit = (typeof HABITS)[number];

/** How he takes the game, by what he has heard of it. */
export interface Temper {
  /** He leaves to questions what can be said before: in his first so many books. */
  waits: number;
  /** Lines he has set his mind on, whatever else he writes: sent with each book that they are legal in. */
  will: readonly string[];
  /** Choices he has come for: kinds of questions that he answers whenever he is asked. */
  keen: readonly string[];
}

export class Stranger {
  readonly #seed: string;
  readonly #phrases: readonly Phrase[];
  readonly #language: 'en' | 'fr';
  #draws = 0;
  #calls = 0;
  #troops: ReadonlyMap<string, string> = new Map();
  #hexes: readonly string[] = [];
  #words: ReadonlySet<string> = new Set();
  #help = '';
  /** Examples of HELP, for the call in which he asked for it. */
  #taught: readonly string[] = [];
  #before: Letter | null = null;
  /** The call he let pass, until he has written to it all the same. */
  #missed: Letter | null = null;
  readonly #temper: Temper;
  /** Books he has written. */
  #written = 0;

  constructor(seed: string, language: 'en' | 'fr', phrases: readonly Phrase[], temper: Temper) {
    this.#seed = seed;
    this.#language = language;
    this.#phrases = phrases;
    this.#temper = temper;
  }

  #pick(n: number): number {
    return (
      createHash('sha256')
        .update(`${this.#seed}/${this.#draws++}`)
        .digest()
        .readUInt32BE(0) % n
    );
  }

  #one<T>(of: readonly T[]): T | undefined {
    return of[this.#pick(Math.max(of.length, 1))];
  }

  #say(english: string, french: string): string {
    return this.#language === 'fr' ? french : english;
  }

  /** Does with a letter that asks what he does; true when he has said that he is done. */
  async answer(letter: Letter, write: Write): Promise<boolean> {
    if (this.#words.size === 0) await this.#askHelp(letter, write);
    const done = letter.ask?.type === 'question' ? await this.#choose(letter, write) : await this.#order(letter, write);
    this.#before = letter;
    return done;
  }

  /** Does no more than he must: what he has come for is still to come. */
  async pass(letter: Letter, write: Write): Promise<boolean> {
    const isChoice = letter.ask?.type === 'question';
    const lines = [isChoice ? (choicesOf(letter.lines)[0]?.label ?? '1') : this.#say('READY', 'PRÊT')];
    await write({ program: 'new', letter, lines, purpose: isChoice ? 'question' : 'command' });
    return true;
  }

  async #askHelp(letter: Letter, write: Write): Promise<void> {
    const help = await write({
      program: 'new',
      letter,
      lines: [this.#say('HELP ALL', 'AIDE TOUT')],
      purpose: 'command',
    });
    const verbs = this.#phrases.flatMap(({ en, fr }) => [en, fr]).map((phrase) => phrase.split(' ')[0] ?? '');
    this.#words = new Set(
      [...verbs, 'STANDING', 'CONSIGNE', 'PERMANENT', 'IF', 'SI'].map((word) => word.toUpperCase()),
    );
    this.#help = help.text;
    // Asked for beside a choice it shows what cannot be sent before that is made.
    this.#taught = letter.ask?.type === 'call' ? examplesIn(help, this.#words) : [];
  }

  async #choose(letter: Letter, write: Write): Promise<boolean> {
    const choices = choicesOf(letter.lines);
    const calm = choices.find(({ words }) => /^(?:wait|attendre|not yet|pas encore)/i.test(words));
    const choice = calm && this.#pick(PATIENCE) > 0 ? calm : this.#one(choices);
    const habit = this.#pick(8);
    const isKeen = this.#temper.keen.includes(letter.ask?.name ?? '');
    if (habit === 0 && !isKeen) return false;
    const program = this.#one(PROGRAMS.filter((name) => name !== 'in-place')) ?? 'new';
    if (habit === 1) await write({ program, letter, lines: [`${choices.length + 70}`], purpose: 'wrong' });
    const label = choice?.label ?? '1';
    const line = habit === 2 ? (choice?.words ?? label) : label;
    const answer = await write({ program, letter, lines: [line], purpose: 'question' });
    if (!isUnderstood(answer)) await write({ program, letter, lines: [label], purpose: 'question' });
    return true;
  }

  async #order(letter: Letter, write: Write): Promise<boolean> {
    const troops = troopsOf(letter);
    if (troops.size > 0) this.#troops = new Map([...this.#troops, ...troops]);
    this.#hexes = hexesIn(letter);
    const habit = HABITS[(this.#calls + this.#pick(2)) % HABITS.length] as Habit;
    const program = PROGRAMS[this.#calls % PROGRAMS.length] as Program;
    this.#calls++;
    if (this.#missed) await this.#comeLate(this.#missed, letter, write);
    this.#missed = habit === 'silent' ? letter : null;
    if (habit === 'silent') return false;
    const shown = examplesIn(letter, this.#words);
    await this.#tryExamples(letter, [...new Set([...shown, ...this.#taught])], write);
    const lines = await this.#legal(letter, linesOf([...shown, ...this.#taught]), write);
    this.#taught = [];
    this.#written++;
    await this.#behave(habit, { program, letter, lines, write });
    return true;
  }

  /** Sends orders for a call that has closed without him, as one does who comes home and opens his letters in turn. */
  async #comeLate(missed: Letter, now: Letter, write: Write): Promise<void> {
    const lines = this.#phrases.slice(0, 2).flatMap(({ en, fr }) => this.#fill(this.#say(en, fr), missed) ?? []);
    if (lines.length === 0) return;
    const late = await write({ program: 'top', letter: missed, lines: fenced(missed, lines), purpose: 'late' });
    await this.#mend(now, write, late);
  }

  /** Tries what the library says with the letter's names, what the letter shows and what he is set on; keeps what is good. */
  async #legal(letter: Letter, shown: readonly string[], write: Write): Promise<readonly string[]> {
    const tried = new Set<string>();
    for (const phrase of this.#phrases) {
      if (phrase.rarely !== undefined && this.#pick(phrase.rarely) > 0) continue;
      for (let again = phrase.en.includes('{') ? (phrase.tries ?? TRIES) : 1; again > 0; again--) {
        const line = this.#fill(this.#language === 'fr' ? phrase.fr : phrase.en, letter);
        if (line !== null) tried.add(line);
      }
    }
    for (const line of [...shown.filter((one) => !HOLDS.test(one)), ...this.#temper.will]) {
      // Once more at the end: what comes later counts.
      tried.delete(line);
      tried.add(line);
    }
    const waits = this.#written < this.#temper.waits;
    const abstains = waits && this.#pick(ABSTAINS) === 0;
    const isMeant = (line: string) => ACTS.test(line) && !(abstains && ATTACKS.test(line));
    const lines = [...tried].filter((line) => !waits || this.#temper.will.includes(line) || isMeant(line));
    return this.#sound(letter, lines, write);
  }

  /** Lines that CHECK takes beside one another: what hangs on a line that fails goes with it. */
  async #sound(letter: Letter, lines: readonly string[], write: Write): Promise<readonly string[]> {
    if (lines.length === 0) return [];
    const answer = await this.#try(letter, write, lines, 'trial');
    const good = lines.filter(
      (line, at) => isTaken(fatesOfLine(answer, line, [at + 2])) && !isInPart(answer, line, [at + 2]),
    );
    return good.length === lines.length ? good : this.#sound(letter, good, write);
  }

  /** Tries what a letter shows, all of it; what fails beside the rest may be a choice between two, and is tried alone. */
  async #tryExamples(letter: Letter, examples: readonly string[], write: Write): Promise<void> {
    if (examples.length === 0) return;
    const answer = await this.#try(letter, write, linesOf(examples), 'trial');
    let at = 2;
    for (const lines of examples.map((example) => example.split('\n'))) {
      const isRefused = lines.some((line, n) => fatesOfLine(answer, line, [at + n]).includes('refused'));
      if (isRefused) await this.#try(letter, write, lines, 'examples');
      at += lines.length;
    }
  }

  #try(letter: Letter, write: Write, lines: readonly string[], purpose: Purpose): Promise<Letter> {
    const first = this.#say('CHECK', 'VÉRIFIER');
    return write({ program: 'new', letter, lines: [first, ...lines], purpose });
  }

  async #behave(
    habit: Habit,
    { program, letter, lines, write }: { program: Program; letter: Letter; lines: readonly string[]; write: Write },
  ): Promise<void> {
    const orders = (of: readonly string[], how: Program = program) =>
      write({ program: how, letter, lines: fenced(letter, of), purpose: 'orders' });
    const command = (...words: string[]) => write({ program: 'new', letter, lines: words, purpose: 'command' });
    const ready = this.#say('READY', 'PRÊT');
    switch (habit) {
      case 'form':
        // READY beside an error is kept, and counts alone.
        if (!/not ready|pas prêt|non prêt/i.test((await orders([...lines, ready])).subject)) return;
        break;
      case 'amend': {
        const begun = await this.#sound(letter, lines.slice(0, Math.ceil(lines.length / 2)), write);
        await orders(begun);
        const rest = [this.#say('AMEND', 'MODIFIER'), ...lines.filter((line) => !begun.includes(line))];
        if (rest.length > 1) await write({ program, letter, lines: rest, purpose: 'orders' });
        await command(this.#say('STATUS', 'ÉTAT'));
        break;
      }
      case 'wrong':
        await orders(lines);
        await this.#mend(
          letter,
          write,
          await write({
            program: 'top',
            letter,
            lines: [this.#say('AMEND', 'MODIFIER'), ...this.#wrong(), ready],
            purpose: 'wrong',
          }),
        );
        break;
      case 'old': {
        // What fits the open call alone may be meant for it, whatever letter it answers: to stay fits every call.
        const holds = lines.filter((line) => HOLDS.test(line)).slice(0, 2);
        if (this.#before?.ask?.type === 'call' && holds.length > 0)
          await this.#mend(
            letter,
            write,
            await write({
              program: 'top',
              letter: this.#before,
              lines: holds,
              purpose: 'old',
            }),
          );
        await orders(lines);
        break;
      }
      case 'same':
        await write({ program: 'new', letter, lines: [this.#say('SAME', 'IDEM')], purpose: 'command' });
        await orders(lines);
        break;
      case 'talk':
        await write({
          program: 'top',
          letter,
          lines: [
            this.#say(
              'Thank you for the letter, I am writing from the train.',
              "Merci de la lettre, j'écris du train.",
            ),
            this.#say('My orders will follow this evening.', 'Mes ordres suivent ce soir.'),
          ],
          purpose: 'talk',
        });
        await orders(lines);
        await command(this.#say('PRESS TO all', 'PRESSE À all'), 'Bonne chance!', this.#say('ENDPRESS', 'FINPRESSE'));
        break;
      case 'cancel':
        await orders(lines);
        await command(this.#say('CANCEL', 'ANNULER'));
        await orders(lines, 'new');
        break;
      default:
    }
    // Before it, for READY may close the call.
    if (habit === 'amend') await command(this.#say('UNREADY', 'PAS PRÊT'));
    await command(ready);
  }

  /** Does what the answer says to reply, if anything. */
  async #mend(letter: Letter, write: Write, answer: Letter): Promise<void> {
    const lines = proposedBy(answer);
    if (lines.length > 0) await write({ program: 'new', letter, lines, purpose: 'mend' });
  }

  #wrong(): string[] {
    const own = this.#one([...this.#troops.keys()]) ?? 'nobody';
    return [
      this.#say('MOVE the-lost-legion TO 1404', 'ALLER the-lost-legion VERS 1404'),
      this.#say(`MOVE ${own} TO 9999`, `ALLER ${own} VERS 9999`),
      this.#say(`FLY ${own} HOME`, `VOLER ${own} MAISON`),
    ];
  }

  /** A phrase with its blanks filled from the letter; null where the letter has nothing for one of them. */
  #fill(phrase: string, letter: Letter): string | null {
    const own = this.#one([...this.#troops.keys()]);
    const at = own === undefined ? undefined : this.#troops.get(own);
    const mates = [...this.#troops].filter(([code, hex]) => hex === at && code !== own).map(([code]) => code);
    const beside = at === undefined ? [] : besideOf(at);
    const next = this.#one(beside);
    const shown = examplesIn(letter, this.#words).join('\n');
    const ours = new Set(this.#troops.values());
    const enemies = enemiesIn(letter).filter((hex) => !ours.has(hex));
    const isEnemy = (hex: string) => enemies.includes(hex);
    const near = [...beside, ...beside.flatMap(besideOf), ...beside.flatMap(besideOf).flatMap(besideOf)];
    const filled: Record<string, string | undefined> = {
      own,
      at,
      next,
      mate: this.#one(mates),
      beyond: next === undefined ? undefined : this.#one(besideOf(next)),
      foe: this.#one(beside.filter(isEnemy)),
      front: this.#one([...new Set(near)].filter((hex) => besideOf(hex).some(isEnemy))),
      enemy: this.#one(enemies),
      far: this.#one(this.#hexes),
      gun: this.#one([...letter.text.matchAll(/(?:guns fixed|canons fixes) ?: ([a-z-]+)/g)].map(([, code]) => code)),
      port: this.#one([...shown.matchAll(/(?:BUY|ACHETER) .*? (?:AT|À|A|EN) (.+)$/gm)].map(([, port]) => port)),
      leader: own,
      card: this.#one(
        [...letter.text.matchAll(/(?:^|\s)(?:Card |Carte |card |carte |no\. |n° )(\d{1,2})\b/g)].map(([, n]) => n),
      ),
      coming: this.#one(
        [
          ...`${shown}\n${this.#help}\n${letter.text}`.matchAll(
            /(?:ENTER |WAIT |ENTRER |ATTENDRE |\[)([a-z][a-z0-9-]+)/g,
          ),
        ].map(([, code]) => code),
      ),
    };
    const holes = [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    if (holes.some((name) => filled[name] === undefined)) return null;
    return phrase.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
  }
}

/** Whether an answer to a question was taken. */
export const isUnderstood = ({ text }: Letter) => /^(?:YOUR ANSWER|VOTRE RÉPONSE)$/m.test(text);

/** Lines of examples, as they are typed. */
const linesOf = (examples: readonly string[]) => examples.flatMap((example) => example.split('\n'));

const isTaken = (fates: readonly Fate[]) =>
  fates.length > 0 && fates.every((fate) => fate === 'accepted' || fate === 'kept');

/** Between the letter's own BEGIN and END, where it has them. */
function fenced(letter: Letter, lines: readonly string[]): readonly string[] {
  const form = formOf(letter);
  const [begin, end] = [form[0], form.at(-1)];
  return begin === undefined || end === undefined ? lines : [begin, ...lines, end];
}

/** The hexes around one, as the numbers on the map run: columns first, odd ones half a hex lower. */
export function besideOf(hex: string): readonly string[] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const low = column % 2 === 1 ? [row, row + 1] : [row - 1, row];
  const around: [number, number][] = [
    [column, row - 1],
    [column, row + 1],
    ...low.flatMap((beside): [number, number][] => [
      [column - 1, beside],
      [column + 1, beside],
    ]),
  ];
  return around.map((place) => place.map((part) => `${part}`.padStart(2, '0')).join(''));
}
