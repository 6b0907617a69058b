/** `/archive/<game>/compare`: two turns side by side, and a table of what differs between them. */
import express, { type Router } from 'express';
import type { ReelTurn } from '../../campaign/archive/browse/reel.ts';
import { shownTurn } from '../../campaign/archive/browse/show.ts';
import { type Differences, differences } from '../../reports/standing.ts';
import { showPage } from '../page.ts';
import type { Web } from '../site.ts';
import { type Looking, lookingAt, one, turnSeen } from './looking.ts';
import { eyesName, pictureQuery } from './replay.ts';
import { type ArchiveWords, archiveWords } from './words.ts';

export function archiveCompare({ house }: Web): Router {
  const router = express.Router();
  router.get('/archive/:game/compare', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const { row, reel, sight, eyes, language } = looking;
    const last = sight.turns.at(-1)?.ordinal ?? 0;
    const from = turnSeen(looking, one(req.query.from) ?? '0');
    const to = turnSeen(looking, one(req.query.to) ?? `${last}`);
    const [before, after] = [
      await shownTurn(house, reel, from?.ordinal ?? 0, eyes, language),
      await shownTurn(house, reel, to?.ordinal ?? 0, eyes, language),
    ];
    const w = archiveWords[language];
    const choices = (chosen: ReelTurn | null) =>
      [
        { ordinal: 0, name: w.start },
        ...sight.turns.map(({ ordinal, printed }) => ({ ordinal, name: w.turnNumber(printed) })),
      ].map((turn) => ({ ...turn, chosen: turn.ordinal === (chosen?.ordinal ?? 0) }));
    showPage(
      res,
      'archive-compare',
      { title: w.compare, language, wide: true, game: { id: row.id, label: row.label } },
      {
        w,
        id: row.id,
        label: row.label,
        query: looking.query,
        as: one(req.query.as),
        lang: one(req.query.lang),
        eyes: eyesName(looking, eyes),
        from: choices(from),
        to: choices(to),
        maps: [mapOf(looking, from, before.alt), mapOf(looking, to, after.alt)],
        ...tables(differences(before.story, after.story), w),
      },
    );
  });
  return router;
}

function mapOf(looking: Looking, turn: ReelTurn | null, alt: string) {
  const { row, reel, language } = looking;
  const w = archiveWords[language];
  const name = turn ? w.turnNumber(turn.printed) : w.start;
  const link = `/archive/${row.id}/map/${turn?.ordinal ?? 0}.svg${pictureQuery(looking, turn?.close ?? reel.id)}`;
  return { name, link, alt: `${name}: ${alt}`, turn: `/archive/${row.id}/turn/${turn?.ordinal ?? 0}${looking.query}` };
}

/** Tables with at least one row that changed; figures that stayed as they were are shown beside those that did not. */
function tables({ morale, score, strength, pieces }: Differences, w: ArchiveWords) {
  const figures = [
    { title: w.morale, rows: morale },
    { title: w.score, rows: score },
    { title: w.strength, rows: strength },
  ].filter(({ rows }) => rows.some(({ before, after }) => before !== after));
  const strengths = (was: number | null, is: number | null) =>
    was === is ? `${is ?? ''}` : `${was ?? '–'} → ${is ?? '–'}`;
  return {
    figures,
    pieces: pieces.map(({ name, side, from, to, was, is }) => ({
      name,
      side,
      where: from === to ? (to ?? w.off) : `${from ?? w.off} → ${to ?? w.off}`,
      strength: strengths(was, is),
    })),
    same: figures.length === 0 && pieces.length === 0,
  };
}
