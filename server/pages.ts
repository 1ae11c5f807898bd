import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import type { Door } from '../lib/routes/door.ts';
import { drawing } from './api/page-calls.ts';
import { WHOLE_PAGE } from './api/page-door.ts';
import { readConfig } from './config.ts';
import { answerTooFast, insteadOfFailure } from './failed-page.ts';
import { secondsToPage } from './page-rate.ts';
import { scriptsLater } from './scripts-later.ts';

type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Everything Next answers. */
export interface Pages {
  readonly handle: (door: Door, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The development server's own socket: reload of changed modules. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
}

/** What Next answers leaves compressed; scripts and styles have been compressed when they were built. */
const compressed = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const isDevelopment = process.argv.includes('--dev');

/** Prepares Next; without PORTAL_WEB no address has a page. */
export const startPages = async (): Promise<Pages> => {
  const { PORTAL_WEB, HOST, PORT } = readConfig();
  if (!PORTAL_WEB)
    return {
      handle: async (_door, _request, response) => void response.writeHead(404).end(),
      upgrade: async (_request, socket) => void socket.destroy(),
    };
  const { default: next } = await import('next');
  const app = next({ dev: isDevelopment, hostname: HOST, port: PORT });
  await app.prepare();
  const handlePage: PageHandler = app.getRequestHandler();
  return {
    handle: async (door, request, response) => {
      const refused = isDevelopment ? undefined : refusedAs(door, request);
      if (refused !== undefined)
        return void response
          .writeHead(refused, { allow: METHODS[door].join(', '), connection: 'close' })
          .end();
      const wait = door === 'pages' && !isDevelopment ? await secondsToPage(request) : 0;
      if (wait > 0) return answerTooFast(request, response, wait);
      for (const [name, value] of Object.entries(door === 'next-auth' ? SECURED : {}))
        response.setHeader(name, value);
      if (request.headers.rsc === undefined) request.headers[WHOLE_PAGE] = '1';
      else delete request.headers[WHOLE_PAGE];
      compressed(request, response, () => {});
      insteadOfFailure(request, response);
      if (!isDevelopment) scriptsLater(request, response);
      await drawing(response, () => handlePage(request, response));
    },
    upgrade: async (request, socket, head) =>
      isDevelopment ? app.getUpgradeHandler()(request, socket, head) : void socket.destroy(),
  };
};

/** What `proxy.ts` gives to pages, for the answers of next-auth. */
const SECURED = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

const METHODS: Readonly<Record<Door, readonly string[]>> = {
  api: [],
  pages: ['GET', 'HEAD'],
  'next-auth': ['GET', 'HEAD', 'POST'],
};

/** The forms of next-auth are small. */
const FORM_BYTES_MAX = 16_384;

/** Pages are only read, so Next never sees a body but the small forms of next-auth. The status of a refusal, if any. */
const refusedAs = (door: Door, { method = '', headers }: IncomingMessage): number | undefined => {
  if (!METHODS[door].includes(method)) return 405;
  const declared = headers['content-length'];
  if (declared === undefined) return method === 'POST' || headers['transfer-encoding'] ? 411 : undefined;
  return Number(declared) > (method === 'POST' ? FORM_BYTES_MAX : 0) ? 413 : undefined;
};
