/** Mutants of the rules: each number, comparison, condition, sign and step of a file, changed or left out by itself. */
import ts from 'typescript';
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** Is it code that runs when it is called, and not as its file is loaded or read? */
  readonly inFunction: boolean;
  /** Is a whole condition or step changed? */
  readonly coarse: boolean;
}

interface Spot {
  readonly start: number;
  readonly end: number;
  readonly others: readonly string[];
  readonly inFunction?: boolean;
}

/** Comparisons and sums, and what each is mistaken for: the neighbour at its edge, and its contrary. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '+=': ['-='],
  '-=': ['+='],
};

const SIGNS: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.ExclamationToken, ts.SyntaxKind.MinusToken]);

/** Names that stand for a comparison over many. */
const CALLS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Keys of the data that this scenario does not read: the campaign's, and where a value comes from. */
const UNREAD = new Set(['campaign', 'source', 'reconstructed', 'name', 'short', 'note']);

/** Every mutant of a file. A number grows by one, and one that guards an edge of 0 turns there too. */
export function mutantsOf(path: string, text: string): Mutant[] {
  return made(text, path.endsWith('.yaml') ? spotsInData(text) : spotsInCode(path, text, others), false);
}

/** Coarser ones: a condition turned round or dropped, a step left out, a word of the data changed for another of its kind. */
export function coarseMutantsOf(path: string, text: string): Mutant[] {
  return made(text, path.endsWith('.yaml') ? wordsInData(text) : spotsInCode(path, text, coarseOthers), true);
}

function made(text: string, spots: readonly Spot[], coarse: boolean): Mutant[] {
  return spots.flatMap(({ start, end, others, inFunction = false }) =>
    others.map((to) => ({
      start,
      end,
      line: text.slice(0, start).split('\n').length,
      from: text.slice(start, end),
      to,
      inFunction,
      coarse,
    })),
  );
}

/** A part of the code and what to put in its stead. */
type Changes = (node: ts.Node) => readonly [ts.Node, readonly string[]] | null;

function spotsInCode(path: string, text: string, changes: Changes): Spot[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const spots: Spot[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
    const [changed, others] = changes(node) ?? [];
    if (changed && others) {
      const inFunction = ts.findAncestor(node, ts.isFunctionLike) !== undefined;
      spots.push({ start: changed.getStart(file), end: changed.getEnd(), others, inFunction });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return spots;
}

const others: Changes = (node) => {
  if (ts.isNumericLiteral(node) && !isFallback(node)) return [node, [String(Number(node.text) + 1)]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [node, ['false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [node, ['true']];
  if (ts.isPrefixUnaryExpression(node) && SIGNS.has(node.operator)) return [node, [node.operand.getText()]];
  if (ts.isBinaryExpression(node)) return othersOfTwo(node);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name } = node.expression;
  const other = Object.hasOwn(CALLS, name.text) ? CALLS[name.text] : undefined;
  return other ? [name, [other]] : null;
};

/** Of two conditions each may be forgotten, or the word between them mistaken; words are not added up. */
function othersOfTwo({ left, operatorToken, right }: ts.BinaryExpression): ReturnType<Changes> {
  const operator = operatorToken.getText();
  if (operator === '&&' || operator === '||') {
    const [one, other] = [left.getText(), right.getText()];
    return [left.parent, [one, other, `((${one}) ${operator === '&&' ? '||' : '&&'} (${other}))`]];
  }
  const mistaken = [left, right].some(ts.isStringLiteralLike) ? undefined : OPERATORS[operator];
  return mistaken ? [operatorToken, mistaken] : null;
}

const coarseOthers: Changes = (node) => {
  if (ts.isIfStatement(node)) return [node.expression, [`!(${node.expression.getText()})`, 'false']];
  if (ts.isConditionalExpression(node)) return [node.condition, [`!(${node.condition.getText()})`]];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [node.body, [`!(${node.body.getText()})`]];
  if (ts.isReturnStatement(node) && node.expression) return [node.expression, [`!(${node.expression.getText()})`]];
  return ts.isExpressionStatement(node) ? [node, [';']] : null;
};

/** What stands around a piece of a file, from the inside out: expressions and statements of code, the line of data. */
export function contextsOf(path: string, text: string, start: number, end: number): { start: number; end: number }[] {
  if (path.endsWith('.yaml')) {
    const line = text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', end));
    const from = text.lastIndexOf('\n', start) + 1 + line.search(/\S/);
    return [{ start: from, end: text.indexOf('\n', end) }];
  }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const spans: { start: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > start || node.end < end) return;
    if (node.getStart(file) < start || node.end > end) spans.unshift({ start: node.getStart(file), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return spans;
}

/** `?? 0` stands only where the types cannot say that there always is a value. */
function isFallback(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

function spotsInData(text: string): Spot[] {
  const spots: Spot[] = [];
  const visit = (node: Node | null): void => {
    if (isMap<Node, Node | null>(node)) {
      for (const { key, value } of node.items) if (!UNREAD.has(String(key))) visit(value);
    }
    if (isSeq<Node>(node)) for (const item of node.items) visit(item);
    if (!isScalar(node) || !node.range) return;
    const [start, end] = node.range;
    const others = otherValues(node.value, text.slice(start, end));
    if (others.length > 0) spots.push({ start, end, others });
  };
  visit(parseDocument(text).contents);
  return spots;
}

/** Words of the data, each with another that stands under the same key elsewhere. */
function wordsInData(text: string): Spot[] {
  const words: { key: string; value: string; start: number; end: number }[] = [];
  const visit = (node: Node | null, of: string): void => {
    if (isMap<Node, Node | null>(node)) {
      for (const { key, value } of node.items) if (!UNREAD.has(String(key))) visit(value, String(key));
    }
    if (isSeq<Node>(node)) for (const item of node.items) visit(item, of);
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    words.push({ key: of, value: node.value, start: node.range[0], end: node.range[1] });
  };
  visit(parseDocument(text).contents, '');
  return words.flatMap(({ key, value, start, end }) => {
    const other = words.find((word) => word.key === key && word.value !== value);
    return other ? [{ start, end, others: [text.slice(other.start, other.end)] }] : [];
  });
}

/** A number, or a hex or hexside of the map: `1404` is the hex above `1405`. */
function otherValues(value: unknown, written: string): string[] {
  if (typeof value === 'number') return [String(value + 1)];
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value !== 'string' || !/^\d{4}(\/[NS][EW]?)?$/.test(value)) return [];
  const row = Number(value.slice(2, 4));
  const other = value.slice(0, 2) + String(row > 1 ? row - 1 : row + 1).padStart(2, '0') + value.slice(4);
  return [written.replace(value, other)];
}
