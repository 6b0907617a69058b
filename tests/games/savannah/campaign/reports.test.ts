/** The letters of 25 turns: short where nothing happened, whole where much did, and enough to write the next orders from. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { Telling } from '../../../../src/engine/contract.ts';
import { plainWords } from '../../../../src/engine/phrase.ts';
import type { Story, Words } from '../../../../src/engine/story.ts';
import { hear, look } from '../../../../src/engine/view.ts';
import type { SavannahView } from '../../../../src/games/savannah/view.ts';
import { readOrders } from '../../../../src/orders/read.ts';
import { renderReportHtml } from '../../../../src/reports/html/report.ts';
import { reportModel } from '../../../../src/reports/index.ts';
import { cardsIn as cardSheets, faceFor } from '../../../../src/series/boar/cards/deck.ts';
import type { Card } from '../../../../src/series/boar/cards/schema.ts';
import { playByDoctrine } from '../../../../src/tools/simulate/simulate.ts';
import {
  cardsIn,
  chartsIn,
  dispatchesIn,
  nextIn,
  phasesIn,
  printedOn,
  rosterIn,
  rowsIn,
  trialsIn,
} from '../../../told.ts';
import { field, savannah } from '../../campaign.ts';
import { openGame } from '../../registry.ts';

const { game } = openGame('savannah/campaign');
const SIDES = ['british', 'allies'] as const;
const LANGUAGES = ['en', 'fr'] as const;

interface Told {
  who: (typeof SIDES)[number];
  language: (typeof LANGUAGES)[number];
  telling: Telling<SavannahView>;
  story: Story;
}
let told: Told[] = [];

beforeAll(() => {
  const { opening, closed } = playByDoctrine(game, 'reports of the campaign');
  told = closed.flatMap((turn, index) =>
    SIDES.flatMap((who) =>
      LANGUAGES.map((language) => {
        const before = index === 0 ? opening : closed[index - 1]?.state;
        const clock = game.clock(turn.state);
        const telling: Telling<SavannahView> = {
          who,
          language,
          before: look(game, before, who),
          after: look(game, turn.state, who),
          heard: hear(turn.events, turn.ledger, who),
          ledger: turn.ledger,
          next: closed[index + 1]
            ? { ordinal: clock.ordinal, printed: clock.printed, calls: ['orders'], heard: [] }
            : null,
          standing: [],
          fates: [],
          skipped: [],
          outcome: game.outcome(turn.state),
        };
        return { who, language, telling, story: game.story(telling) as Story };
      }),
    ),
  );
});

const plain = (words: Words): string => plainWords(words);

function htmlOf({ story, telling, language, who }: Told): string {
  return renderReportHtml(
    reportModel(story, {
      game: { id: 'savannah-7', label: 'Savannah 7' },
      seat: { id: who, name: who },
      language,
      ordinal: telling.before.ordinal,
      printed: telling.before.turn,
      next: telling.next && { printed: telling.next.printed, call: 'orders' },
      deadline: null,
      ledger: [],
      keys: [],
      closed: [],
      commitments: [],
      head: '0'.repeat(64),
      revision: null,
      withdrawn: [],
    }),
  );
}

/** Order lines of a form without their `#`, those that go on joined. */
function ready(form: readonly string[]): string[] {
  const lines: string[] = [];
  let open = '';
  for (const line of form) {
    const text = line.replace(/^# ?/, '').trim();
    if (text.endsWith('\\')) {
      open += `${text.slice(0, -1).trim()} `;
      continue;
    }
    lines.push(`${open}${text}`);
    open = '';
  }
  return lines.filter((line) => VERBS.test(line));
}
const VERBS =
  /^(?:HOLD|TENIR|WAIT|ATTENDRE|ENTER|ENTRER|SORTIE|DIG|CREUSER|ORIENT|ORIENTER|SIEGE|ASSAULT|ASSAUT|PLAY|JOUER) ?[\w]/;

describe('the letters of a campaign', () => {
  test('every summary has five lines of at most ninety characters, and a title', () => {
    for (const { story } of told) {
      expect(story.summary).toHaveLength(5);
      for (const line of story.summary) expect(plain(line).length, plain(line)).toBeLessThanOrEqual(90);
      expect(story.title).not.toMatch(/\.|\{/);
    }
  });

  test('no title of the days calls a turn quiet, busy or slow that cost a battalion', () => {
    const titles = new Map<string, string>();
    for (const { telling } of told.filter(({ who, language }) => who === 'allies' && language === 'en')) {
      if (telling.outcome || telling.after.campaign?.scale !== 'strategic') continue;
      // Guns of the siege that broke nothing head a turn of their own.
      const heard = telling.heard.map((tale) =>
        tale.kind.endsWith('bombardment')
          ? { ...tale, facts: { ...(tale.facts as object), effects: [] } as never }
          : tale,
      );
      const titled = (after: SavannahView) => (game.story({ ...telling, heard, after }) as Story).title;
      const standing = Object.values(telling.after.units).find(
        ({ id, hex, steps }) => hex !== null && steps > 0 && telling.before.units[id]?.hex,
      );
      const id = standing?.id ?? '';
      const units = { ...telling.after.units, [id]: { ...telling.after.units[id], hex: null, steps: 0 } };
      titles.set(titled(telling.after), titled({ ...telling.after, units } as SavannahView));
    }
    for (const title of ['Reinforcements come in', 'The trenches advance'])
      expect(titles.get(title), title).toBe('Losses without a fight');
    expect(titles.get('The siege guns speak')).toBe('Losses under fire');
  });

  test('no letter is larger than a mailbox shows, and a quiet turn stays well below a full one', () => {
    for (const one of told) expect(htmlOf(one).length).toBeLessThan(100_000);
    const quiet = told.filter(
      ({ story }) => cardsIn(story).length + trialsIn(story).length === 0 && nextIn(story).length > 0,
    );
    for (const one of quiet) expect(htmlOf(one).length, `turn ${one.story.turn}`).toBeLessThan(50_000);
  });

  test('every word is there in both languages: no key, no hole, no double blank', () => {
    for (const { story, language } of told) {
      const rows = dispatchesIn(story).flatMap(({ title, rows: list }) => [
        title,
        ...list.flatMap(({ label, text, order }) => [label, plain(text), order ?? '']),
      ]);
      const aid = printedOn(story, 'aid').flatMap(({ id }) => rowsIn(story, id).map(({ text }) => text));
      for (const said of [
        ...rows,
        ...aid,
        ...story.summary.map(plain),
        ...phasesIn(story).flatMap(({ lines }) => lines.map(plain)),
      ]) {
        expect(said, `${language}: ${said}`).not.toMatch(/undefined|NaN|[{}]| {2}/);
        expect(said, `${language}: ${said}`).not.toMatch(
          /\b(?:dispatch|weather|window|schedule|tale|summary|effect|aid)\.[a-z]/,
        );
      }
    }
  });

  test('S 4.7 the calendar names everyone of ours in print, and a letter those who come next, with how many come later', () => {
    for (const { story, telling, who } of told) {
      if (telling.next === null || telling.after.campaign?.scale !== 'strategic') continue;
      if (telling.next.printed >= 16) continue;
      const text = dispatchesIn(story)
        .flatMap(({ rows }) => rows.map(({ text: said }) => plain(said)))
        .join(' ');
      const names = game.names(telling.after, who).filter(({ own, type }) => own && type === 'unit');
      const awaited = names.filter(
        ({ id }) => (telling.after.units[id] ?? telling.after.leaders[id])?.fate === 'reserve',
      );
      const listed = awaited.filter(({ id }) => text.split(`[${id}]`).length === 2).map(({ id }) => id);
      // Those that only an event brings, or that were barred, are not in the calendar.
      for (const { id } of awaited) if (!listed.includes(id)) expect(text).not.toContain(`[${id}]`);
      const calendar = dispatchesIn(story).filter(({ title }) => /REINFORCE|RENFORTS/i.test(title));
      for (const { rows } of calendar) {
        const lettered = rows.filter(({ brief }) => brief?.length !== 0);
        const turns = lettered.map(({ label }) => /(?:Turn|Tour) (\d+)/.exec(label)?.[1]);
        expect(new Set(turns).size).toBeLessThanOrEqual(1);
        expect(plain(rows.flatMap(({ text: said }) => said))).not.toContain('PDF');
        if (telling.after.turn !== 2) continue;
        expect(lettered.length).toBeLessThan(rows.length);
        expect(plain(lettered.at(-1)?.brief ?? [])).toContain('(PDF)');
      }
    }
  });

  test('S 4.3 every card in hand is shown with what it does; the enemy’s never', () => {
    for (const { story, telling, language } of told) {
      const hand = telling.after.campaign?.cards.hand ?? [];
      if (telling.next === null) continue;
      const rows = dispatchesIn(story).flatMap(({ rows: list }) => list);
      for (const card of hand) {
        const row = rows.find(({ label }) => label === `${card}` || label.startsWith(`${card} `));
        expect(row, `card ${card} in ${language}`).toBeDefined();
        expect(plain(row?.text ?? []).length).toBeGreaterThan(20);
      }
    }
  });

  test('the tracks run from the opening to the turn played, as long as each other, and end where things stand', () => {
    for (const { story, telling } of told) {
      for (const { turns, series } of chartsIn(story)) {
        for (const { values } of series) expect(values).toHaveLength(turns.length);
      }
      const [morale] = chartsIn(story);
      for (const { side, values } of morale?.series ?? []) expect(values.at(-1)).toBe(telling.after.morale[side]);
    }
  });

  test('the form names places and hexsides in its reader’s language', () => {
    const french = told.filter(({ language }) => language === 'fr').map(({ story }) => story);
    const forms = french.map(({ form }) => form.join('\n'));
    expect(french.some((story) => rosterIn(story).some(({ name }) => /^(?:Redoute|Fort|Camp) /.test(name)))).toBe(true);
    expect(forms.some((form) => /HQ|headquarters|ORIENTER \d+ .*\bSW\b/.test(form))).toBe(false);
  });

  test('a card that may be played stands in the form with what it does', () => {
    const plain = (text: string) => text.replaceAll(/[#\s]+/g, ' ');
    const shown = told
      .filter(({ language }) => language === 'en')
      .flatMap(({ story, telling: { after } }) => {
        const form = story.form.join('\n');
        const scale = after.campaign?.declared === null ? 'strategic' : 'tactical';
        return [...form.matchAll(/^# PLAY (\d+)$/gm)].map(([, number]) => {
          const [british, allies] = SIDES.map((side) =>
            faceFor(cardSheets(savannah)[Number(number) - 1] as Card, side, scale)
              .text.en.split(' ')
              .slice(0, 4)
              .join(' '),
          );
          return [british, allies].some((text) => plain(form).includes(text ?? '?'));
        });
      });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain(false);
  });

  test('from the form alone: every ready order reads whole, none means another, and none is refused', () => {
    let tried = 0;
    for (const { story, telling, who } of told) {
      for (const line of story.form) {
        expect(line, line).toMatch(/^[ -~]+$/);
        expect(line.length, line).toBeLessThanOrEqual(41);
      }
      if (telling.next === null) continue;
      const sight = { ...telling.after, turn: telling.next.printed };
      const grammar = {
        verbs: game.verbs,
        terms: game.terms,
        names: game.names(sight, who),
        calls: ['orders', ...game.calls],
        languages: game.languages,
      };
      for (const text of ready(story.form)) {
        const [line] = readOrders(text, grammar).lines;
        const order = line?.read?.order;
        expect(order, `${text}: ${line?.diagnostics.map(({ code }) => code).join()}`).toBeDefined();
        if (!order) continue;
        const faults = game.idle?.(sight, who, { ...order, id: 'o1' }, []) ?? [];
        expect(
          faults.filter(({ severity }) => severity === 'error').map(({ code }) => code),
          `turn ${sight.turn}: ${text}`,
        ).toEqual([]);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(200);
  });
});

test('the toll counts the men of a unit and of the counter that replaces it once', () => {
  const once = (army: string): number =>
    [...field.counters.values()]
      .filter((counter) => counter.army === army && ![...savannah.replacements.values()].includes(counter.id))
      .reduce((sum, { sp }) => sum + sp.full, 0);
  const english = told.filter(({ who, language }) => who === 'british' && language === 'en');
  const tolls = english.flatMap(({ story }) =>
    dispatchesIn(story).flatMap(({ title, rows }) => (title === 'The toll so far' ? rows : [])),
  );
  const ours = tolls.filter(({ label }) => label === 'British');
  expect(ours.length).toBeGreaterThan(0);
  for (const { text } of ours) expect(plainWords(text as Words)).toContain(` of ${once('british')} SP.`);
});
