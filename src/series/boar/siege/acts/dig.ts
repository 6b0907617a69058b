/** DIG: where siege works are begun, or that none are, written a turn before (S 4.4). */
import { never } from '../../../../acts/against.ts';
import { choice, optional, places } from '../../../../acts/slots.ts';
import type { Diagnostic } from '../../../../engine/contract.ts';
import { isLegal } from '../../../../engine/run.ts';
import { act } from '../../acts/act.ts';
import { overWithDays, reason } from '../../acts/unasked.ts';
import { NOBODY } from '../../acts/words.ts';
import { ofGame } from '../../rules/events.ts';
import type { Fault } from '../../rules/house.ts';
import type { HexId } from '../../rules/state.ts';
import { markersDue } from '../counters.ts';
import { siteFault, sitesAhead } from '../ground.ts';
import { siegeSheet } from '../sheet.ts';
import { type Besieging, doubt, inWorks, problem, worksStopped } from './besieging.ts';

const HEXES = places({ after: ['', 'at', 'in', 'en', 'à', 'a'] });

export const dig = act({
  id: 'DIG',
  words: { en: ['dig', 'entrench'], fr: ['creuser', 'retrancher'], es: ['cavar', 'atrincherar'] },
  slots: { hexes: optional(HEXES), none: optional(choice({ none: NOBODY })) },
  calls: [],
  standing: true,
  ahead: true,
  says: {
    /** As far as they may still be dug; the whole order when that comes to nothing, so that it is told why. */
    'works-place'({ hexes }, { about, need }) {
      const sites = about.sites.map(({ hex }) => hex);
      const able = hexes.filter((hex) => sites.includes(hex));
      return able.length > 0 && isLegal(need.space, able) ? able : hexes;
    },
  },
  idle(sight, { hexes, none }, _order, before) {
    const beside = before.filter(({ verb, when }) => verb === 'DIG' && !when);
    const others = beside.flatMap(({ args }) => HEXES.from(args.hexes));
    const isSplit = (none === undefined) !== hexes.length > 0 || beside.some(({ args }) => args.none !== none);
    return inWorks(sight, (besieging) => {
      const early = untimely(besieging);
      if (early) return early;
      if (isSplit) return [problem(besieging, 'works-which', 'S 4.4', {})];
      return none
        ? []
        : misplaced(
            besieging,
            hexes,
            others,
            before.some(({ verb }) => verb === 'PLAY'),
          );
    });
  },
  unasked: (sight) => overWithDays(sight, 'siege-over') ?? worksStopped(sight) ?? reason(sight, 'works-no-place'),
});

function untimely(besieging: Besieging): readonly Diagnostic[] | null {
  const { opened, view, siege } = besieging;
  const { first, steps } = siegeSheet(opened).works;
  if (siege.step >= steps.length) return [never(ofGame(opened.field, 'works-done'), 'S 4.4')];
  if (view.turn + 1 >= first) return null;
  return [problem(besieging, 'works-early', 'S 4.4', { first, write: first - 1, now: true })];
}

/** `played`: a card is played above, which may let them dig more. */
function misplaced(
  besieging: Besieging,
  hexes: readonly HexId[],
  others: readonly HexId[],
  played: boolean,
): readonly Diagnostic[] {
  const { opened, view, siege } = besieging;
  const found: Diagnostic[] = [];
  for (const [n, hex] of hexes.entries()) {
    const fault = hexes.indexOf(hex) === n ? siteFault(opened, view, siege, hex) : null;
    if (fault !== null) found.push(toldOf(fault));
  }
  const limit = markersDue(opened, siege);
  const all = new Set([...others, ...hexes]);
  if (all.size > limit)
    found.push(
      (played ? doubt : problem)(besieging, 'works-limit', 'S 4.4', {
        n: all.size,
        limit,
        others: [...others],
        slot: 'hexes',
      }),
    );
  const extending = sitesAhead(opened, view, siege).filter((site) => site.extends);
  if (found.length === 0 && !extending.some((site) => all.has(site.hex))) {
    const examples = extending.slice(0, 3).map((site) => site.hex);
    found.push(problem(besieging, 'works-extend', 'S 4.4', { hex: hexes[0] ?? '', examples, slot: 'hexes' }));
  }
  return found;
}

/** An enemy may have gone by then: only that is no more than a warning. */
function toldOf({ code, facts, rule }: Fault): Diagnostic {
  const severity = code.endsWith('.works-enemy') ? 'warning' : 'error';
  return { severity, code, facts: { ...facts, slot: 'hexes' }, rule };
}
