// Mutants of the rules: every number and every comparison of a file, each changed by itself.
import ts from 'typescript';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

/** Comparisons, and what each is mistaken for: the neighbour at its edge, and its contrary. */
const COMPARISONS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
};

/** Names that stand for a comparison over many. */
const CALLS = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Keys of the data that this scenario does not read: the campaign's, and where a value comes from. */
const UNREAD = new Set(['campaign', 'source', 'reconstructed', 'name', 'short', 'note']);

/**
 * Every mutant of a file: `{line, from, to, text}`, `text` the whole file changed in that one place.
 * A number grows by one, and one that guards an edge of 0 turns there too.
 */
export function mutantsOf(path, text) {
  const places = path.endsWith('.yaml') ? placesInData(text) : placesInCode(path, text);
  return places.flatMap(({ start, end, others }) =>
    others.map((to) => ({
      line: text.slice(0, start).split('\n').length,
      from: text.slice(start, end),
      to,
      text: text.slice(0, start) + to + text.slice(end),
    })),
  );
}

function placesInCode(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const places = [];
  const add = (node, others) => places.push({ start: node.getStart(file), end: node.getEnd(), others });
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
    if (ts.isNumericLiteral(node) && !isFallback(node)) add(node, [String(Number(node.text) + 1)]);
    if (ts.isBinaryExpression(node)) {
      const others = COMPARISONS[node.operatorToken.getText(file)];
      if (others) add(node.operatorToken, others);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression;
      if (Object.hasOwn(CALLS, name.text)) add(name, [CALLS[name.text]]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
}

/** `?? 0` stands only where the types cannot say that there always is a value. */
function isFallback(node) {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

function placesInData(text) {
  const places = [];
  const visit = (node) => {
    if (isMap(node)) for (const { key, value } of node.items) if (!UNREAD.has(String(key))) visit(value);
    if (isSeq(node)) for (const item of node.items) visit(item);
    if (!isScalar(node) || !node.range) return;
    const [start, end] = node.range;
    const others = otherValues(node.value, text.slice(start, end));
    if (others.length > 0) places.push({ start, end, others });
  };
  visit(parseDocument(text).contents);
  return places;
}

/** A number, or a hex or hexside of the map: `1404` is the hex above `1405`. */
function otherValues(value, written) {
  if (typeof value === 'number') return [String(value + 1)];
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value !== 'string' || !/^\d{4}(\/[NS][EW]?)?$/.test(value)) return [];
  const row = Number(value.slice(2, 4));
  const other = value.slice(0, 2) + String(row > 1 ? row - 1 : row + 1).padStart(2, '0') + value.slice(4);
  return [written.replace(value, other)];
}
