/** What the works of the siege ask, and what is answered where nobody says a word (P 3.5, 3.6, 3.7.9, 3.7.10). */
import type { Question } from '../../../acts/question.ts';
import { named, placed, type Teller } from '../../../series/boar/put.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { type OfPensacola, question } from '../acts/act.ts';
import { bestTarget, facingTheWorks, labourOf } from '../doctrine/works.ts';
import type { Job } from './state.ts';

export const worksQuestions: readonly Question<OfPensacola>[] = [
  question({
    kind: 'works-labour',
    merge: 'entries',
    doctrine: (staff, { marching }) => labourOf(staff(), marching),
    // Redoubts are begun by order alone.
    silence: (staff, { marching }) =>
      Object.fromEntries(Object.entries(labourOf(staff(), marching)).filter(([, job]) => job.do !== 'redoubt')),
    options: (advised) => [advised, {}],
    words: (labour, telling) => {
      const jobs = Object.entries(labour).map(([unit, job]) =>
        telling.say(`job.${job.do}`, jobFacts(telling, unit, job)),
      );
      return jobs.length === 0 ? telling.say('job.none') : telling.say.list(jobs);
    },
  }),
  question({
    kind: 'redoubt-facing',
    merge: 'last',
    doctrine: (staff, { hex }) => facingTheWorks(staff(), hex),
    words: (side, { say }) => say(`side.name.${side}`),
  }),
  question({
    kind: 'siege-shot',
    merge: (said) => said[0],
    doctrine: (staff, { redoubt, options }) => bestTarget(staff(), redoubt, options),
    /** `Queen's redoubt (2825), north`. */
    words: (target, telling) =>
      target === 'hold'
        ? telling.say('answer.fire.hold')
        : `${placed(telling, target.slice(0, 4))}, ${telling.say(`side.name.${target.slice(5)}`)}`,
  }),
];

function jobFacts(telling: Teller, unit: UnitId, job: Job) {
  const where = job.do === 'road' ? job.to : job.do === 'redoubt' ? job.at : '';
  return {
    unit: named(telling, unit),
    hex: where === '' ? '' : placed(telling, where),
    guns: job.do === 'redoubt' ? job.guns : 0,
    what: job.do === 'destroy' ? telling.say(`job.what.${job.what}`) : '',
  };
}
