import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ListServer {
  readonly port: number;
  /** What it answers from now on; bytes, or whatever a function does with the question. */
  answer: Uint8Array | ((response: ServerResponse, question: Uint8Array) => void);
  /** How often it was asked. */
  asked: number;
  readonly close: () => Promise<void>;
}

/** A server of this machine that hands out lists of revoked certificates, and answers about single ones. */
export const listServer = (): Promise<ListServer> =>
  new Promise((done) => {
    const server = createServer(async (request, response) => {
      made.asked += 1;
      const question = await buffer(request);
      if (typeof made.answer === 'function') made.answer(response, question);
      else response.writeHead(200, { 'content-type': 'application/pkix-crl' }).end(made.answer);
    });
    const made: ListServer = {
      get port() {
        return (server.address() as AddressInfo).port;
      },
      answer: new Uint8Array(),
      asked: 0,
      close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()),
    };
    server.listen(0, '127.0.0.1', () => done(made));
  });
