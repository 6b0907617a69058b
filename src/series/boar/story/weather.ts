/** The weather and what it does, in a sentence. */
import type { Subject } from '../../../engine/chapters.ts';
import { opened, pause, signed } from '../../../engine/phrase.ts';
import { hasOpened, weatherAhead } from './ahead.ts';
import type { Teller } from './teller.ts';

/** The weather of the turn that was played, and of the one to come as far as it is known. */
export function weatherNow(teller: Teller): Subject {
  const { say, after, before, telling } = teller;
  const rows: Subject['rows'][number][] = [];
  const label = (turn: number, weather: string) =>
    say('weather.of-turn', { turn, weather: opened(say(`weather.${weather}`)) });
  const row = (turn: number, weather: string): Subject['rows'][number] => {
    const does = weatherEffects(teller, weather);
    const isNothing = does === `${opened(say('weather.does.nothing'))}.`;
    // Who plans for that turn needs it though the weather has not changed.
    const isPlanned = turn === telling.next?.printed && telling.next.calls.length > 0;
    return {
      label: label(turn, weather),
      text: [does],
      ...(isNothing ? { brief: [] } : isPlanned && { lasting: [does] }),
    };
  };
  const ahead = weatherAhead(teller);
  if (telling.next === null) return { title: say('dispatch.weather'), rows };
  const { printed } = telling.next;
  // Weather that holds is told once, of the turn to come.
  if (!hasOpened(teller) && before.turn < printed && ahead !== after.weather)
    rows.push(row(before.turn, after.weather));
  rows.push(
    ahead === null
      ? { label: say('weather.to-come', { turn: printed }), text: [`${opened(oddsOfDie(teller, printed))}.`] }
      : row(printed, ahead),
  );
  return { title: say('dispatch.weather'), rows };
}

/** `Fire -1; no strategic marches; the diggers rest.` */
export function weatherEffects(teller: Teller, weather: string): string {
  const { say, field, scenario } = teller;
  const row = field.tables.weather[weather];
  if (!row) return '';
  const parts: string[] = [];
  if (row.noFire) parts.push(say('weather.does.no-fire'));
  else if (row.fire !== 0) parts.push(say('weather.does.fire', { n: signed(row.fire) }));
  if (row.noCombat) parts.push(say('weather.does.no-combat'));
  else if (row.combat !== 0) parts.push(say('weather.does.combat', { n: signed(row.combat) }));
  if (row.rally !== 0) parts.push(say('weather.does.rally', { n: signed(row.rally) }));
  if (row.movement !== 'full') parts.push(say(`weather.does.movement.${row.movement}`));
  if (!row.strategic) parts.push(say('weather.does.no-strategic'));
  const { campaign } = scenario;
  if (campaign !== null && teller.scale === 'strategic') {
    const siege = scenario.siege?.weather.kinds[weather];
    if (siege && !siege.works) parts.push(say('weather.does.no-works'));
    if (siege && siege.tables === null) parts.push(say('weather.does.no-siege'));
    else if (siege?.tables)
      parts.push(say('weather.does.siege', { one: signed(siege.tables[0]), two: signed(siege.tables[1]) }));
    if (campaign.weather.delays.includes(weather)) parts.push(say('weather.does.delays'));
    if (scenario.cards?.events.shut.includes(weather)) parts.push(say('weather.does.no-cards'));
    if (campaign.weather.havoc?.kind === weather) parts.push(say('weather.does.havoc'));
  }
  return `${opened(parts.length === 0 ? say('weather.does.nothing') : parts.join(pause(say.language)))}.`;
}

/** `a die: 5 or more fair, 3-4 heavy rain …`, with what is added. */
function oddsOfDie({ say, scenario, now, telling }: Teller, turn: number): string {
  const sheet = scenario.campaign;
  if (sheet === null) return '';
  const { die, modifiers, after: ofKind } = sheet.weather;
  const rows = [...die].reverse().map(({ die: [from, to], kind }, index) => {
    const faces =
      index === 0
        ? say('weather.die.from', { from })
        : from === to
          ? `${from}`
          : from < 0
            ? say('weather.die.below', { to })
            : `${from}-${to}`;
    return `${faces} = ${say(`weather.${kind}`)}`;
  });
  // Before the first turn there was no weather.
  const before = (telling.next?.ordinal ?? 1) > 1 ? (ofKind[now.weather] ?? 0) : 0;
  const added = (modifiers[`${turn}`] ?? 0) + before;
  return say('weather.die', { added: added === 0 ? '' : signed(added), rows: rows.join(', ') });
}
