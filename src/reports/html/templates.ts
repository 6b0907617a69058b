/** The HTML templates, compiled once a process: styles set into the tags, partials in place, every string escaped. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Handlebars from 'handlebars';
import { DataBroken } from '../../engine/errors.ts';
import { copied, counters, Html, number, prose, signedHtml, told, typed } from './typeset.ts';

type Compiled<View> = (view: View) => string;

const FOLDER = new URL('../../../templates/', import.meta.url);
const RULE = /\.([\w-]+)\s*\{([^}]*)\}/g;
/** A tag's class, and the style that follows it when part of it is known only at run time. */
const STYLED = /class="([\w -]+)"(?: style="([^"]*)")?/g;

const helpers = { t: told, plain: prose, typed, code: copied, counters, signed: signedHtml, n: number };

let engine: typeof Handlebars | null = null;
let styles: ReadonlyMap<string, string> | null = null;

/** A template of `templates/`, compiled at its first use. */
export function template<View>(name: string): Compiled<View> {
  let compiled: Compiled<View> | null = null;
  return (view) => {
    compiled ??= open().compile<View>(styled(read(`${name}.hbs`)), OPTIONS);
    return compiled(view);
  };
}

const OPTIONS: CompileOptions = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(Object.keys(helpers).map((name) => [name, true])) as never,
  preventIndent: true,
};

/** Our own Handlebars with the helpers and partials of the house. */
function open(): typeof Handlebars {
  if (engine !== null) return engine;
  // Loaded at the first letter: most commands write none.
  const own = (createRequire(import.meta.url)('handlebars') as typeof Handlebars).create();
  for (const [name, set] of Object.entries<(value: never) => string>(helpers)) {
    own.registerHelper(name, (value: unknown) => new Html(set(value as never)));
  }
  for (const file of readdirSync(new URL('partials/', FOLDER))) {
    const name = file.replace(/\.hbs$/, '');
    own.registerPartial(name, own.compile(styled(read(`partials/${file}`)), OPTIONS));
  }
  engine = own;
  return own;
}

/** A template's text with its class names replaced by declarations, and the blanks between its lines taken out. */
function styled(text: string): string {
  styles ??= new Map([...read('mail.css').matchAll(RULE)].map(([, name = '', rules = '']) => [name, compact(rules)]));
  const known = styles;
  return text
    .replace(STYLED, (_tag, names: string, more: string | undefined) => {
      const rules = names.split(' ').map((name) => known.get(name) ?? missing(name));
      return `style="${[...rules, ...(more === undefined ? [] : [more])].join(';')}"`;
    })
    .replace(/\n\s*/g, '');
}

function missing(name: string): never {
  throw new DataBroken('no-such-style', { file: 'templates/mail.css', name });
}

/** `padding: 0 2px; margin: 0` -> `padding:0 2px;margin:0` */
function compact(rules: string): string {
  return rules
    .trim()
    .replace(/\s*([:;,])\s*/g, '$1')
    .replace(/;$/, '');
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}
