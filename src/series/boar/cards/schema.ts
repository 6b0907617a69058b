/** What `cards.yaml` says: the deck, each card with its owner, its kind and its window, in the proportions of the rulebook (S 4.3). */
import { z } from 'zod';

const whole = z.number().int();
const text = z.strictObject({ en: z.string().min(1), fr: z.string().min(1), es: z.string().min(1).exactOptional() });

const KINDS = ['strategic', 'tactical', 'free', 'red'] as const;

/** Moments at which a card may be played, as seen by who holds it. */
const WINDOWS = [
  'any',
  'answer',
  'at once',
  'turn start',
  'weather die',
  'weather',
  'own draw',
  'own raid',
  'own works',
  'own bombardment',
  'enemy bombardment',
  'bombarded',
  'own arrival',
  'enemy arrival',
  'own movement start',
  'own movement end',
  'enemy movement start',
  'own rally start',
  'own fire start',
  'enemy fire start',
  'enemy fire end',
  'own combat start',
  'own combat end',
  'own attack declared',
  'enemy attack declared',
  'own attack',
  'own shot',
  'enemy shot',
  'own blow',
  'own die',
] as const;

export type WindowWord = (typeof WINDOWS)[number];

/** Whose it is (a side, or all), when it is played, and what it does. */
const half = {
  owner: z.string(),
  when: z.enum(KINDS),
  window: z.array(z.enum(WINDOWS)).min(1),
  /** What it does in figures, and on which ground, counters, hexes or hexsides, and army. */
  numbers: z.record(z.string(), whole).default({}),
  terrains: z.array(z.string()).default([]),
  units: z.array(z.string()).default([]),
  hexes: z.array(z.string()).default([]),
  army: z.string().optional(),
};

const card = z.strictObject({
  id: whole.min(1),
  ...half,
  /** The other half of a divided card: one of the two is played. */
  or: z.strictObject(half).optional(),
  /** A red card has no effect on turns of another scale. */
  only: z.enum(['strategic', 'tactical']).optional(),
  title: text,
  text,
  story: text,
});

const byKind = z.strictObject({
  strategic: whole,
  tactical: whole,
  free: whole,
  red: whole,
  divided: whole.default(0),
});
const numbers = z.array(whole);

export const deckSchema = z
  .strictObject({
    source: z.string().min(1),
    reconstructed: z.string().min(1),
    shape: z.strictObject({
      source: z.string().min(1),
      reconstructed: z.string().min(1),
      cards: whole,
      when: byKind,
      owner: z.record(z.string(), whole),
      together: z.record(z.string(), byKind),
    }),
    events: z.strictObject({
      source: z.string().min(1),
      reconstructed: z.string().min(1),
      turns: numbers,
      order: z.array(z.string()),
      price: whole,
      shut: z.array(z.string()),
    }),
    doctrine: z.strictObject({
      reconstructed: z.string().min(1),
      play: numbers,
      answer: numbers,
      notBefore: z.record(z.string(), whole),
      /** Played only by who stands next to the enemy. */
      near: numbers,
      /** Throws a die of close combat again that is not above this. */
      again: z.strictObject({ card: whole, face: whole }),
    }),
    /** Cards a scenario plays without. */
    out: numbers.default([]),
    deck: z.array(card),
  })
  .superRefine((value, context) => {
    for (const message of shapeFaults(value)) context.addIssue({ code: 'custom', path: ['deck'], message });
  });

export type DeckSheet = z.infer<typeof deckSchema>;
export type Card = DeckSheet['deck'][number];

/** Where the deck is not of the shape S 4.3 gives it. */
function shapeFaults({ deck, shape }: DeckSheet): string[] {
  const faults: string[] = [];
  const count = (what: string, wanted: number, fits: (one: Card) => boolean): void => {
    const found = deck.filter(fits).length;
    if (found !== wanted) faults.push(`has ${found} of ${wanted} ${what}`);
  };
  count('cards', shape.cards, () => true);
  for (const [n, one] of deck.entries()) if (one.id !== n + 1) faults.push(`has ${one.id} where ${n + 1} should be`);
  const kinds = [...KINDS, 'divided'] as const;
  for (const kind of kinds) count(`${kind} cards`, shape.when[kind], (one) => kindOf(one) === kind);
  for (const [owner, wanted] of Object.entries(shape.owner)) {
    count(`cards of ${owner}`, wanted, (one) => ownerOf(one) === owner);
    for (const kind of kinds) {
      const both = shape.together[owner]?.[kind] ?? 0;
      count(`${kind} cards of ${owner}`, both, (one) => ownerOf(one) === owner && kindOf(one) === kind);
    }
  }
  return faults;
}

const kindOf = ({ or, when }: Card) => (or === undefined ? when : 'divided');
const ownerOf = ({ or, owner }: Card) => (or === undefined || or.owner === owner ? owner : 'all');
