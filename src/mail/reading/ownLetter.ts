/** Takes a letter of ours apart again, to show it: text, HTML with its pictures in it, and the files beside them. */
import { simpleParser } from 'mailparser';

export interface OwnLetter {
  subject: string;
  text: string;
  /** Pictures stand in it as `data:`; null where the letter has text alone. */
  html: string | null;
  files: readonly { name: string; type: string; bytes: Buffer }[];
}

export async function readOwnLetter(raw: Uint8Array): Promise<OwnLetter> {
  const { subject = '', text = '', html, attachments } = await simpleParser(Buffer.from(raw));
  const files = attachments
    .filter(({ related }) => !related)
    .map(({ filename, contentType, content }, at) => ({
      name: filename ?? `file-${at + 1}`,
      type: contentType,
      bytes: content,
    }));
  return { subject, text, html: html === false ? null : html, files };
}
