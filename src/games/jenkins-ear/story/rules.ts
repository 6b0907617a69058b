/** The rules a player plans by, in short, with the scenario's figures. */
import { type Facts, listing, type Phrasebook, pause, titled } from '../../../engine/phrase.ts';
import type { Field, Flag, HexId, PerilRow } from '../field.ts';
import { books } from '../messages/books.ts';
import type { EarLanguage } from '../messages/languages.ts';

const FLAGS: readonly Flag[] = ['spanish', 'english', 'french', 'dutch'];

/** What each rule is about, and what it says. */
export function rulesInShort(field: Field, language: EarLanguage): { label: string; text: string }[] {
  const say = books[language];
  const { perilous, stacking, disease, interception, scuttling, succession, storms, turns, victory, funds } =
    field.tables;
  const { french, dutch } = succession.modifiers;
  const rule = (name: string, facts?: Facts) => titled(say, `rules.${name}`, facts);
  const portsIn = (hexes: readonly HexId[]) => hexes.map((hex) => field.hexes.get(hex)?.port?.name[language] ?? hex);
  return [
    ...FLAGS.map((flag) => ({ label: say(`rules.ports.${flag}`), text: portsOf(field, flag, say) })),
    rule('value'),
    rule('room', {
      exempt: listing(
        stacking.exempt.map((kind) => say(`kind.${kind}`)),
        language,
      ),
    }),
    rule('funds', { ...funds.turn, most: funds.most }),
    rule('order'),
    rule('storms', {
      rows: storms.map(({ die, hexes }) => `${die} ${listing(portsIn(hexes), language)}`).join(pause(language)),
    }),
    rule('moves'),
    rule('perilous', {
      hexes: perilous.hexes,
      storm: perilous.storm,
      rows: perilous.rows.map((row) => perilWords(row, say)).join(pause(language)),
    }),
    rule('intercept', { fails: interception.fails }),
    rule('holds'),
    rule('hits'),
    rule('disease', { faces: listing(disease.faces.map(String), language) }),
    rule('supply'),
    rule('held'),
    rule('victory', { turns, route: victory.route }),
    rule('isidro'),
    rule('scuttle', { most: scuttling.most }),
    rule('succession', { french, dutch }),
    rule('lost'),
  ];
}

/** `6 Cartagena; 5 Havana and Santo Domingo`: the greatest first. */
function portsOf({ ports }: Field, flag: Flag, say: Phrasebook<EarLanguage>): string {
  const named = new Map<number, string[]>();
  for (const port of ports.values()) {
    if (port.flag !== flag || port.nameOnly) continue;
    named.set(port.value, [...(named.get(port.value) ?? []), port.name[say.language]]);
  }
  return [...named]
    .toSorted(([a], [b]) => b - a)
    .map(([value, names]) => `${value} ${say.list(names)}`)
    .join(pause(say.language));
}

/** `3 one ship, chosen by the enemy` */
function perilWords({ die, by, count }: PerilRow, say: Phrasebook): string {
  const n = count === 'die' ? 0 : count;
  return `${die} ${say(`rules.perilous.${by ?? 'none'}`, { die: count === 'die', n })}`;
}
