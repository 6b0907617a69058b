/** Every question that Savannah's rules ask. */
import { questions as ofSeries } from '../../../series/boar/questions/index.ts';
import { own } from './own.ts';

export const questions = [...ofSeries, ...own];
