/** The archive: games to be searched, replayed, compared, taken away and brought in. */
import express, { type Router } from 'express';
import type { Web } from '../site.ts';
import { archiveCompare } from './compare.ts';
import { archiveFiles } from './files.ts';
import { archiveImport } from './import.ts';
import { archiveList } from './list.ts';
import { archivePictures } from './pictures.ts';
import { archiveReplay } from './replay.ts';

export function archive(web: Web): Router {
  const router = express.Router();
  for (const part of [archiveList, archiveFiles, archivePictures, archiveCompare, archiveReplay, archiveImport])
    router.use(part(web));
  return router;
}
