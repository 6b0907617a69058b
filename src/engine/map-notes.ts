/** How a map is read, in the words of a game's catalogue: arrows, stars and shots are told of where there are some. */
import type { Phrasebook } from './phrase.ts';
import type { MapNotes, MapScene } from './scene.ts';

type Drawn = Partial<Pick<MapScene, 'arrows' | 'stars' | 'hits'>>;

export function mapNotes(say: Phrasebook, { arrows = [], stars = [], hits = [] }: Drawn): MapNotes {
  const fled = arrows.some(({ kind }) => kind === 'retreat');
  const signs = [
    ...(arrows.length > 0 ? [say('map.arrows', { fled })] : []),
    ...(stars.length > 0 ? [say('map.stars')] : []),
  ];
  // On pictures of parts alone.
  const shown = hits.length > 0 ? [...signs, say('map.hits')] : signs;
  const field = say.has('map.field') ? [say('map.field')] : [];
  return {
    letter: [...shown, say('map.letter')].join(' '),
    ...(field.length > 0 && { field: [...signs, ...field].join(' ') }),
    inPdf: say('map.in-pdf'),
    summary: [...shown, say('map.summary')].join(' '),
    page: [...field, say('map.page')].join(' '),
  };
}
