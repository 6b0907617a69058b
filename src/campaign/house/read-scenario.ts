/** Reads a scenario folder: its YAML files merged into one plain JSON value, every fault with file, line and column. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isAlias, isNode, LineCounter, parseDocument } from 'yaml';
import { ZodError } from 'zod';
import { decode, encode } from '../../engine/canonical.ts';
import type { Json, Schema } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';

/** A YAML file with what is needed to say where in it something stands. */
interface Source {
  path: string;
  document: Document;
  lines: LineCounter;
}

/**
 * `folder` is `scenarios/<game>`, `id` is `<game>/<scenario>`. The scenario's own file goes under `scenario`, every
 * other file without an `id` of its own (map, units, tables) under its name. Throws DataBroken listing all faults.
 */
export function readScenario(folder: string, id: string, schema: Schema): Json {
  const own = id.slice(id.indexOf('/') + 1);
  const sources = new Map<string, Source>();
  for (const file of namesOf(folder)) {
    const key = file.slice(0, -'.yaml'.length);
    const source = open(join(folder, file));
    if (key === own) sources.set('scenario', source);
    else if (!source.document.has('id')) sources.set(key, source);
  }
  if (!sources.has('scenario')) throw new DataBroken('scenario-missing', { scenario: id, folder });
  const faults = [...sources.values()].flatMap(yamlFaults);
  if (faults.length > 0) throw new DataBroken('scenario-broken', { faults });
  const merged: Record<string, unknown> = { id };
  for (const [key, source] of sources) merged[key] = source.document.toJS();
  try {
    // As it will come back from where games keep it: keys in canonical order, so that no rule can hang on another.
    return decode<Json>(encode(schema.parse(merged)));
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause;
    const described = cause.issues.map((issue) => `${placeOf(sources, folder, issue.path)} ${issue.message}`);
    throw new DataBroken('scenario-broken', { faults: described }, cause);
  }
}

/** The line of a scenario's own file that names it; maps and tables, which are long, need not be parsed for it. */
const ID_LINE = /^id: *['"]?([\w/-]+)['"]? *(?:#.*)?$/m;

/** Scenarios a folder holds: ids of the files that name one. */
export function scenariosIn(folder: string): string[] {
  return namesOf(folder).flatMap((file) => {
    const id = ID_LINE.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    return id === undefined ? [] : [id];
  });
}

function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .sort((a, b) => (a < b ? -1 : 1));
  } catch (cause) {
    throw new DataBroken('scenario-folder-missing', { folder }, cause);
  }
}

function open(path: string): Source {
  const lines = new LineCounter();
  return { path, lines, document: parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines }) };
}

function yamlFaults({ path, document, lines }: Source): string[] {
  return document.errors.map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    return `${path}:${line}:${col} ${error.message.split('\n')[0]}`;
  });
}

/** `file:line:column` of the deepest node on a path that the file holds. */
function placeOf(sources: ReadonlyMap<string, Source>, folder: string, path: readonly PropertyKey[]): string {
  const source = sources.get(String(path[0]));
  if (source === undefined) return folder;
  for (let depth = path.length; depth > 0; depth--) {
    const node = source.document.getIn(path.slice(1, depth), true);
    if (!isNode(node) || isAlias(node) || !node.range) continue;
    const { line, col } = source.lines.linePos(node.range[0]);
    return `${source.path}:${line}:${col}`;
  }
  return source.path;
}
