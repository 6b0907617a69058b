/** Where the siege stands: works begun and finished, breaches, ruins, and how far the town's defences have come. */

import { signed } from '../../../engine/phrase.ts';
import type { Dispatch } from '../../../engine/story.ts';
import { scaleAhead } from './ahead.ts';
import { siegeFacts } from './siege.ts';
import { placedFully, type Teller } from './teller.ts';

type Row = Dispatch['rows'][number];

export function siegeStand(teller: Teller): Dispatch {
  const { say } = teller;
  const rows: Row[] = siegeFacts(teller).map(({ text }) => ({ label: say('siege.works'), text: [`${text}.`] }));
  return { title: say('dispatch.siege'), rows: [...rows, ...breaches(teller), ...defences(teller)] };
}

function breaches(teller: Teller): Row[] {
  const { now, say } = teller;
  const town = now.breached.filter((name) => !now.siege.includes(name));
  const rows: Row[] = [];
  if (town.length > 0) {
    const sides = town.map((name) => `${name.slice(0, 4)} ${say(`side.name.${name.slice(5)}`)}`);
    rows.push({ label: say('siege.breaches'), text: [`${sides.join(', ')}.`] });
  }
  if (now.ruined.length > 0) {
    const places = now.ruined.map((hex) => placedFully(teller, hex));
    rows.push({ label: say('siege.ruins'), text: [`${places.join(', ')}.`] });
  }
  return rows;
}

/** How much unfinished defences help attackers, and when that ends by the schedule (S 4.14). */
function defences(teller: Teller): Row[] {
  const { now, say, savannah } = teller;
  const value = now.campaign?.unfinished ?? 0;
  if (value === 0 || savannah.campaign === null) return [];
  const turns = Object.entries(savannah.campaign.defences.byTurn);
  const next = turns.find(([turn, less]) => Number(turn) > now.turn && less < value);
  const text =
    scaleAhead(teller) === 'tactical' || !next
      ? say('siege.unfinished.stays', { value: signed(value) })
      : say('siege.unfinished', { value: signed(value), turn: next[0], later: signed(next[1]) });
  return [{ label: say('siege.defences'), text: [text] }];
}
