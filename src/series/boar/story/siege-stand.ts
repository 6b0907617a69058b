/** Where the siege stands: works begun and finished, breaches, ruins. */
import type { Subject } from '../../../engine/chapters.ts';
import { siegeFacts } from './siege.ts';
import { placedFully, type Teller } from './teller.ts';

type Row = Subject['rows'][number];

export function siegeStand(teller: Teller): Subject {
  const { say } = teller;
  const rows: Row[] = siegeFacts(teller).map(({ text }) => ({ label: say('siege.works'), text: [`${text}.`] }));
  return { title: say('dispatch.siege'), rows: [...rows, ...breaches(teller), ...teller.own.siegeRows(teller)] };
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
