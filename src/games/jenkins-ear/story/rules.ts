/** The rules a player plans by, in short, with the scenario's figures. */
import { type Facts, listing, type Phrasebook, pause, titled } from '../../../engine/phrase.ts';
import type { Field, Flag, HexId, PerilRow, Port, PortId } from '../field.ts';
import { books } from '../messages/books.ts';
import type { EarLanguage } from '../messages/languages.ts';

const FLAGS: readonly Flag[] = ['spanish', 'english', 'french', 'dutch'];

/** What each rule is about, and what it says. */
export function rulesInShort(field: Field, language: EarLanguage): { label: string; text: string }[] {
  const say = books[language];
  const { perilous, stacking, disease, interception, scuttling, succession, storms, turns, victory, funds } =
    field.tables;
  const { french, dutch } = succession.modifiers;
  const isCounted = (id: PortId): boolean => field.ports.get(id)?.flag === victory.over;
  const routes = portsBy(field, victory.over, say, (port) => port.routes.filter(isCounted).length);
  const rule = (name: string, facts?: Facts) => titled(say, `rules.${name}`, facts);
  const portsIn = (hexes: readonly HexId[]) => hexes.map((hex) => field.hexes.get(hex)?.port?.name[language] ?? hex);
  return [
    ...FLAGS.map((flag) => ({
      label: say(`rules.ports.${flag}`),
      text: portsBy(field, flag, say, ({ value }) => value),
    })),
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
    rule('victory', { turns, route: victory.route, routes }),
    rule('isidro'),
    rule('scuttle', { most: scuttling.most }),
    rule('succession', { french, dutch }),
    rule('lost'),
  ];
}

/** `6 Cartagena; 5 Havana and Santo Domingo`: the greatest first. */
function portsBy({ ports }: Field, flag: Flag, say: Phrasebook<EarLanguage>, figure: (port: Port) => number): string {
  const own = [...ports.values()].filter((port) => port.flag === flag && !port.nameOnly);
  return [...Map.groupBy(own, figure)]
    .toSorted(([a], [b]) => b - a)
    .map(([n, of]) => `${n} ${say.list(of.map(({ name }) => name[say.language]))}`)
    .join(pause(say.language));
}

/** `3 one ship, chosen by the enemy` */
function perilWords({ die, by, count }: PerilRow, say: Phrasebook): string {
  const n = count === 'die' ? 0 : count;
  return `${die} ${say(`rules.perilous.${by ?? 'none'}`, { die: count === 'die', n })}`;
}
