/** All are to stay where they are, `hold all`, `nobody moves`, `todos quietos`: no order says so. */
import type { Token } from './lines.ts';
import { complain, type Scan } from './scan.ts';
import { ALL, ARTICLES, ENTIRE, OTHERS, TROOPS, wordsOf } from './words.ts';

export const ALL_STAY = 'all-stay';

const STAY = wordsOf(
  'hold holds keep keeps stay stays staying still remain remains wait waits put halt ' +
    'rester reste restent restez tenir tient tiennent tenez garder gardez maintenir maintenez immobile immobiles bouger ' +
    'mantener mantiene mantienen mantened quieto quietos quieta quietas quedar queda quedan quedarse quedaos parados esperar',
);
const NOBODY = wordsOf('nobody none nadie ninguno ninguna personne aucun aucune');
/** All but those who are ordered about: what is said of them is so. */
const REST = wordsOf('other others rest else autre autres reste demas resto otros otras');
const MOVE = wordsOf('move moves bouge bougent bougera mueve mueva moverse avanza avance marche marches');
/** What stands between, or where. */
const SMALL = wordsOf(
  'one se que ne en su sus sur place where they are is their it position positions donde estan aqui sitio lugar ici ou sont',
);

/** Such a line, told that nobody goes who has no order; null for any other. */
export function allStay(tokens: readonly Token[], scan: Scan): Scan | null {
  const keys = tokens.flatMap(({ key }) => key.split(' '));
  const has = (words: ReadonlySet<string>): boolean => keys.some((key) => words.has(key));
  const isOnly = (...known: readonly ReadonlySet<string>[]): boolean =>
    keys.every((key) => [...known, SMALL, ARTICLES].some((words) => words.has(key)));
  const isAll = (has(ALL) || has(OTHERS) || has(REST)) && has(STAY) && isOnly(ALL, OTHERS, REST, TROOPS, ENTIRE, STAY);
  const isNobody =
    (has(NOBODY) || keys.join(' ').startsWith('no one')) && has(MOVE) && isOnly(NOBODY, REST, MOVE, new Set(['no']));
  if (!isAll && !isNobody) return null;
  complain(scan, ALL_STAY, 0, tokens.length, { facts: { others: has(REST) } });
  return scan;
}
