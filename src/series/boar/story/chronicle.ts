/** The events of the days and of the game in sentences: which chapter of the chronicle tells of which kind. */
import type { Words } from '../../../engine/story.ts';
import { cardLines } from './cards.ts';
import { isFelt } from './effects.ts';
import { frameLines } from './frame.ts';
import { siegeLines } from './siege.ts';
import type { Lines, SeriesTale, Tale, Teller } from './teller.ts';

/** Each subject has its own file; kinds are told apart by name. */
const common: Lines = { ...frameLines, ...siegeLines, ...cardLines };

export function isOfSeries(tale: Tale): tale is SeriesTale {
  return tale.kind.startsWith('boar.');
}

/** Did it change what a letter does not tell anyhow? The weather is named among its five lines, guns of the siege often hit nothing. */
export function isNews({ kind, facts }: Tale): boolean {
  if (kind === 'own.bombardment') return facts.effects.some((effect) => isFelt(effect) && effect.kind !== 'void');
  return kind !== 'boar.weather' && kind !== 'own.weather' && kind !== 'own.bombardment-silent';
}

export function chronicled(teller: Teller, { kind, facts }: Tale): Words[] {
  const [room, name = ''] = kind.split('.');
  const lines = room === 'game' ? teller.own.lines : common;
  return lines[name]?.(teller, facts as never) ?? [];
}
