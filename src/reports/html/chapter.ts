/** A chapter of a report as HTML: each kind of block shaped for the partial of its name, in letters and on the web alike. */
import type { Addend, Block, Card, Chapter, Die, Roster, Sum, Track, Trial, Words } from '../../engine/story.ts';
import { counted, titleOf } from '../chapters.ts';
import { FATE_INK } from '../fates.ts';
import { colours, type ReportModel } from '../model.ts';
import type { LetterWords } from '../words/words.ts';
import { oddsView } from './odds.ts';
import { type Html, number, signedHtml } from './typeset.ts';

/** What a track lost this turn. */
const LOST = 'E9DCC0';
const EMPTY = 'F7F2E6';

/** What a letter's renderers share: its words, and how its sides are coloured. */
export interface Setting {
  words: LetterWords;
  model: ReportModel;
  set(words: Words): Html;
  colour(side: string): string;
}

export function chapterView(chapter: Chapter, setting: Setting) {
  const { blocks, headline, note } = chapter;
  const title = titleOf(chapter, setting.words);
  const [first] = blocks;
  return {
    id: chapter.id,
    eyebrow: headline === undefined ? null : title,
    title: headline ?? title,
    // How dice are set in text is no matter here.
    note: (first?.kind === 'dice' ? null : note) ?? null,
    /** Each block has a head of its own. */
    headed: first?.kind === 'lines' && first.head !== undefined,
    hasCharts: blocks.some(({ kind }) => kind === 'charts'),
    blocks: blocks.flatMap((block) => blockView(block, setting)),
  };
}

/** `partial` draws it; what is too wide for a letter has none. */
function blockView(block: Block, setting: Setting, inCard = false) {
  const { words, set, colour } = setting;
  switch (block.kind) {
    case 'lines':
      return {
        partial: 'block-lines',
        head: block.head ?? null,
        paragraphs: block.as === 'paragraphs',
        lines: block.lines.map(set),
      };
    case 'rows':
      return {
        partial: 'block-rows',
        inCard,
        list: block.as === 'list',
        rows: block.rows.map(({ label, text, order }) => ({
          label: set(label),
          text: set(text),
          order: order ?? null,
        })),
      };
    case 'dice':
      return {
        partial: 'block-dice',
        inCard,
        trials: block.trials.map((trial) => trialView(trial, setting)),
        inks: block.trials.some(({ dice }) => dice.some(({ kind }) => kind === 'damage')) ? words.fireNote : null,
      };
    case 'sum':
      return sumView(block, words);
    case 'tracks':
      return {
        partial: 'block-tracks',
        tracks: block.tracks.map((track) => trackView(track, setting)),
        marks: marksNote(block.tracks, words),
      };
    case 'score':
      return {
        partial: 'block-score',
        tallies: block.tallies.map((tally) => ({
          name: tally.name,
          colour: colour(tally.side),
          ground: colours(setting.model, tally.side).ground,
          full: tally.of === 0 ? 0 : Math.round((tally.value * 100) / tally.of),
          text: tally.text === '1/2' ? '½' : tally.text.replace(/ 1\/2$/, '½'),
        })),
        causes: block.tallies
          .filter((tally) => tally.causes.length > 0)
          .map((tally) => `${tally.name}${words.colon}${tally.causes.join(', ')}.`),
        facts: block.facts,
      };
    case 'stacks':
      return {
        partial: 'block-stacks',
        stacks: block.stacks.map((stack) => ({
          ...stack,
          note: stack.note ?? null,
          colour: colour(stack.side),
          chip: stack.who === letterOf(stack.side, setting) ? chip(stack.who, stack.side, setting) : null,
        })),
      };
    case 'roster':
      return rosterView(block, setting);
    case 'orders':
      return {
        partial: 'block-orders',
        orders: block.orders.map(({ order, fate, outcome }) => ({
          order,
          word: words.fates[fate],
          ink: FATE_INK[fate],
          outcome,
        })),
      };
    case 'how-to':
      return { partial: 'block-how-to', forms: block.forms };
    case 'odds':
      return {
        partial: 'block-odds',
        key: block.key,
        attacks: block.attacks.map((attack) => ({ ...attack, ...oddsView(attack, words) })),
      };
    case 'card':
      return cardView(block, setting);
    case 'charts':
    case 'table':
    case 'muster':
      return [];
  }
}

function rosterView({ stacks, rest, code, name, figures }: Roster, setting: Setting) {
  return {
    partial: 'block-roster',
    code,
    name,
    figures,
    // Where no unit has a name its code has the room of both.
    span: figures.length + (name === '' ? 1 : 2),
    stacks: stacks.map((stack) => ({
      ...stack,
      ...chip(stack.letter ?? null, stack.side, setting),
      note: stack.note ?? null,
      units: stack.units.map((unit) => ({ ...unit, state: unit.state ?? null, note: unit.note ?? null })),
    })),
    rest: rest
      ? { ...rest, places: rest.places.map(({ place, codes }) => ({ place, codes: codes.join(', ') })) }
      : null,
  };
}

/** A side's letter on its ground, as counters show it. */
const chip = (letter: string | null, side: string, { model }: Setting) => ({ letter, ...colours(model, side) });

const letterOf = (side: string, { model }: Setting): string | undefined =>
  model.story.map.sides.find(({ id }) => id === side)?.letter;

function cardView({ label, title, address, of }: Card, setting: Setting) {
  return {
    partial: 'block-card',
    heading: `${label} · ${title}`,
    address,
    of: of.flatMap((block): object => blockView(block, setting, true)),
  };
}

export function dieView(die: Die, words: LetterWords) {
  return {
    face: die.face,
    struck: die.struck === true,
    damage: die.kind === 'damage',
    ruling: die.ruled === undefined ? null : words.ruledTo(`${die.ruled}`),
  };
}

function trialView(trial: Trial, { words, set }: Setting) {
  const parts = [];
  if (trial.addends.length > 0) parts.push(trial.addends.map(addend).join(', '));
  if (trial.sum !== null && trial.needs !== null) parts.push(words.needs(number(trial.sum), number(trial.needs)));
  else if (trial.sum !== null) parts.push(`= ${number(trial.sum)}`);
  return {
    dice: trial.dice.map((die) => dieView(die, words)),
    head: set(trial.head),
    sums: parts.length === 0 ? '' : `${parts.join(' ')}${words.colon}`,
    verdict: `${trial.verdict}.`,
    effects: trial.effects.map((effect) => ` ${effect}`).join(''),
  };
}

function addend(one: Addend): string {
  return `${one.name} ${signedHtml(one.value)}`;
}

function sumView({ addends, sum, throws, table, isBare }: Sum, words: LetterWords) {
  const row = table?.rows[table.hit.row];
  const added = `${sum < 0 ? '\u2212' : '+'} ${Math.abs(sum)} = `;
  return {
    partial: 'block-sum',
    addends,
    isBare: isBare === true,
    told: counted(addends).map(addend).join(', '),
    sum,
    throws: throws.map((thrown) => ({
      dice: [dieView(thrown.die, words)],
      sum: added,
      result: `${number(thrown.total)} → ${thrown.result}`,
      note: thrown.note,
    })),
    table:
      table === null || row === undefined || isBare
        ? null
        : {
            columns: table.columns,
            die: row.die,
            cells: row.results.map((text, column) => ({ text, hit: column === table.hit.column })),
          },
  };
}

function trackView(track: Track, { words, model }: Setting) {
  const { ground, word } = colours(model, track.side);
  const cells = [];
  for (let cell = 1; cell <= track.of; cell++) {
    cells.push({
      ground: cell <= track.value ? ground : cell <= track.was ? LOST : EMPTY,
      mark: track.marks.includes(cell),
    });
  }
  return {
    name: track.name,
    colour: word,
    value: track.value,
    level: track.level,
    was: track.was === track.value ? words.unchanged : words.was(track.was),
    cells,
    changes: track.changes.map(addend).join(', '),
  };
}

/** `Heavy lines after 4 and 10 …`; null when no track has any. */
function marksNote(tracks: readonly Track[], words: LetterWords): string | null {
  const marks = tracks[0]?.marks ?? [];
  return marks.length === 0 ? null : words.marksNote(marks.join(` ${words.and} `));
}
