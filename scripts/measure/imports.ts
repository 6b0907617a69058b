/** Circles of imports, of types as well: files that cannot be read one after the other. */
import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources.ts';

/** The circles, each as the paths that are in it (Tarjan's strongly connected components of more than one file). */
export function importCircles(sources: readonly Source[]): string[][] {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const index = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (path: string): number => {
    let lowest = index.size;
    index.set(path, lowest);
    open.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, index.get(next) ?? lowest);
    }
    if (lowest === index.get(path)) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  };

  for (const path of imports.keys()) if (!index.has(path)) visit(path);
  return circles;
}

/** The files one names, at its head, in a type or where it loads them later. */
function importsOf({ path, nodes }: Source): string[] {
  return nodes.flatMap((node) => {
    const from = specifierOf(node);
    return from && ts.isStringLiteral(from) && from.text.startsWith('.')
      ? [posix.join(posix.dirname(path), from.text)]
      : [];
  });
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  const isLater = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isLater ? node.arguments[0] : undefined;
}
