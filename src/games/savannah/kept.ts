/** Scenarios as running games and archives keep them: what later ones say besides is filled in as it was meant then. */
import type { Json } from '../../engine/contract.ts';
import type { SavannahScenario } from './schema.ts';

type Cards = SavannahScenario['cards'];
type Card = Cards['deck'][number];
type Sheet = SavannahScenario['scenario'];
type Weather = NonNullable<Sheet['campaign']>['weather'];

/** Decks once left no card out; the face up to which a die is thrown again stood without its card. */
type KeptCards = Omit<Cards, 'deck' | 'doctrine' | 'out'> & {
  readonly deck: readonly (Omit<Card, 'hexes'> & Partial<Pick<Card, 'hexes'>>)[];
  readonly doctrine: Omit<Cards['doctrine'], 'again' | 'near'> & {
    readonly again: number | Cards['doctrine']['again'];
    readonly near?: Cards['doctrine']['near'];
  };
  readonly out?: Cards['out'];
};

/** One kind of weather alone once weighed on the next die; nobody but single units was placed before the first turn. */
type Kept = Omit<SavannahScenario, 'cards' | 'scenario'> & {
  readonly cards: KeptCards;
  readonly scenario: Omit<Sheet, 'campaign' | 'setup'> & {
    readonly setup: Omit<Sheet['setup'], 'groups'> & Partial<Pick<Sheet['setup'], 'groups'>>;
    readonly campaign?: Omit<NonNullable<Sheet['campaign']>, 'weather'> & {
      readonly weather: Omit<Weather, 'after'> & {
        readonly after: Weather['after'] | { readonly kind: string; readonly value: number };
      };
    };
  };
};

/** Cards of those decks that no sheet named: the other throw, and what only he plays who stands next to the enemy. */
const THROWN_AGAIN = 52;
const BESIDE_THE_ENEMY = 26;

export function asToday(json: Json): SavannahScenario {
  const kept = json as Kept;
  const { cards, scenario } = kept;
  if (Object.hasOwn(scenario.victory.collapse, 'at')) return json as SavannahScenario;
  const { again, near = [BESIDE_THE_ENEMY] } = cards.doctrine;
  const { campaign } = scenario;
  return {
    ...kept,
    cards: {
      ...cards,
      deck: cards.deck.map((card) => ({ hexes: [], ...card })),
      doctrine: {
        ...cards.doctrine,
        near,
        again: typeof again === 'number' ? { card: THROWN_AGAIN, face: again } : again,
      },
      out: cards.out ?? [],
    },
    scenario: {
      ...scenario,
      setup: { groups: [], ...scenario.setup },
      // No sheet named the morale at which an army is lost.
      victory: { ...scenario.victory, collapse: { ...scenario.victory.collapse, at: 0 } },
      ...(campaign && {
        campaign: { ...campaign, weather: { ...campaign.weather, after: weighing(campaign.weather.after) } },
      }),
    },
  } as SavannahScenario;
}

function weighing(after: Weather['after'] | { readonly kind: string; readonly value: number }): Weather['after'] {
  const { kind, value } = after;
  return typeof kind === 'string' && value !== undefined ? { [kind]: value } : (after as Weather['after']);
}
