/** The list of the rules with their code and tests, docs/jenkins-ear-rules.md, held to the tests as they are. */
import { holdRulesList, upTo } from '../rules-list.ts';

const chapter = (number: number, sections: number): string[] => [`R ${number}.0`, ...upTo(`R ${number}.`, sections)];

holdRulesList({
  game: 'jenkins-ear',
  numbers: [
    ...upTo('R 1.', 2),
    ...upTo('R 2.', 3),
    ...chapter(3, 5),
    ...chapter(4, 5),
    'R 5.0',
    ...chapter(6, 8),
    ...chapter(7, 6),
    ...chapter(8, 1),
    ...chapter(9, 3),
    'R 10.0',
    ...upTo('R 11.', 9),
    'R example',
    ...upTo('J', 69),
    'J17a',
    ...upTo('question ', 34),
    'question 15a',
    'question 23a',
  ],
  folders: ['tests/games/jenkins-ear'],
  number: /^(R |J|question )(\d+(?:\.\d+)?a?)((?:, \d+(?:\.\d+)?)*)(?:[,:]? |[,:]?$)/,
});
