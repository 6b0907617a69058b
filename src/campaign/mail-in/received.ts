/** A mail as it was received, and what it says. */
import type { ReadMail } from '../../mail/reading/readMail.ts';
import type { MessageToRead } from '../../store/messages.ts';

export interface Received {
  message: MessageToRead;
  mail: ReadMail;
}
