/** How a map is read, in the words of a game's catalogue. */
import type { Phrasebook } from './phrase.ts';
import type { MapNotes } from './scene.ts';

export const mapNotes = (say: Phrasebook): MapNotes => ({
  letter: say('map.letter'),
  inPdf: say('map.in-pdf'),
  summary: say('map.summary'),
  page: say('map.page'),
});
