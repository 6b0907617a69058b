/** Savannah's own part of the story: sorties, defences, goals, and who may not stand together. */
import { halves } from '../../../engine/phrase.ts';
import type { OwnStory } from '../../../series/boar/story/teller.ts';
import { surrenderOdds } from '../campaign/surrender.ts';
import type { Savannah } from '../scenario.ts';
import { mixesAllies, mixesMilitia } from '../stacking-bans.ts';
import { campaignLines } from './campaign.ts';
import { defences } from './defences.ts';
import { goals } from './goals.ts';
import { keptOff, sortieBlocks, sortiesOut } from './sorties.ts';

export function ownStory(savannah: Savannah): OwnStory {
  const { campaign: sheet } = savannah;
  const { hold, lead, collapse } = savannah.sheet.victory;
  const fixed = { hold: hold.hex, lead: halves(lead.halves), collapse: collapse.at };
  return {
    lines: campaignLines,
    siegeRows: (teller) => defences(savannah, teller),
    dispatches: (teller) => [sortiesOut(teller)],
    blocks: (teller) => [...keptOff(teller), ...sortieBlocks(savannah, teller)],
    aim: savannah.files.doctrine.siege.aim,
    raiders: () => [],
    keptBack: (turn) => savannah.sheet.limits.noCloseCombat[String(turn)] ?? [],
    fired: () => '',
    aims: ({ at }) => ({ ...fixed, ...(sheet && surrenderOdds(sheet, at)) }),
    goals: (teller) => goals(savannah, teller),
    whyParted: (stack) => (mixesAllies(stack) ? 'allies' : mixesMilitia(stack) ? 'militia' : null),
  };
}
