/** What `cards.yaml` says: the deck, each card with its owner, its kind and its window, in the proportions of S 4.3. */
import { z } from 'zod';

const whole = z.number().int();
const text = z.strictObject({
  en: z.string().min(1),
  fr: z.string().min(1),
  es: z.string().min(1).exactOptional(),
});

const OWNERS = ['british', 'allies', 'all'] as const;
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
  'own works',
  'own bombardment',
  'bombarded',
  'own arrival',
  'enemy arrival',
  'own movement start',
  'own movement end',
  'enemy movement start',
  'own rally start',
  'enemy fire start',
  'enemy fire end',
  'own combat start',
  'own attack declared',
  'enemy attack declared',
  'own attack',
  'own shot',
  'enemy shot',
  'own blow',
  'own die',
] as const;

export type WindowWord = (typeof WINDOWS)[number];

const card = z.strictObject({
  id: whole.min(1),
  owner: z.enum(OWNERS),
  when: z.enum(KINDS),
  window: z.array(z.enum(WINDOWS)).min(1),
  /** What it does in figures, and on which ground, counters and army. */
  numbers: z.record(z.string(), whole).default({}),
  terrains: z.array(z.string()).default([]),
  units: z.array(z.string()).default([]),
  army: z.string().optional(),
  title: text,
  text,
  story: text,
});

const byKind = z.strictObject({ strategic: whole, tactical: whole, free: whole, red: whole });
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
      owner: z.strictObject({ british: whole, allies: whole, all: whole }),
      together: z.strictObject({ british: byKind, allies: byKind, all: byKind }),
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
      again: whole,
    }),
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
  for (const kind of KINDS) count(`${kind} cards`, shape.when[kind], (one) => one.when === kind);
  for (const owner of OWNERS) {
    count(`cards of ${owner}`, shape.owner[owner], (one) => one.owner === owner);
    for (const kind of KINDS) {
      const wanted = shape.together[owner][kind];
      count(`${kind} cards of ${owner}`, wanted, (one) => one.owner === owner && one.when === kind);
    }
  }
  return faults;
}
