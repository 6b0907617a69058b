import { describe, expect, test } from 'vitest';
import { ORDER_WORDS } from '../../src/campaign/house/reading.ts';
import { newTextOf } from '../../src/mail/reading/newText.ts';

/** How mail clients put the answered mail below `HOLD tawse`; the old mail always holds an order. */
const clients: readonly [client: string, body: string][] = [
  [
    'yahoo',
    'HOLD tawse\n\nOn Saturday, November 21, 2026 at 10:12:00 AM GMT+1, Fieldpost <a@b.example> wrote: \n\n\nMOVE tawse TO 1401',
  ],
  [
    'outlook fr',
    'HOLD tawse\n\n________________________________\nDe : Fieldpost <a@b.example>\nEnvoyé : samedi 21 novembre 2026 10:12\nÀ : Ann\nObjet : Savannah\n\nMOVE tawse TO 1401',
  ],
  [
    'outlook de bold',
    'HOLD tawse\n\n*Von:* Fieldpost\n*Gesendet:* Samstag, 21. November 2026\n*An:* Ann\n*Betreff:* x\n\nMOVE tawse TO 1401',
  ],
  [
    'proton',
    'HOLD tawse\n\nSent with Proton Mail secure email.\n\nOn Saturday, November 21st, 2026 at 10:12, Fieldpost <a@b.example> wrote:\n\n> MOVE tawse TO 1401',
  ],
  ['k9', 'HOLD tawse\n-- \nSent from my Android device with K-9 Mail. Please excuse my brevity.'],
  [
    'gmail fr',
    'HOLD tawse\n\nLe sam. 21 nov. 2026 à 10:12, Fieldpost <a@b.example> a\nécrit :\n\n> MOVE tawse TO 1401',
  ],
  [
    'gmail es',
    'HOLD tawse\n\nEl sáb, 21 nov 2026 a las 10:12, Fieldpost (<a@b.example>) escribió:\n\n> MOVE tawse TO 1401',
  ],
  [
    'gmail it',
    'HOLD tawse\n\nIl giorno sab 21 nov 2026 alle ore 10:12 Fieldpost <a@b.example> ha scritto:\n\n> MOVE tawse TO 1401',
  ],
  ['gmail nl', 'HOLD tawse\n\nOp za 21 nov 2026 om 10:12 schreef Fieldpost <a@b.example>:\n\n> MOVE tawse TO 1401'],
  [
    'gmail pt',
    'HOLD tawse\n\nEm sáb., 21 de nov. de 2026 às 10:12, Fieldpost <a@b.example> escreveu:\n\nMOVE tawse TO 1401',
  ],
  [
    'apple fr',
    'HOLD tawse\n\nEnvoyé de mon iPhone\n\nLe 21 nov. 2026 à 10:12, Fieldpost <a@b.example> a écrit :\n\n\nMOVE tawse TO 1401',
  ],
  ['apple de', 'HOLD tawse\n\nAm 21.11.2026 um 10:12 schrieb Fieldpost <a@b.example>:\n\nMOVE tawse TO 1401'],
  ['lotus', 'HOLD tawse\n\n\nFieldpost <a@b.example> wrote on 21/11/2026 10:12:00:\n\n> MOVE tawse TO 1401'],
  [
    'from lotus',
    'HOLD tawse\n\nFrom:        Fieldpost\nTo:        Ann\nDate:        21/11/2026\nSubject:        x\n\nMOVE tawse TO 1401',
  ],
  ['da', 'HOLD tawse\n\nDen lør. 21. nov. 2026 kl. 10.12 skrev Fieldpost <a@b.example>:\n\nMOVE tawse TO 1401'],
  ['sv', 'HOLD tawse\n\nDen lör 21 nov. 2026 kl 10:12 skrev Fieldpost <a@b.example>:\n\nMOVE tawse TO 1401'],
  ['fi', 'HOLD tawse\n\nla 21. marrask. 2026 klo 10.12 Fieldpost (a@b.example) kirjoitti:\n\nMOVE tawse TO 1401'],
  ['cs', 'HOLD tawse\n\nso 21. 11. 2026 v 10:12 odesílatel Fieldpost <a@b.example> napsal:\n\nMOVE tawse TO 1401'],
  ['ja', 'HOLD tawse\n\n2026年11月21日(土) 10:12 Fieldpost <a@b.example>:\n\n> MOVE tawse TO 1401'],
  ['ja2', 'HOLD tawse\n\n2026年11月21日(土) 10:12 Fieldpost <a@b.example>:\n\nMOVE tawse TO 1401'],
  ['ko', 'HOLD tawse\n\n2026년 11월 21일 (토) 오전 10:12, Fieldpost <a@b.example>님이 작성:\n\nMOVE tawse TO 1401'],
  ['tr', 'HOLD tawse\n\nFieldpost <a@b.example>, 21 Kas 2026 Cmt, 10:12 tarihinde şunu yazdı:\n\nMOVE tawse TO 1401'],
  [
    'vi',
    'HOLD tawse\n\nVào Th 7, 21 thg 11, 2026 vào lúc 10:12 Fieldpost <a@b.example> đã viết:\n\nMOVE tawse TO 1401',
  ],
  [
    'samsung',
    'HOLD tawse\n\n-------- Original message --------\nFrom: Fieldpost <a@b.example>\nDate: 21/11/2026 10:12 (GMT+00:00)\nTo: Ann\nSubject: x\n\nMOVE tawse TO 1401',
  ],
  [
    'thunderbird fwd',
    'HOLD tawse\n\n-------- Message transféré --------\nSujet : x\nDate : y\nDe : z\n\nMOVE tawse TO 1401',
  ],
  ['hey', 'HOLD tawse\n\nOn November 21, 2026, Fieldpost <a@b.example> wrote:\n\nMOVE tawse TO 1401'],
  [
    'gmx',
    'HOLD tawse\n\nGesendet: Samstag, 21. November 2026 um 10:12 Uhr\nVon: "Fieldpost" <a@b.example>\nAn: ann@x\nBetreff: x\nMOVE tawse TO 1401',
  ],
  [
    'web.de',
    'HOLD tawse\n-- \nDiese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.\nAm 21.11.26, 10:12 schrieb Fieldpost <a@b.example>:\n\n    MOVE tawse TO 1401',
  ],
  [
    'blackberry',
    'HOLD tawse\nSent from my BlackBerry 10 smartphone.\n\nFrom: Fieldpost\nSent: Saturday, 21 November 2026\nTo: Ann\nSubject: x\n\nMOVE tawse TO 1401',
  ],
  [
    'open-xchange de',
    'HOLD tawse\n\nFieldpost <a@b.example> hat am 21.11.2026 10:12 CET geschrieben:\n\n\nMOVE tawse TO 1401',
  ],
  [
    'yahoo de',
    'HOLD tawse\n\nAm Samstag, 21. November 2026 um 10:12:00 MEZ hat Fieldpost <a@b.example> Folgendes geschrieben:\n\nMOVE tawse TO 1401',
  ],
  ['yahoo app', 'HOLD tawse\n\nOn Sat, Nov 21, 2026 at 10:12 AM, Fieldpost wrote:> You hold\nMOVE tawse TO 1401'],
  ['horde', 'HOLD tawse\n\nZitat von Fieldpost <a@b.example>:\n\n> MOVE tawse TO 1401'],
  ['forum', 'HOLD tawse\n\nAnn via Fieldpost wrote:\n> MOVE tawse TO 1401'],
  ['tutanota', 'HOLD tawse\n\n21. Nov. 2026, 10:12 von a@b.example:\n\nMOVE tawse TO 1401'],
  ['groupwise', 'HOLD tawse\n\n>>> Fieldpost <a@b.example> 21.11.2026 10:12 >>>\nMOVE tawse TO 1401'],
  ['apple pt', 'HOLD tawse\n\nNo dia 21/11/2026, às 10:12, Fieldpost <a@b.example> escreveu:\n\nMOVE tawse TO 1401'],
  [
    'apple pl',
    'HOLD tawse\n\nWiadomość napisana przez Fieldpost <a@b.example> w dniu 21.11.2026, o godz. 10:12:\n\nMOVE tawse TO 1401',
  ],
  ['apple ar', 'HOLD tawse\n\nفي ٢١/١١/٢٠٢٦، الساعة ١٠:١٢ ص، كتب Fieldpost <a@b.example>:\n\nMOVE tawse TO 1401'],
  ['any language', 'HOLD tawse\n\n2026-11-21, pn, 10:12 Fieldpost <a@b.example> qwerty:\n\nMOVE tawse TO 1401'],
  [
    'outlook ar',
    'HOLD tawse\n\nمن: Fieldpost\nتم الإرسال: السبت 21 نوفمبر 2026\nإلى: Ann\nالموضوع: x\n\nMOVE tawse TO 1401',
  ],
  [
    'outlook in any language',
    'HOLD tawse\n\nNuwa: Fieldpost <a@b.example>\nZot: 21 xx 2026 10:12\nKib: Ann\nFru: x\n\nMOVE tawse TO 1401',
  ],
  ['sender and date', 'HOLD tawse\n\nFrom: Fieldpost\nDate: Sat, 21 Nov 2026 10:12:00 +0100\n\nMOVE tawse TO 1401'],
  ['under a rule', `HOLD tawse\n\n${'_'.repeat(32)}\nFrom: Fieldpost\nSent: Saturday\n\nMOVE tawse TO 1401`],
  [
    'samsung in one line',
    'HOLD tawse\n\n-------- Ursprüngliche Nachricht --------Von: Fieldpost Datum: 21.11.26  10:12\n\nMOVE tawse TO 1401',
  ],
  [
    'forward with signs before its header',
    'HOLD tawse\n\n> Begin forwarded message:\n>\n> From: Fieldpost\n> Subject: x\n>\n> MOVE tawse TO 1401',
  ],
];

describe('below an answer, the old mail is left out, whatever the client and its language', () => {
  test.each(clients)('%s', (_, body) => {
    const { text, lines } = newTextOf(body, ORDER_WORDS);
    expect(lines.every(({ quoted }) => !quoted)).toBe(true);
    expect(text).toBe('HOLD tawse');
  });
});
