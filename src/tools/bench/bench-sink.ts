/** A mail server in a thread of its own that takes what a measured house sends, and says when so many answers have come. */
import { parentPort, workerData } from 'node:worker_threads';
import { listen } from '../../mail/intake/smtp.ts';

const { domain } = workerData as { domain: string };
const ANSWER = /^Message-ID:\s+<ack\./im;

let answers = new Set<string>();
let until = Number.POSITIVE_INFINITY;
let before = process.threadCpuUsage();

const { port } = await listen({ port: 0, domains: [domain] }, async ({ raw }) => {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  if (ANSWER.test(text)) answers.add(/^Message-ID:\s+<([^>]*)>/im.exec(text)?.[1] ?? '');
  if (answers.size === until) {
    const { user, system } = process.threadCpuUsage(before);
    parentPort?.postMessage({ microseconds: user + system });
  }
  return 'stored';
});
parentPort?.on('message', (wanted: { until: number }) => {
  ({ until } = wanted);
  answers = new Set();
  before = process.threadCpuUsage();
});
parentPort?.postMessage({ port });
