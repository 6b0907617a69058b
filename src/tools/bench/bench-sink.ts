/** A mail server in a thread of its own that takes what a measured house sends, and says when so many letters of a kind have come. */
import { parentPort, workerData } from 'node:worker_threads';
import { listen } from '../../mail/intake/smtp.ts';

/** What is waited for: so many letters of this kind (`ack`, `call`, `report`). */
export interface Wanted {
  kind: string;
  until: number;
}

/** That they have come. */
export interface Come {
  /** Processor time of this thread since they were asked for. */
  microseconds: number;
  /** When each came, in milliseconds of the epoch, by the mail it answers where it answers one. */
  times: ReadonlyMap<string, number>;
}

const { domain } = workerData as { domain: string };
const headers = (text: string): string => text.slice(0, text.search(/\r?\n\r?\n/));
const value = (head: string, name: string): string => new RegExp(`^${name}:\\s+<([^>]*)>`, 'im').exec(head)?.[1] ?? '';

let wanted: Wanted = { kind: '', until: Number.POSITIVE_INFINITY };
/** Of each kind, also before it is asked for. */
const come = new Map<string, Map<string, number>>();
let before = process.threadCpuUsage();

const tellIfAll = () => {
  const times = come.get(wanted.kind) ?? new Map();
  if (times.size < wanted.until) return;
  const { user, system } = process.threadCpuUsage(before);
  wanted = { kind: '', until: Number.POSITIVE_INFINITY };
  parentPort?.postMessage({ microseconds: user + system, times } satisfies Come);
};

const { port } = await listen({ port: 0, domains: [domain] }, async ({ raw }) => {
  const head = headers(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1'));
  const id = value(head, 'Message-ID');
  const [kind = ''] = id.split('.');
  const times = come.get(kind) ?? new Map<string, number>();
  come.set(kind, times);
  times.set(kind === 'ack' ? value(head, 'In-Reply-To') : id, Date.now());
  tellIfAll();
  return 'stored';
});
parentPort?.on('message', (next: Wanted) => {
  wanted = next;
  before = process.threadCpuUsage();
  tellIfAll();
});
parentPort?.postMessage({ port });
