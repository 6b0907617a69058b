/** The list of the rules with their code and tests, docs/savannah-rules.md, held to the tests as they are. */
import { holdRulesList, upTo } from '../rules-list.ts';

holdRulesList({
  game: 'savannah',
  numbers: [
    ...upTo('S 1.', 7),
    ...upTo('S 2.', 10),
    'S 3',
    ...upTo('S 4.', 19),
    ...['S 4.1(1)', 'S 4.1(2)', 'S 4.1(3)'],
    ...['S scenario', ...upTo('S scenario ', 4), 'S schedule'],
    ...['6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'].map((chapter) => `series ${chapter}`),
    ...upTo('E', 20),
    ...upTo('O', 28),
    ...upTo('R', 77),
    ...upTo('decision ', 46),
  ],
  folders: ['tests/series/boar', 'tests/games/savannah'],
  number:
    /^(S |R|E|O|decision )(scenario(?: \d)?|schedule|\d+(?:\.\d+)?(?:\(\d\))?)((?:, \d+(?:\.\d+)?)*)(?:[,:]? |[,:]?$)/,
});
