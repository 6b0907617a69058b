/** Pages as templates of `templates/web/`, compiled once: every value is escaped, whatever it came from. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Response } from 'express';
import Handlebars from 'handlebars';
import type { Language } from '../engine/contract.ts';
import { visitOf } from './security/session.ts';

const FOLDER = new URL('../../templates/web/', import.meta.url);
const engine = Handlebars.create();
const compiled = new Map<string, Handlebars.TemplateDelegate>();

/** What a page shows beside its own values. */
export interface Page {
  title: string;
  /** Id of the game the page is about, for its navigation. */
  game?: { id: string; label: string } | undefined;
  /** A page of one language; English when not given. */
  language?: Language;
  /** Widens the page: maps and replays. */
  wide?: boolean;
  /** Its own script in `/public/`, without its ending. */
  script?: string;
  /** It shows what only its reader may know, and what was asked: it is not packed, so that its length tells nothing. */
  secret?: boolean;
}

/** What stands around a page, in its language. */
const FRAMES = {
  en: {
    skip: 'Skip to content',
    main: 'Main',
    archive: 'Archive',
    games: 'Games',
    signIn: 'Sign in',
    signOut: 'Sign out',
    foot: 'Fieldpost plays historical wargames by e-mail.',
  },
  fr: {
    skip: 'Aller au contenu',
    main: 'Principal',
    archive: 'Archives',
    games: 'Parties',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    foot: 'Fieldpost fait jouer des jeux d’histoire par courrier électronique.',
  },
  es: {
    skip: 'Ir al contenido',
    main: 'Principal',
    archive: 'Archivo',
    games: 'Partidas',
    signIn: 'Entrar',
    signOut: 'Salir',
    foot: 'Fieldpost dirige juegos de guerra históricos por correo electrónico.',
  },
} as const;

/** Answers with the page. */
export function showPage(res: Response, name: string, page: Page, view: object): void {
  const { account, formToken } = visitOf(res);
  const language = page.language ?? 'en';
  const around = { ...page, language, frame: FRAMES[language], account, formToken };
  const body = template(name)({ ...view, page: around, formToken });
  if (page.secret) res.set('Cache-Control', 'no-store, no-transform');
  res.type('html').send(template('layout')({ ...around, body }));
}

/** A part of a page alone, for a script that puts it in its place. */
export function writePartial(name: string, view: object): string {
  return template(`partials/${name}`)(view);
}

function template(name: string): Handlebars.TemplateDelegate {
  const known = compiled.get(name);
  if (known) return known;
  if (compiled.size === 0) registerPartials();
  const made = engine.compile(readFileSync(new URL(`${name}.hbs`, FOLDER), 'utf8'), { strict: false });
  compiled.set(name, made);
  return made;
}

function registerPartials(): void {
  for (const file of readdirSync(new URL('partials/', FOLDER))) {
    const source = readFileSync(new URL(`partials/${file}`, FOLDER), 'utf8');
    engine.registerPartial(file.replace(/\.hbs$/, ''), source);
  }
  engine.registerHelper('eq', (a: unknown, b: unknown) => a === b);
  engine.registerHelper('url', (text: unknown) => encodeURIComponent(String(text)));
  engine.registerHelper('join', (a: unknown, b: unknown) => `${a}-${b}`);
}
