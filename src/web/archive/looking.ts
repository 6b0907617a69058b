/** What a request to look back at a game is about: the game, what its asker may see, whose eyes, which language. */
import type { Request, Response } from 'express';
import { type Reel, type ReelTurn, reelOf } from '../../campaign/archive/browse/reel.ts';
import { isOnShow, type Sight, sightOf } from '../../campaign/archive/browse/sight.ts';
import type { House } from '../../campaign/house/house.ts';
import type { Language } from '../../engine/contract.ts';
import { findGame, type GameRow } from '../../store/games.ts';
import type { Eyes } from '../../table/spectate.ts';
import { NotHere } from '../errors.ts';
import { runs } from '../security/roles.ts';
import { visitOf } from '../security/session.ts';

export interface Looking {
  row: GameRow;
  reel: Reel;
  sight: Sight;
  eyes: Eyes;
  language: Language;
  /** What must stay in every link: `?as=british&lang=fr`, or nothing. */
  query: string;
}

/** Throws NotHere for a game that is not there, or not for this visitor, and for eyes that are not his. */
export async function lookingAt(house: House, req: Request, res: Response): Promise<Looking> {
  const row = await findGame(house.store.db, String(req.params.game).toLowerCase());
  if (!row) throw new NotHere();
  const { account } = visitOf(res);
  const isHis = account !== null && (await runs(house, account, row));
  if (!isHis && !isOnShow(row)) throw new NotHere();
  const reel = await reelOf(house, row);
  const sight = await sightOf(house.store.db, row, reel, isHis);
  if (!sight) throw new NotHere();
  const asked = one(req.query.as);
  const eyes = asked === null ? (sight.eyes[0] as Eyes) : asked;
  if (!sight.eyes.includes(eyes)) throw new NotHere();
  return {
    row,
    reel,
    sight,
    eyes,
    language: languageOf(req, reel.record.game.languages),
    query: queryOf({ as: asked, lang: one(req.query.lang) }),
  };
}

/** Of these as asked in the link, else as the browser prefers. */
export function languageOf(req: Request, languages: readonly Language[]): Language {
  const known = (name: unknown) => languages.find((language) => language === name);
  return known(one(req.query.lang)) ?? known(req.acceptsLanguages([...languages])) ?? 'en';
}

/** One value of a query; null when it is missing, empty or given twice. */
export function one(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function queryOf(values: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** A turn he may see, by its ordinal; null for the set-up. Throws NotHere. */
export function turnSeen({ sight }: Looking, ordinal: unknown): ReelTurn | null {
  if (typeof ordinal !== 'string' || !/^\d{1,4}$/.test(ordinal)) throw new NotHere();
  if (Number(ordinal) === 0) return null;
  const turn = sight.turns.find((one) => one.ordinal === Number(ordinal));
  if (!turn) throw new NotHere();
  return turn;
}
