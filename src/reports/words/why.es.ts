/** What `why` says of one place of a game, in Spanish. */
import type { WhyWords } from './why.en.ts';

export const spanishWhy: WhyWords = {
  question: 'Pregunta',
  answer: 'Respuesta',
  orders: (call) => `${call.charAt(0).toUpperCase()}${call.slice(1)} del turno.`,
  noOrders: 'ninguna',
  from: {
    reply: 'Respondido por carta',
    condition: 'Por una orden con condición',
    order: 'Por una orden',
    'standing-condition': 'Por una orden permanente con condición',
    standing: 'Por una orden permanente',
    doctrine: 'Por doctrina: ninguna orden decía otra cosa',
    kept: 'Como antes de volver atrás',
  },
  passed: (line) => `Se pasó por alto ${line}`,
  ruling: 'El árbitro decidió',
  ruledOn: (edit) => `cambió ${edit}`,
  rules: 'Reglas',
  dice: 'Dados',
};
