/** `/import`: an operator brings the file of a game in; it is checked before it is kept, and can then be browsed. */
import express, { type Response, type Router } from 'express';
import { readArchive } from '../../campaign/archive/archive.ts';
import { importGame } from '../../campaign/archive/keep-archive.ts';
import { FieldpostError } from '../../engine/errors.ts';
import { showPage } from '../page.ts';
import { mustBeOperator } from '../security/roles.ts';
import { FILE } from '../security/uploads.ts';
import type { Web } from '../site.ts';

export const MOST_IMPORT_BYTES = 32 * 1024 * 1024;

export function archiveImport({ house }: Web): Router {
  const router = express.Router();
  const show = (res: Response, faults: readonly string[]) =>
    showPage(res, 'import', { title: 'Bring a game in' }, { faults, most: MOST_IMPORT_BYTES / (1024 * 1024) });
  router.get('/import', (_req, res) => {
    mustBeOperator(res);
    show(res, []);
  });
  router.post('/import', async (req, res) => {
    mustBeOperator(res);
    const file = (req.body as Record<string, unknown>)[FILE];
    if (!Buffer.isBuffer(file) || file.length === 0) {
      res.status(400);
      return show(res, ['Choose the file of a game first: it ends in .fpz.']);
    }
    try {
      const found = await readArchive(file);
      await importGame(house, found);
      house.log.info({ game: found.manifest.game, signedBy: found.signedBy }, 'game imported');
      res.redirect(303, `/archive/${found.manifest.game}`);
    } catch (error) {
      if (!(error instanceof FieldpostError)) throw error;
      res.status(400);
      show(res, [saidOf(error)]);
    }
  });
  return router;
}

/** `This file cannot be brought in: archive file differs (file states/003.json).` */
function saidOf({ code, facts }: FieldpostError): string {
  if (code === 'game-exists') return `There is a game ${facts.game} here already.`;
  const told = Object.entries(facts)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${name} ${value}`);
  return `This file cannot be brought in: ${code.replaceAll('-', ' ')}${told.length > 0 ? ` (${told.join(', ')})` : ''}.`;
}
