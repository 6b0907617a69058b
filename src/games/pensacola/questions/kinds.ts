/** What only Pensacola's rules ask, by kind, each part's among them. */
import type { Questions as OfSeries } from '../../../series/boar/questions/kinds.ts';
import type { FrameQuestions } from '../campaign/kinds.ts';
import type { CardQuestions } from '../cards/kinds.ts';
import type { CoupQuestions } from '../coup/kinds.ts';
import type { RaidQuestions } from '../raids/kinds.ts';
import type { WorksQuestions } from '../works/kinds.ts';

export interface Questions
  extends OfSeries,
    FrameQuestions,
    WorksQuestions,
    RaidQuestions,
    CoupQuestions,
    CardQuestions {}
