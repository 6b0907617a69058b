/** Asks pages of the app's own handlers without a port: as fast as they are made. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { Express } from 'express';

export interface Page {
  status: number;
  /** As it was sent: empty text where it came packed. */
  body: string;
  /** Of the body on its way. */
  bytes: number;
  encoding: string | null;
}

export async function pageOf(app: Express, url: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
  const req = new IncomingMessage(new Socket());
  Object.defineProperty(req.socket, 'remoteAddress', { value: '127.0.0.1' });
  Object.assign(req, { method: 'GET', url, headers: { host: 'post.test', ...headers } });
  const res = new ServerResponse(req);
  const parts: Buffer[] = [];
  const sink = new Writable({
    write: (part: Buffer, _encoding, done) => {
      parts.push(part);
      done();
    },
  });
  res.assignSocket(sink as unknown as Socket);
  await new Promise<void>((resolve, reject) => {
    res.on('finish', resolve);
    app(req as never, res as never, (error: unknown) => reject(error ?? new Error(`nobody answered ${url}`)));
  });
  const whole = Buffer.concat(parts);
  const body = whole.subarray(whole.indexOf('\r\n\r\n') + 4);
  const encoding = res.getHeader('content-encoding');
  return {
    status: res.statusCode,
    body: encoding === undefined ? body.toString() : '',
    bytes: body.length,
    encoding: encoding === undefined ? null : String(encoding),
  };
}
