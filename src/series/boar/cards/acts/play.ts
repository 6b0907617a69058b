/** PLAY: which card is played, on what, and in answer to which (S 4.3). */
import { choice, count, optional, place, places, unit } from '../../../../acts/slots.ts';
import type { HexSide } from '../../../../places/hex/grid.ts';
import { type AskedOf, act } from '../../acts/act.ts';
import { hexOf } from '../../acts/against.ts';
import { optionsOf } from '../../acts/chosen.ts';
import { SIDE } from '../../acts/words.ts';
import type { HexId, UnitId } from '../../rules/state.ts';
import { againstCard, againstMoment, unplayed } from './playable.ts';

const ON = ['on', 'at', 'in', 'sur', 'à', 'au', 'en', 'sobre', 'contra', 'contre'];

/** What PLAY may name besides counters and ground: entries of the map, and armies or what else a card is FOR, with their words. */
export interface Nameable {
  /** Each by its name, with other words for it behind. */
  readonly entries: readonly (string | readonly [name: string, ...words: string[]])[];
  readonly armies: Readonly<Record<string, readonly string[]>>;
}

interface Aim {
  readonly hexes: readonly HexId[];
  readonly side: HexSide | undefined;
  readonly target: UnitId | undefined;
  readonly entry: string | undefined;
  readonly army: string | undefined;
}

export const play = ({ entries, armies }: Nameable) =>
  act({
    id: 'PLAY',
    words: {
      en: ['play', 'play card'],
      fr: ['jouer', 'jouer carte', 'jouer la carte'],
      es: ['jugar', 'jugar carta', 'jugar la carta', 'jugar la', 'juega', 'juega la', 'juegues', 'juegues la'],
    },
    slots: {
      card: count(),
      hexes: optional(places({ after: ON })),
      side: SIDE,
      target: optional(unit({ after: ON, whose: 'any' })),
      entry: optional(
        choice(Object.fromEntries(entries.map((entry) => [[entry].flat()[0], [entry].flat()])), {
          after: ['entry', 'entering by', 'entrée', 'entrada'],
        }),
      ),
      army: optional(choice(armies, { after: ['for', 'pour', 'para'] })),
      to: optional(place({ after: ['to', 'into', 'vers', 'hacia'] })),
      against: optional(count({ after: ['against', 'against card', 'en réponse à', 'en respuesta a'] })),
    },
    calls: [],
    standing: true,
    ahead: true,
    says: {
      'card-play'(args, asked) {
        const offered = asked.about.cards.find(({ card }) => card === args.card);
        if (offered === undefined) return undefined;
        const { hexes, target, entry, army } = args;
        const isAimed = hexes.length > 0 || [target, entry, army].some((name) => name !== undefined);
        const isElsewhere = isAimed && offered.targets !== null && targetIn(asked, args, offered.targets) === undefined;
        return isElsewhere ? undefined : offered.card;
      },
      'card-target'(args, asked) {
        const { card, options, from, battery } = asked.about;
        if (args.card !== card) return undefined;
        // Where a stack goes, and at whom a battery fires, is asked after whom the card is played on.
        if (from === undefined && battery === undefined) return targetIn(asked, args, options);
        return options.find((option) => option === args.to || hexOf(asked.view, option) === args.to);
      },
      'card-response'({ card, against }, { about, need }) {
        if (card === undefined || (against !== undefined && against !== about.card)) return undefined;
        return optionsOf(need).includes(String(card)) ? card : undefined;
      },
    },
    idle: (sight, args) => againstCard(sight, args.card, againstMoment),
    unasked: (sight, { card }) => (card === undefined ? null : unplayed(sight, card)),
  });

/** Of what the card may be played on, what the order names: the first of its hexes that fits. */
function targetIn(
  { view }: AskedOf<'card-play' | 'card-target'>,
  { target, entry, army, side, hexes }: Aim,
  targets: readonly string[],
): string | undefined {
  const name = target ?? entry ?? army;
  if (name !== undefined) return targets.find((one) => one === name || one === hexOf(view, name));
  for (const hex of hexes) {
    const found = targets.find((one) =>
      one.includes('/') ? one.startsWith(`${hex}/`) && (side === undefined || one === `${hex}/${side}`) : one === hex,
    );
    if (found !== undefined) return found;
    const standing = targets.find((one) => hexOf(view, one) === hex);
    if (standing !== undefined) return standing;
  }
  return undefined;
}
