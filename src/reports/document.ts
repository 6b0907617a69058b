/** Opens PDF documents: the library is read when the first one is opened, since most commands never print. */
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type Document = InstanceType<typeof PDFDocument>;
export type DocumentOptions = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

const require = createRequire(import.meta.url);

export function openDocument(options: DocumentOptions): Document {
  const Library = require('pdfkit') as typeof PDFDocument;
  return new Library(options);
}
