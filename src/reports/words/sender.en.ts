/** The words of letters about who sent a mail: held mails, codes, addresses; in English. */

export const englishSender = {
  held: {
    title: 'A mail for your seat is held',
    came: (when: string, from: string) =>
      `On ${when} a mail came to the address of your seat, from ${from}. It has changed nothing so far, because we cannot tell whether it is yours.`,
    reasons: {
      'other-sender': 'It names another sender than the address the letters of the seat go to.',
      'odd-sender': 'Its header names its sender in a way that can be read as more than one.',
      failed:
        'The mail service of the seat’s address would have signed it, and that signature is missing or does not fit.',
      'not-proven': 'Nothing in it proves that it comes from the mail service of the seat’s address.',
      'no-code': 'Mail of the seat needs the code of the open call, on a line of its own, and it has none.',
      'wrong-code': 'The code in it is not the one in the seat’s last letter.',
      'old-code': 'The code in it belongs to an earlier call. Each call has a code of its own.',
      'codes-spent': 'Too many mails with wrong codes came to the seat today, so no code is looked at until tomorrow.',
      'repeated-id': 'It bears the number of a mail of the seat that we have already, with another text.',
    } as Readonly<Record<string, string>>,
    what: 'What it says',
    ifYours: 'If it is yours',
    ifYoursNote: 'Reply to this letter with the line below. The mail then counts as of the time it came.',
    otherwise: 'If it is not yours, do nothing: it is never carried out. If more of them come, tell the umpire.',
    more: 'You get one such letter a day for each reason. The umpire can also let a held mail in, or give your seat a new address.',
    address:
      'To write from another address from now on, send the line ADDRESS anna@example.org, with that address, from your old one.',
    codes:
      'If your mail is often held, add the line CODE ON to your reply: every letter then brings a code that proves your mail.',
    spent: 'The umpire alone can let it in today. Write to him if it is yours.',
  },
  address: {
    title: 'A new address for your seat?',
    text: (to: string) => `You asked us to send the letters of your seat to ${to} from now on.`,
    reply: 'If that is right, reply to this letter, from the address you read it at, with this line:',
    otherwise: 'Without that reply nothing changes. If you did not ask for it, do nothing, and tell the umpire.',
  },
  moved: {
    title: 'Your letters come here now',
    text: 'The letters of your seat come to this address from now on, and orders must be sent from it. Reply to this letter to write to the game.',
    by: (reason: string) => `The umpire changed it: ${reason}`,
  },
  token: {
    title: 'A new address to write to',
    text: 'The address that your seat writes to was replaced. Reply to this letter, or to a later one: mail to the old address is not read any more.',
    by: (reason: string) => `The umpire replaced it: ${reason}`,
  },
  codes: {
    on: 'Codes are switched on',
    onText:
      'From now on a mail of your seat counts only with the code of the open call in it, on a line of its own. Each letter that calls for orders brings a new one; it serves for as many mails as you like until the call closes. CODE OFF ends it.',
    now: 'The code of the call that is open now:',
    none: 'No call is open now: the next letter brings a code.',
    off: 'Codes are switched off',
    offText: 'Your mail needs no code any more.',
  },
  refusals: {
    'held-too-late':
      'The mail that you confirmed came before the call that is open now; what it was for has closed. Send the orders anew if you still want them.',
    'held-overtaken':
      'After the mail that you confirmed you sent another, which stands. The latest counts. Send the orders anew if you still want them.',
  } as Readonly<Record<string, string>>,
  form: 'keep this line: it proves the mail yours',
  codeLine: (code: string) => `CODE ${code}`,
  confirmLine: (code: string) => `CONFIRM ${code}`,
  umpire: {
    title: (seat: string) => `A mail for ${seat} is held`,
    text: (when: string, why: string, mail: string, game: string) => [
      `It came on ${when}. ${why}`,
      'The player was told, and lets it in if it is his. Nothing is carried out before.',
      `Your operator lets it in with: fieldpost game admit ${game} ${mail} --reason "…".`,
    ],
    revoked: (seat: string) => `Somebody writes to an old address of ${seat}`,
    revokedText: [
      'A mail came to an address of the seat that was replaced. It was not read, and nobody was answered.',
      'If it may have been the player, tell him to reply to his latest letter.',
    ],
  },
};

export type SenderWords = typeof englishSender;
