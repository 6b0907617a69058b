/** In how many files one thing is spelt: what somebody touches who adds another such. Comments do not count, words do not. */
import ts from 'typescript';
import type { Source } from './sources.ts';

/** Names, strings and numbers of the code, each once. */
export function spellingsOf({ nodes }: Source): ReadonlySet<string> {
  return new Set(nodes.flatMap((node) => (isSpelt(node) ? [node.text] : [])));
}

const isSpelt = (node: ts.Node): node is ts.Identifier | ts.LiteralLikeNode =>
  ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node);

/** Files of code with a name, string or number that `is` the thing. */
export function filesThatSpell(sources: readonly Source[], is: (spelling: string) => boolean): string[] {
  const spell = (source: Source): boolean => [...spellingsOf(source)].some(is);
  return sources.filter((source) => !source.words && spell(source)).map(({ path }) => path);
}

/**
 * Files with a card: those that have its number, and those that use what is declared for it: a name whose comment or
 * value is the number.
 */
export function filesWithCard(sources: readonly Source[], card: number): string[] {
  const names = new Set(sources.filter((source) => !source.words).flatMap((source) => namesFor(source, card)));
  return filesThatSpell(sources, (spelling) => spelling === String(card) || names.has(spelling));
}

function namesFor({ nodes, text }: Source, card: number): string[] {
  const number = new RegExp(`\\b${card}\\b`);
  return nodes.flatMap((node) => {
    if (!ts.isVariableDeclaration(node) && !ts.isFunctionDeclaration(node) && !ts.isTypeElement(node)) return [];
    const value = ts.isVariableDeclaration(node) ? (node.initializer?.getText() ?? '') : '';
    const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    const told = comments.some(({ pos, end }) => number.test(text.slice(pos, end)));
    return (told || value === String(card)) && node.name ? [node.name.getText()] : [];
  });
}
