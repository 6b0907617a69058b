/** How the next turn opens: what its opening has brought, weather, initiative with its dice. */
import { chapter } from '../../../engine/chapters.ts';
import { opened, signed, withDice } from '../../../engine/phrase.ts';
import type { Chapter, Die, Words } from '../../../engine/story.ts';
import { weatherOf } from '../frame/opening.ts';
import type { Army } from '../rules/state.ts';
import { weatherAhead } from './ahead.ts';
import { chronicled, isNews, isOfSeries } from './chronicle.ts';
import { isOurs, type Tale, type Teller } from './teller.ts';

type Initiative = Extract<Tale, { kind: 'boar.initiative' }>;

export function next(teller: Teller): Chapter[] {
  const { say, telling, field, after } = teller;
  const ahead = telling.next;
  if (ahead === null) return [];
  const thrown = teller.later.find((tale): tale is Initiative => tale.kind === 'boar.initiative');
  const turn =
    after.campaign === null
      ? say('next.turn', { turn: ahead.printed, weather: say(`weather.${weatherOf(teller.scenario, ahead.printed)}`) })
      : campaignTurn(teller, ahead.printed);
  const lines: Words[] = openingTales(teller).flatMap((tale) => chronicled(teller, tale));
  const throws = thrown && thrown.facts.throws.length > 0 ? [...initiative(teller, thrown), '. '] : [];
  lines.push([`${turn} `, ...throws, { strong: firstMover(teller) }]);
  if (ahead.printed === field.scenario.turns[1]) lines.push([{ strong: say('next.last') }]);
  // What is asked, and what silence gets, stand above the form.
  if (ahead.calls.length === 0) lines.push([say(ahead.chooses ? 'next.choice' : 'next.no-call')]);
  // Its turn, weather and who moves first open what is planned from.
  const news = openingTales(teller).flatMap((tale) => (isNews(tale) ? chronicled(teller, tale) : []));
  // The first page of a letter that asks is for what one plans from.
  const isCalled = ahead.calls.length > 0;
  const page = isCalled ? 'log' : 'summary';
  return chapter('next', page, [{ kind: 'lines', as: 'paragraphs', lines, ...(isCalled && { brief: news }) }], {
    title: say('chapter.opens'),
  });
}

/** Armies of ours that the scenario keeps out of close combat this turn. */
export const armiesBarred = ({ own, field, side }: Teller, turn: number): readonly Army[] =>
  own.keptBack(turn).filter((army) => field.armies.some(({ id, side: whose }) => id === army && whose === side));

/** `Turn 6, a turn of days, heavy rain.` */
function campaignTurn(teller: Teller, turn: number): string {
  const weather = weatherAhead(teller);
  return teller.say('next.campaign-turn', {
    turn,
    days: teller.scale === 'strategic',
    weather: weather === null ? '' : teller.say(`weather.${weather}`),
  });
}

/** What the turn's opening has brought already: weather, cards, works, bombardment; unless it is told phase by phase. */
function openingTales({ tales, later }: Teller): readonly Tale[] {
  const told = new Set(tales.map(({ address }) => address));
  return later.filter((tale) => !isOfSeries(tale) && !told.has(tale.address));
}

/** `Initiative: we [7] +1 = 8, the Allies [5] = 5`; earlier tied throws first. */
function initiative(teller: Teller, { facts }: Initiative): Words {
  const { say } = teller;
  const dice: Die[] = [];
  const throws = facts.throws.map((round) =>
    round
      .map(({ side, die, modifiers, sum }) => {
        dice.push({ face: die, kind: 'test' });
        const added = modifiers
          .filter((modifier) => modifier.value !== 0)
          .map((modifier) => ` ${signed(modifier.value)} ${say(modifier.name)}`);
        return say('next.throw', {
          ours: isOurs(teller, side),
          side: say(`side.${side}.the`),
          die,
          added: added.join(''),
          sum,
        });
      })
      .join(', '),
  );
  return withDice(say('next.initiative', { throws: throws.join(say('next.tie')) }), dice);
}

/** Who moves first in the turn ahead, where that is known. */
export function firstMover(teller: Teller): string {
  const { say, telling, field, later, now } = teller;
  const thrown = later.find((tale): tale is Initiative => tale.kind === 'boar.initiative');
  const side = thrown?.facts.first ?? field.scenario.first[`${telling.next?.printed ?? 0}`];
  if (side === undefined) return say('next.initiative-open');
  const moved = now.phasing !== null && now.phasing !== side;
  return opened(say('next.first', { ours: isOurs(teller, side), side: say(`side.${side}.the`), moved }));
}
