/** The program's own files, each read and parsed once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Source {
  /** From the root of the project: `src/series/boar/odds.ts`. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** Does it hold words for players, and no code? */
  readonly words: boolean;
  /** Every node of its syntax, outermost first. */
  readonly nodes: readonly ts.Node[];
}

/** Every TypeScript file below `folder`, by its path. */
export function readSources(root: string, folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => sourceOf(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')));
}

export function sourceOf(path: string, text: string): Source {
  return {
    path,
    text,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    words: /\/(messages|words)\/|(^|[./-])(en|fr)\.ts$/.test(path),
    nodes: nodesOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)),
  };
}

/** A game's scenarios, where the rules stand that are figures. */
export function readData(root: string, game: string): string[] {
  const folder = join(root, 'scenarios', game);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

export function linesOf(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => sum + source.lines, 0);
}

/** Each node of a tree, outermost first. */
function nodesOf(tree: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const take = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, take);
  };
  take(tree);
  return nodes;
}
