/** Functions that are hard to take in: too long, with too many parameters, or written a second time. */
import ts from 'typescript';
import type { Source } from './sources.ts';

const MOST_LINES = 60;
const MOST_PARAMETERS = 5;
/** Shorter ones say nothing but their own expression: `(one) => one.id`. */
const FEWEST_TOKENS = 20;

export interface Functions {
  readonly long: number;
  readonly crowded: number;
  /** Copies beyond the first of a named function, to the letter but for blanks and comments. */
  readonly copies: number;
}

export function measureFunctions(sources: readonly Source[]): Functions {
  const all = sources.flatMap((source) => source.nodes.filter(isFunction));
  const bodies = all.filter((one) => nameOf(one) !== null).map(tokensOf);
  const telling = bodies.filter((tokens) => tokens.length >= FEWEST_TOKENS).map((tokens) => tokens.join(' '));
  return {
    long: all.filter((one) => heightOf(one) > MOST_LINES).length,
    crowded: all.filter((one) => one.parameters.length > MOST_PARAMETERS).length,
    copies: telling.length - new Set(telling).size,
  };
}

type WithBody = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

function isFunction(node: ts.Node): node is WithBody {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

function nameOf(one: WithBody): string | null {
  if (one.name) return one.name.getText();
  return ts.isVariableDeclaration(one.parent) ? one.parent.name.getText() : null;
}

function heightOf(one: WithBody): number {
  const file = one.getSourceFile();
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  return lineOf(one.getEnd()) - lineOf(one.getStart()) + 1;
}

/** What a function does, whatever it is called: its parameters' names and its body. */
function tokensOf(one: WithBody): string[] {
  const text = [...one.parameters.map((parameter) => parameter.name), one.body].map((node) => node.getText()).join(' ');
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) tokens.push(scanner.getTokenText());
  return tokens;
}
