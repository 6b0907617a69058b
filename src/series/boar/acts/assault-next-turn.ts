/** ASSAULT NEXT TURN: the besiegers announce the storm (S 1.6). */
import { never, warning } from '../../../acts/against.ts';
import { act } from './act.ts';

export const assaultNextTurn = act({
  id: 'ASSAULT NEXT TURN',
  words: {
    en: ['assault next turn', 'declare assault'],
    fr: ['assaut au prochain tour', "déclarer l'assaut"],
    es: ['asalto el próximo turno', 'declarar asalto'],
  },
  slots: {},
  calls: ['movement'],
  standing: true,
  says: { 'declare-assault': () => 'declare' },
  idle({ opened, view, side }) {
    const sheet = opened.campaign?.declaration;
    if (view.campaign === null) return [];
    if (!sheet || side !== sheet.side) return [never('boar.assault-not-yours', 'S 1.6')];
    const { scale, declared } = view.campaign;
    if (scale === 'tactical' || declared !== null) return [never('boar.assault-on', 'S 1.6')];
    if (view.turn > sheet.to) return [never('boar.assault-late', 'S 1.6', { last: sheet.to })];
    return view.turn < sheet.from ? [warning('boar.assault-early', 'S 1.6', { first: sheet.from })] : [];
  },
});
