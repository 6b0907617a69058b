/** How a map is read, in the words of a game's catalogue: arrows and stars are told of where there are some. */
import type { Phrasebook } from './phrase.ts';
import type { MapNotes, MapScene } from './scene.ts';

type Drawn = Partial<Pick<MapScene, 'arrows' | 'stars'>>;

export function mapNotes(say: Phrasebook, { arrows = [], stars = [] }: Drawn): MapNotes {
  const fled = arrows.some(({ kind }) => kind === 'retreat');
  const signs = [
    ...(arrows.length > 0 ? [say('map.arrows', { fled })] : []),
    ...(stars.length > 0 ? [say('map.stars')] : []),
  ];
  const field = say.has('map.field') ? [say('map.field')] : [];
  return {
    letter: [...signs, say('map.letter')].join(' '),
    ...(field.length > 0 && { field: [...signs, ...field].join(' ') }),
    inPdf: say('map.in-pdf'),
    summary: [...signs, say('map.summary')].join(' '),
    page: [...field, say('map.page')].join(' '),
  };
}
