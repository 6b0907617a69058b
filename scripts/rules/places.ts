/** Places of code and data by their names: `coveredWay.hasZone` of a file of code, `terrain.rows.city` of one of data. */
import ts from 'typescript';
import { isMap, isScalar, type Node, type Pair, parseDocument } from 'yaml';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Place extends Span {
  readonly name: string;
  /** Where its comments begin. */
  readonly told: number;
}

export function spanOf(file: string, text: string, place: string): Span | null {
  return placesOf(file, text).find(({ name }) => name === place) ?? null;
}

/** Every place of a file that has a name, outermost first. */
export function placesOf(file: string, text: string): Place[] {
  return file.endsWith('.yaml') ? placesOfData(text) : placesOfCode(file, text);
}

function placesOfCode(file: string, text: string): Place[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const places: Place[] = [];
  const visit = (node: ts.Node, outer: string): void => {
    const name = declaredBy(node);
    const inner = name ? `${outer}${outer && '.'}${name}` : outer;
    if (name) {
      const whole = ts.isVariableDeclaration(node) && !outer ? node.parent.parent : node;
      places.push({ name: inner, start: whole.getStart(tree), end: whole.end, told: whole.getFullStart() });
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(tree, '');
  return places;
}

/** The name of a function, or of a constant or property that holds one or is declared at the top of its file. */
function declaredBy(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return node.name?.text ?? null;
  if (ts.isMethodDeclaration(node)) return node.name.getText();
  if (ts.isPropertyAssignment(node)) return ts.isFunctionLike(node.initializer) ? node.name.getText() : null;
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return null;
  const atTop = ts.isSourceFile(node.parent.parent.parent);
  return atTop || (node.initializer && ts.isFunctionLike(node.initializer)) ? node.name.text : null;
}

function placesOfData(text: string): Place[] {
  const places: Place[] = [];
  const visit = (node: Node | null, outer: string): void => {
    if (!isMap<Node, Node | null>(node)) return;
    for (const pair of node.items) {
      const span = spanOfPair(pair);
      if (!span) continue;
      const name = `${outer}${outer && '.'}${String(pair.key)}`;
      places.push({ name, ...span, told: span.start });
      visit(pair.value, name);
    }
  };
  visit(parseDocument(text).contents, '');
  return places;
}

function spanOfPair({ key, value }: Pair<Node, Node | null>): Span | null {
  if (!isScalar(key) || !key.range || !value?.range) return null;
  return { start: key.range[0], end: value.range[1] };
}
