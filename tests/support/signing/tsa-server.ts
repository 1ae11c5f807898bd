import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface TsaServer {
  readonly url: string;
  /** How often it was asked. */
  readonly asked: () => number;
  /** What it answers from now on; undefined: it takes the question and never answers. */
  answers: (how: ((request: Uint8Array) => Uint8Array | Promise<Uint8Array>) | undefined) => void;
  readonly stop: () => Promise<void>;
}

/** A time-stamping authority over HTTP whose answers are the test's business. */
export const startTsa = async (): Promise<TsaServer> => {
  let count = 0;
  let how: ((request: Uint8Array) => Uint8Array | Promise<Uint8Array>) | undefined;
  const server = createServer(async (request, response) => {
    count += 1;
    const question = new Uint8Array(await buffer(request));
    if (!how) return;
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
    response.end(await how(question));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => count,
    answers: (next) => {
      how = next;
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
};
