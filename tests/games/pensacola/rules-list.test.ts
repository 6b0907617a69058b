/** The list of the rules with their code and tests, docs/pensacola-rules.md, held to the tests as they are. */
import { holdRulesList } from '../rules-list.ts';

holdRulesList({
  game: 'pensacola',
  numbers: [
    'P 1.1',
    'P 2.2.1',
    'P 2.5.3',
    'P 3.5',
    'P 3.7.1',
    'P 3.7.2',
    'P 3.7.6',
    'P 3.10.2',
    'P 3.14.1',
    'P 3.14.1.4',
    'P 3.14.1.5',
    'P 3.14.1.6',
    'P 3.14.1.7',
    'P 3.14.5',
    'P 3.15',
    'P 4.1.1',
    'P 4.1.3',
    'P 6.1.2',
    'P 6.1.3',
    'P 6.1.4',
    'P 6.1.5',
    'P 6.1.6',
    'P 6.1.8',
    'P 6.1.11',
  ],
  folders: ['tests/games/pensacola'],
  number: /^(P )(\d+(?:\.\d+)+)((?:, \d+(?:\.\d+)+)*)(?:[,:]? |[,:]?$)/,
});
