/** What is counted: each measure by its name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { RULESETS } from '../../src/games/index.ts';
import { isOpen, nameOf, readList } from '../rules/list.ts';
import { measureFunctions } from './functions.ts';
import { importCircles } from './imports.ts';
import { filesThatSpell, filesWithCard, spellingsOf } from './places.ts';
import { ruleNumbers, uncited } from './rules.ts';
import { linesOf, readData, readSources, type Source } from './sources.ts';

export interface Measure {
  readonly name: string;
  readonly now: number;
  /** Where it is worst, or what is missing. */
  readonly at?: string;
}

/** A card as good as any to count the places of one: Savannah's knowledge of the ground. */
const CARD = { game: 'savannah', number: 51 };

/** A section of the report as good as any: what told of the attempts to rally. */
const SECTION = 'rally';

/** Folders of a game that are neither rules nor orders: what is told, drawn, and played by the computer. */
const BESIDE_RULES = /\/(story|doctrine|chart|scenario|schema|reference|tuning)\b/;

export function measure(root: string): Measure[] {
  const all = readSources(root, 'src');
  const played = all.filter(({ path }) => /^src\/(series|games)\//.test(path));
  const told = all.filter(({ path }) => !/^src\/(series|games)\//.test(path) || path.includes('/story/'));
  const functions = measureFunctions(all);
  const circles = importCircles(all);
  return [
    { name: 'lines of series and games: code', now: linesOf(played.filter(({ words }) => !words)) },
    { name: 'lines of series and games: words', now: linesOf(played.filter(({ words }) => words)) },
    ...measureVerbs(all),
    { name: 'files with one card', ...counted(filesWithCard(gameSources(played, CARD.game), CARD.number)) },
    {
      name: 'files with one section of the report',
      ...counted(filesThatSpell(told, (spelling) => spelling === SECTION)),
    },
    { name: 'files with one mail word', ...counted(filesThatSpell(all, (spelling) => /reminders/i.test(spelling))) },
    ...RULESETS.flatMap(({ id }) => measureRules(root, id, gameSources(all, id))),
    { name: '`as` in series and games', now: count(played, isCast) },
    { name: '`as unknown as`', now: count(all, isBlindCast) },
    { name: 'hooks and points of the series', now: count(played, isPoint) },
    { name: 'circles of imports', now: circles.length, at: longest(circles) },
    { name: 'functions over 60 lines', now: functions.long },
    { name: 'functions with more than 5 parameters', now: functions.crowded },
    { name: 'copies of a function', now: functions.copies },
  ];
}

/** What a game's author has before him: the kernel, this game, and the series it is of. */
function gameSources(all: readonly Source[], game: string): Source[] {
  const own = all.filter(({ path }) => path.startsWith(`src/games/${game}/`));
  return all.filter(({ path }) => {
    const [, room, name] = path.split('/');
    if (room === 'games') return name === game || name === 'index.ts';
    return room !== 'series' || own.some(({ text }) => text.includes(`/series/${name}/`));
  });
}

/** Verbs by the capitals they are known by; the same word in another game is another verb. */
function measureVerbs(all: readonly Source[]): Measure[] {
  const spelt = new Map(all.filter(({ words }) => !words).map((source) => [source.path, wordsSpeltIn(source)]));
  const verbs = RULESETS.flatMap(({ id, verbs }) => {
    const sources = gameSources(all, id);
    return verbs.map(({ id: verb }) => {
      const files = sources.filter(({ path }) => spelt.get(path)?.includes(` ${verb} `));
      return { verb, files: files.map(({ path }) => path) };
    });
  }).sort((a, b) => a.files.length - b.files.length);
  const median = verbs[Math.floor(verbs.length / 2)];
  const worst = verbs.at(-1);
  return [
    { name: 'files with one verb: median', now: median?.files.length ?? 0 },
    {
      name: 'files with one verb: worst',
      now: worst?.files.length ?? 0,
      at: [worst?.verb, ...(worst?.files ?? [])].join(' '),
    },
  ];
}

/** All that a file spells as words between blanks. */
function wordsSpeltIn(source: Source): string {
  return ` ${[...spellingsOf(source)]
    .join(' ')
    .split(/[^\p{L}\p{N}-]+/u)
    .join(' ')} `;
}

function measureRules(root: string, game: string, sources: readonly Source[]): Measure[] {
  const numbers = ruleNumbers(readFileSync(join(root, `docs/${game}-rules.md`), 'utf8'));
  const rules = sources.filter(
    ({ path, words }) => /^src\/(series|games)\//.test(path) && !words && !BESIDE_RULES.test(path),
  );
  const open = readList(root, game).filter(isOpen);
  const missing = uncited(numbers, [...sources.map(({ text }) => text), ...readData(root, game)]);
  return [
    { name: `lines a numbered rule: ${game}`, now: Math.round(linesOf(rules) / numbers.length) },
    { name: `rule numbers cited nowhere: ${game}`, now: missing.length, at: missing.join(' ') },
    { name: `rules without a proof: ${game}`, now: open.length, at: open.map(nameOf).join('; ') },
  ];
}

function isCast(node: ts.Node): boolean {
  return ts.isAsExpression(node) && !ts.isConstTypeReference(node.type);
}

function isBlindCast(node: ts.Node): boolean {
  return ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.UnknownKeyword && ts.isAsExpression(node.parent);
}

/** What a game may do otherwise than its series: a member of `House`, or one of the series' `Points`. */
function isPoint(node: ts.Node): boolean {
  return (
    ts.isTypeElement(node) && ts.isInterfaceDeclaration(node.parent) && /^(House|Points)$/.test(node.parent.name.text)
  );
}

function count(sources: readonly Source[], is: (node: ts.Node) => boolean): number {
  return sources.reduce((sum, { nodes }) => sum + nodes.filter(is).length, 0);
}

function counted(files: readonly string[]): { now: number; at: string } {
  return { now: files.length, at: files.join(' ') };
}

function longest(circles: readonly string[][]): string {
  const [most] = circles.toSorted((a, b) => b.length - a.length);
  return most ? `${most.length} files: ${most.join(' ')}` : '';
}
