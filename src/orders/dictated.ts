/** Words of a line that was spoken to a telephone, as they would have been typed: numbers as figures, signs as signs. */
import type { Token } from './lines.ts';

const DIGITS: Readonly<Record<string, string>> = {
  ...{ zero: '0', oh: '0', nought: '0', cero: '0' },
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{ un: '1', deux: '2', trois: '3', quatre: '4', cinq: '5', sept: '7', huit: '8', neuf: '9' },
  ...{ uno: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', siete: '7', ocho: '8', nueve: '9' },
};
const TEENS: Readonly<Record<string, string>> = {
  ...{ ten: '10', eleven: '11', twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15', sixteen: '16' },
  ...{ seventeen: '17', eighteen: '18', nineteen: '19' },
  ...{ dix: '10', onze: '11', douze: '12', treize: '13', quatorze: '14', quinze: '15', seize: '16' },
  ...{ diez: '10', once: '11', doce: '12', trece: '13', catorce: '14', quince: '15' },
};
const TENS: Readonly<Record<string, string>> = {
  ...{ twenty: '20', thirty: '30', forty: '40', fifty: '50' },
  ...{ vingt: '20', trente: '30', quarante: '40', cinquante: '50' },
  ...{ veinte: '20', treinta: '30', cuarenta: '40', cincuenta: '50' },
};
/** Signs said aloud, those that end an order and those that only part its words: all are commas here. */
const STOPS = new Set(['period', 'full stop', 'point', 'punto', 'semicolon', 'point virgule', 'new line']);
const SIGNS = new Set(['comma', 'virgule', 'coma', 'dash', 'hyphen', 'tiret', 'guion', 'colon', 'deux points']);
const FIGURES = /^\d{1,2}$/;

/** A line with its spoken words replaced. */
export interface Dictated {
  readonly tokens: readonly Token[];
  /** Whether any word was taken for something else than itself. */
  readonly isSpoken: boolean;
}

/** The words as they would have been typed. `fourteen oh three` is 1403, `fraser two` is fraser 2. */
export function dictated(tokens: readonly Token[]): Dictated {
  const typed: Token[] = [];
  let isSpoken = false;
  let comma = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const pair = `${token.key} ${tokens[at + 1]?.key ?? ''}`;
    const sign = [pair, token.key].find((key) => STOPS.has(key) || SIGNS.has(key));
    if (sign !== undefined) {
      isSpoken = true;
      comma = true;
      at += sign === pair ? 2 : 1;
      continue;
    }
    const run = numbersFrom(tokens, at);
    if (run.count > 0) isSpoken = true;
    if (run.count > 0) for (const number of run.numbers) typed.push(number);
    else typed.push(token);
    const first = typed[typed.length - Math.max(run.numbers.length, 1)];
    if (first && comma) typed[typed.indexOf(first)] = { ...first, comma: true };
    comma = false;
    at += Math.max(run.count, 1);
  }
  return { tokens: typed, isSpoken };
}

/** The numbers said from a word on: four figures together are one, a place; others stay apart. */
function numbersFrom(tokens: readonly Token[], from: number): { numbers: Token[]; count: number } {
  const numbers: Token[] = [];
  let at = from;
  for (let next = numberAt(tokens, at); next !== null; next = numberAt(tokens, at)) {
    numbers.push(next.token);
    at += next.count;
  }
  const count = at - from;
  if (count === 0 || !tokens.slice(from, at).some(({ key }) => !FIGURES.test(key))) return { numbers: [], count: 0 };
  // The last that make four figures are the place; `two fourteen oh three` is the second to 1403.
  let figures = '';
  for (let index = numbers.length - 1; index >= 0 && figures.length < 4; index--) {
    figures = `${numbers[index]?.key ?? ''}${figures}`;
    if (figures.length !== 4 || index + 1 === numbers.length) continue;
    numbers.splice(index, numbers.length - index, spanning(numbers.slice(index), figures));
    break;
  }
  return { numbers, count };
}

function numberAt(tokens: readonly Token[], at: number): { token: Token; count: number } | null {
  const token = tokens[at];
  if (token === undefined || token.operator) return null;
  const { key } = token;
  const [head = '', tail = ''] = key.split(' ');
  if (FIGURES.test(key)) return { token, count: 1 };
  const single = DIGITS[key] ?? TEENS[key];
  if (single !== undefined) return { token: typedAs(token, single), count: 1 };
  // `twenty-three` is one word, `twenty three` two.
  const hyphened = TENS[head] !== undefined && DIGITS[tail] !== undefined ? `${TENS[head]?.[0]}${DIGITS[tail]}` : null;
  if (hyphened !== null) return { token: typedAs(token, hyphened), count: 1 };
  const tens = TENS[key];
  if (tens === undefined) return null;
  const behind = tokens[at + 1];
  const unit = behind && !behind.comma ? DIGITS[behind.key] : undefined;
  if (behind === undefined || unit === undefined || unit === '0') return { token: typedAs(token, tens), count: 1 };
  return { token: spanning([token, behind], `${tens[0]}${unit}`), count: 2 };
}

const typedAs = (token: Token, text: string): Token => ({ ...token, key: text, text });

/** Several words as one, from the first to the last of their line. */
function spanning(words: readonly Token[], text: string): Token {
  const first = words[0] as Token;
  const last = words.filter(({ line }) => line === first.line).at(-1) as Token;
  return { ...first, key: text, text, length: last.column + last.length - first.column, close: last.close };
}
