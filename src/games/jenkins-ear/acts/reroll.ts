/** REROLL: on which dice Deceptions are spent (11.2). */
import { warning } from '../../../acts/against.ts';
import { choice, count, optional, places, units } from '../../../acts/slots.ts';
import { isDeception } from '../units.ts';
import { bestMiss, dieOf, worstHit } from '../worth-rerolling.ts';
import { act } from './act.ts';
import { hasAny } from './bought.ts';
import { isFor } from './chosen.ts';
import { unfit } from './unfit.ts';
import { AT, KEEP, NONE, UNITS, WITH } from './words.ts';

export const reroll = act({
  id: 'REROLL',
  words: { en: ['reroll', 're-roll', 'deceive'], fr: ['relancer', 'leurrer'], es: ['repetir', 'relanzar'] },
  slots: {
    what: optional(
      choice({
        hits: ['hits', 'enemy hits', 'their hits', 'coups', 'impactos'],
        misses: ['misses', 'own misses', 'our misses', 'ratés', 'fallos'],
        both: ['both', 'all', 'les deux', 'tout', 'ambos', 'todo'],
        none: NONE,
      }),
    ),
    units: UNITS,
    against: optional(units({ whose: 'enemy', after: ['against', 'contre', 'contra'] })),
    with: optional(units({ after: WITH })),
    at: optional(places({ after: AT })),
    keep: optional(count({ after: KEEP })),
  },
  calls: [],
  standing: true,
  subject: ['at'],
  example: 'STANDING REROLL misses KEEP 1',
  says: {
    /** The die of a counter that it names; else an own miss that is likely to hit, or a hit of the enemy that is likely to miss. */
    reroll: ({ what = 'both', units, against, at, keep = 0 }, { field, view, side, about }) => {
      if (!isFor(at, about.hex)) return undefined;
      if (what === 'none' || about.deceptions <= keep) return 'pass';
      const named = [...units, ...against];
      if (named.length > 0) return dieOf(field, side, about, named)?.id ?? 'pass';
      const miss = what === 'hits' ? undefined : bestMiss(field, view, side, about);
      const die = miss ?? (what === 'misses' ? undefined : worstHit(field, view, side, about));
      return die?.id ?? 'pass';
    },
    'deception-spent': ({ with: named, at }, { about }) =>
      isFor(at, about.hex) ? named.find((id) => about.counters.includes(id)) : undefined,
  },
  idle: (sight, { what, with: named }, _order, before) =>
    named.length > 0 || what === 'none' || hasAny(sight, 'deception', before)
      ? unfit(sight, named, before, isDeception, ['ear.not-a-deception', '11.2', 'with'])
      : [warning('ear.no-deception', '11.2', { now: true })],
});
