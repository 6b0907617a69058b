/** Mails that must change nothing, each with what its sender is told: what is wrong, where, and what to do. */
import { mail } from './program.ts';

interface BadMail {
  /** What is wrong with it. */
  what: string;
  raw: string | Buffer;
  /** File it is answered in, without `.ack.txt`. */
  answered: string;
  /** What the answer must say. */
  says: readonly RegExp[];
}

const MEBIBYTE = 1024 * 1024;

function withParts(attachment: string, closed: boolean): string {
  const head = mail([]).replace('text/plain; charset=utf-8', 'multipart/mixed; boundary="b1"');
  return [
    head,
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'MOVE maitland TO 1504',
    '--b1',
    'Content-Type: application/octet-stream; name="photo.jpg"',
    'Content-Disposition: attachment; filename="photo.jpg"',
    'Content-Transfer-Encoding: base64',
    '',
    attachment,
    ...(closed ? ['--b1--', ''] : []),
  ].join('\n');
}

export const BAD_MAILS: readonly BadMail[] = [
  {
    what: 'a truncated MIME mail',
    raw: withParts('AAAA', false),
    answered: 'british',
    says: [/cut off/, /Send it again/, /changed nothing/],
  },
  {
    what: 'a 30 MB attachment',
    raw: withParts(`${'A'.repeat(75)}\n`.repeat((30 * MEBIBYTE) / 76), true),
    answered: 'british',
    says: [/too large/, /as text/, /changed nothing/],
  },
  {
    what: 'an empty mail',
    raw: mail([]),
    answered: 'british',
    says: [/no text/, /Type the orders/, /changed nothing/],
  },
  {
    what: 'orders for another game',
    raw: mail(['BEGIN SAVANNAH-9 BRITISH TURN 16', 'MOVE maitland TO 1504', 'END']),
    answered: 'british',
    says: [/for savannah-9; this is savannah-1/, /below the line BEGIN SAVANNAH-1 BRITISH TURN 16/, /NOTHING CHANGED/],
  },
  {
    what: 'orders for another seat',
    raw: mail(['BEGIN SAVANNAH-1 ALLIED TURN 16', 'MOVE maitland TO 1504', 'END']),
    answered: 'british',
    says: [
      /for the seat “allied”; yours is “British”/,
      /below the line BEGIN SAVANNAH-1 BRITISH TURN 16/,
      /NOTHING CHANGED/,
    ],
  },
  {
    what: "another side's unit",
    raw: mail(['MOVE dillon-irish TO 1504']),
    answered: 'british',
    says: [/Column 6/, /Not yours to command: Dillon's Irish/, /name units of your own side/, /NOTHING CHANGED/],
  },
  {
    what: 'a hex off the map',
    raw: mail(['MOVE maitland TO 9999']),
    answered: 'british',
    says: [/Column 18/, /no hex 9999/, /run from 1001 to 4223/, /NOTHING CHANGED/],
  },
  {
    what: 'an illegal stack',
    raw: mail(['MOVE maitland, graham-li, fraser-1, fraser-2 TO 1404']),
    answered: 'british',
    says: [/Column 49/, /1404 would hold 8 SP \(there by then: br-a, .*tawes\), limit 6/, /NOTHING CHANGED/],
  },
  {
    what: 'an unknown verb',
    raw: mail(['SUMMON maitland TO 1504']),
    answered: 'british',
    says: [/Column 1\./, /No order is called “SUMMON”/, /Write HELP/, /NOTHING CHANGED/],
  },
  {
    what: 'a wrong turn number',
    raw: mail(['TURN 19', 'MOVE scr-2 TO 1504']),
    answered: 'british',
    says: [/for turn 19, and turn 16 is open/, /YES 16/, /NOTHING CHANGED/],
  },
  {
    what: 'a seat that does not exist',
    raw: mail(['MOVE maitland TO 1504'], { seat: 'spanish' }),
    answered: 'unknown',
    says: [/no seat “spanish”/, /\+british or \+allied/, /changed nothing/],
  },
  {
    what: 'an auto-reply',
    raw: mail(['I am away until Monday.', 'MOVE maitland TO 1504'], { headers: ['Auto-Submitted: auto-replied'] }),
    answered: 'british',
    says: [/written by a program \(Auto-Submitted\)/, /send it as a new mail/, /changed nothing/],
  },
];
