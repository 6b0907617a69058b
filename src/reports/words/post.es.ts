/** The words about letters themselves: their form, reminders, limits, and the PDF sent alone, in Spanish. */
import type { PostWords } from './post.en.ts';

export const spanishPost: PostWords = {
  form: {
    title: 'Cómo le llegan las cartas',
    formats: {
      full: 'Texto, HTML con los mapas y el PDF.',
      html: 'Texto y HTML con los mapas, sin el PDF.',
      text: 'Solo texto, sin nada adjunto.',
    },
    most: (megabytes) => `Una carta de más de ${String(megabytes).replace('.', ',')} MB deja atrás su PDF.`,
    switches: {
      reminders: {
        on: 'Se le recuerda cada plazo antes de que venza.',
        off: 'No recibe recordatorios. Los informes, las rondas y las respuestas llegan como antes, y sus órdenes valen.',
      },
      calendar: {
        on: 'Cada plazo llega como una cita para su calendario.',
        off: 'Los plazos llegan sin cita para su calendario.',
      },
    },
    change: 'Cámbielo con estas palabras, cada una sola en su línea:',
    forms: [
      ['FORMATO COMPLETO', 'todo'],
      ['FORMATO SIN PDF', 'texto y HTML con los mapas'],
      ['FORMATO TEXTO', 'solo texto'],
      ['FORMATO COMPLETO 2 MB', 'todo, mientras la carta no llegue a 2 MB'],
      ['CALENDARIO NO', 'ningún plazo para su calendario; CALENDARIO SÍ los devuelve'],
      ['RECORDATORIOS NO', 'ningún recordatorio; RECORDATORIOS SÍ los devuelve'],
      ['REENVIAR PDF', 'el PDF del último informe, solo'],
    ],
  },
  pdf: {
    title: 'El PDF de su última carta',
    noneTitle: 'Aún no hay PDF',
    text: 'Adjunto va el PDF que usted pidió.',
    none: 'Aún no hay ningún informe cuyo PDF se pueda enviar.',
  },
  waiting: {
    title: 'Sus correos esperan un poco',
    text: (most, time) => [
      `En una hora llegaron más de ${most} correos suyos. Lo que llegó después se lee desde ${time}, en el orden en que vino, y en todo caso antes de que cierre su ronda.`,
      'No se pierde nada. Si un programa escribe en su nombre, apáguelo, por favor.',
    ],
  },
  silence: {
    title: 'Por hoy no respondemos más',
    text: [
      'Han llegado tantos correos de su dirección que puede que un programa responda a nuestras respuestas.',
      'Sus correos se siguen leyendo, y las órdenes que contienen valen; solo cesan las respuestas, durante unas horas. Si era usted, escriba ESTADO mañana.',
    ],
  },
};
