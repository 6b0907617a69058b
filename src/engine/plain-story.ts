/** The story of a small game: what it tells itself, and every chapter of a letter that follows from its words. */
import { chapter, howItEnded, whatIsNext } from './chapters.ts';
import type { Telling, Verb } from './contract.ts';
import { fateWords, ordersTold } from './fates.ts';
import { ascii, comment, commented, continued, standingLines } from './order-form.ts';
import type { Phrasebook } from './phrase.ts';
import type { Scene } from './scene.ts';
import type { Chapter, Story, Words } from './story.ts';

/** What a game has to say of a turn: its own chapters stand between the plain ones. */
export type Told<M extends Scene> = Pick<Story<M>, 'title' | 'summary' | 'map' | 'chapters'> &
  Partial<Omit<Story<M>, 'turn'>> & {
    readonly verbs: readonly Verb[];
    /** The turn told, as printed. */
    readonly turn: number;
    /** What a counter or place is called. */
    readonly called: (id: string) => string;
  };

/**
 * Words come from the catalogue: `game`, `scenario`, `side.<role>`; `next` and `form`, for one call alone `next.<call>`; for
 * each verb `example.<id>` and `help.<id>`; `ending.<result>`.
 */
export function plainStory<M extends Scene>(
  say: Phrasebook,
  telling: Telling<unknown>,
  { verbs, turn, called, chapters, ...told }: Told<M>,
): Story<M> {
  const { who, heard, next, outcome } = telling;
  const isOpening = next?.ordinal === 1 && heard.length === 0;
  return {
    game: say('game'),
    scenario: say('scenario'),
    turn: `${turn}`,
    seat: say(`side.${who}`),
    side: who,
    form: form(say, telling, verbs),
    ...told,
    chapters: [
      ...ordersTold(say, telling, called),
      ...chapters,
      ...(outcome === null ? whatIsNext(nextLines(say, telling)) : ended(say, outcome)),
      ...howTo(say, telling, verbs),
    ],
    ...(outcome !== null && { over: true as const }),
    ...(isOpening && { opening: true as const, summary: [[say('briefing')]] }),
  };
}

const en = {
  ...fateWords.en,
  'map.arrows': 'Arrow: move.',
  'map.stars': 'Lettered star: attack.',
  'map.letter': 'The number on a counter: its strength.',
  'map.in-pdf': 'The whole map is in the PDF.',
  'map.summary': 'The number on a counter: its strength.',
  'map.page': 'The number on a counter is its strength.',
  'form.standing': 'Standing, in force:',
  'form.ready': 'READY, alone on a line, if you are done',
  'ending.won': '{who}: victory',
  'ending.drawn': 'Nobody has won',
  'diagnostic.impossible': 'it could not be carried out ({code})',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  ...fateWords.fr,
  'map.arrows': 'Flèche : marche.',
  'map.stars': 'Étoile à lettre : attaque.',
  'map.letter': 'Le nombre sur un pion : sa force.',
  'map.in-pdf': 'La carte entière est dans le PDF.',
  'map.summary': 'Le nombre sur un pion : sa force.',
  'map.page': 'Le nombre sur un pion est sa force.',
  'form.standing': 'Consignes en vigueur :',
  'form.ready': 'PRÊT, seul sur une ligne, si vous avez fini',
  'ending.won': '{who} : victoire',
  'ending.drawn': 'Personne n’a gagné',
  'diagnostic.impossible': 'cela n’a pas pu se faire ({code})',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  ...fateWords.es,
  'map.arrows': 'Flecha: movimiento.',
  'map.stars': 'Estrella con letra: ataque.',
  'map.letter': 'El número de una ficha: su fuerza.',
  'map.in-pdf': 'El mapa entero está en el PDF.',
  'map.summary': 'El número de una ficha: su fuerza.',
  'map.page': 'El número de una ficha es su fuerza.',
  'form.standing': 'Permanentes en vigor:',
  'form.ready': 'LISTO, solo en una línea, si ha terminado',
  'ending.won': '{who}: victoria',
  'ending.drawn': 'No ha ganado nadie',
  'diagnostic.impossible': 'no se pudo hacer ({code})',
};

/** What stories of small games say alike; a catalogue begins with it. */
export const plainWords = { en, fr, es };

/** The words of a call, `next.action`; those of every call, `next`, where it has none of its own. */
function ofCall(
  say: Phrasebook,
  key: string,
  { calls: [call], printed }: NonNullable<Telling<unknown>['next']>,
): string {
  const own = `${key}.${call}`;
  return say(say.has(own) ? own : key, { turn: printed });
}

const nextLines = (say: Phrasebook, { next }: Telling<unknown>): readonly Words[] =>
  next === null || next.calls.length === 0 ? [] : [[ofCall(say, 'next', next)]];

function ended(say: Phrasebook, { winner, result }: NonNullable<Telling<unknown>['outcome']>): Chapter[] {
  const title = winner === null ? say('ending.drawn') : say('ending.won', { who: say(`side.${winner}`) });
  return howItEnded(title, [[say(`ending.${result}`)]]);
}

function howTo(say: Phrasebook, { next }: Telling<unknown>, verbs: readonly Verb[]): Chapter[] {
  const forms = verbs.map(({ id }) => ({ form: say(`example.${id}`), means: say(`help.${id}`) }));
  return next === null ? [] : chapter('how-to', 'form', [{ kind: 'how-to', forms }]);
}

/** An example of each order to copy; where it would fail as play stands, letters put in one that would not. */
function form(say: Phrasebook, { next, standing }: Telling<unknown>, verbs: readonly Verb[]): readonly string[] {
  if (next === null || next.calls.length === 0) return [];
  return [
    ...comment(ofCall(say, 'form', next)),
    ...verbs.flatMap(({ id }) => commented(continued(say(`example.${id}`)))),
    ...standingLines(say, standing),
    ...comment(say('form.ready')),
  ].map(ascii);
}
