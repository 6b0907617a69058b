/** Prints reports in a thread of its own, so that pages and mail need not wait for maps and PDFs; it ends where none come. */
import { Worker } from 'node:worker_threads';
import type { LetterFile } from '../../mail/sender/compose.ts';
import type { Print, Written } from '../house/written.ts';
import type { Printed, Sheets } from './print-thread.ts';

/** What it keeps of fonts and maps is let go of when nothing was printed for so long. */
const IDLE_MILLISECONDS = 60_000;

export interface PrintingAside {
  print: Print;
  /** Ends it; what is being printed fails. */
  close(): Promise<void>;
}

export function printingAside(idle = IDLE_MILLISECONDS): PrintingAside {
  let thread: Thread | null = null;
  let resting: NodeJS.Timeout | null = null;
  const end = async () => {
    const last = thread;
    thread = null;
    await last?.end();
  };
  const close = () => {
    if (resting) clearTimeout(resting);
    return end();
  };
  const print: Print = async (...sheets) => {
    if (resting) clearTimeout(resting);
    if (thread === null || thread.hasEnded()) thread = begin();
    const own = thread;
    try {
      return await own.print(sheets);
    } finally {
      if (resting) clearTimeout(resting);
      if (own.isIdle()) resting = setTimeout(() => void end(), idle).unref();
    }
  };
  return { print, close };
}

interface Thread {
  print(sheets: Sheets): Promise<Written>;
  isIdle(): boolean;
  hasEnded(): boolean;
  end(): Promise<void>;
}

function begin(): Thread {
  const worker = new Worker(new URL('./print-thread.ts', import.meta.url));
  // It keeps no program alive.
  worker.unref();
  const waiting: { resolve: (written: Written) => void; reject: (error: Error) => void }[] = [];
  let ended: Error | null = null;
  const fail = (why: Error) => {
    ended ??= why;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  // Reports come back in the order they were given.
  worker.on('message', (printed: Printed) => {
    const asked = waiting.shift();
    if ('written' in printed) asked?.resolve(withBuffers(printed.written));
    else asked?.reject(Object.assign(new Error(printed.message), { stack: printed.stack }));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread that prints has ended')));
  return {
    print: (sheets) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(sheets);
      }),
    isIdle: () => waiting.length === 0,
    hasEnded: () => ended !== null,
    end: async () => void (await worker.terminate()),
  };
}

/** A Buffer loses its kind between threads. */
function withBuffers({ inline, attachments, ...words }: Written): Written {
  return {
    ...words,
    ...(inline && { inline: inline.map(asBuffer) }),
    ...(attachments && { attachments: attachments.map(asBuffer) }),
  };
}

const asBuffer = <File extends LetterFile>({ bytes, ...file }: File) => ({
  ...file,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});
