import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { doorOf } from '../lib/routes/door.ts';
import { api } from './api/app.ts';
import { limitBodyTime } from './api/body.ts';
import { callOfPage } from './api/page-calls.ts';
import { openPageDoor } from './api/page-door.ts';
import { JSON_TYPE, nowhereText } from './call/nowhere.ts';
import { readConfig } from './config.ts';
import { closePool } from './db/pool.ts';
import { drainOf } from './drain.ts';
import { log } from './log.ts';
import { stopListening } from './notifications/listen.ts';
import { type Pages, startPages } from './pages.ts';
import { startWork, type Work } from './start-work.ts';
import { answeredCompressed } from './static-files.ts';

/**
 * One process: HTTP, live events and jobs. `doorOf` alone decides who answers an address: the API, or Next for pages and
 * next-auth. It listens before its database is there, alive and not ready.
 */
const config = readConfig();
const answerCall = getRequestListener(api.fetch);
openPageDoor(callOfPage);
const pages = config.ROLE === 'worker' ? undefined : startPages();

/** How often connections are looked through for those that are late. */
const LOOK_MS = 1_000;

const server = createServer(
  {
    connectionsCheckingInterval: LOOK_MS,
    headersTimeout: config.HEAD_LIMIT_S * 1_000,
    // The longest that any request may take to arrive; `limitBodyTime` gives most of them less.
    requestTimeout: Math.max(config.HEAD_LIMIT_S, config.BODY_LIMIT_S, config.UPLOAD_LIMIT_S) * 1_000,
    keepAliveTimeout: 65_000,
  },
  (request, response) => {
    limitBodyTime(request, response, config.BODY_LIMIT_S * 1_000);
    const way = doorOf(request.url ?? '/');
    if (!way) return void response.writeHead(404, NOWHERE).end(nowhereText());
    request.url = way.address;
    if (way.door === 'pages' && pages && answeredCompressed(request, response)) return;
    const answered =
      way.door === 'api' || !pages
        ? answerCall(request, response)
        : pages.then((ready) => ready.handle(way.door, request, response));
    drain.watch(Promise.resolve(answered));
  },
);
const drain = drainOf(server);
server.on('upgrade', (request, socket, head) =>
  pages ? void pages.then((ready: Pages) => ready.upgrade(request, socket, head)) : socket.destroy(),
);

const NOWHERE = {
  ...JSON_TYPE,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const;

const listening = new Promise<void>((done, refuse) => {
  server.once('error', (error: NodeJS.ErrnoException) =>
    refuse(
      error.code === 'EADDRINUSE'
        ? new Error(`Port ${config.PORT} is taken. Choose another with PORT=.`)
        : error,
    ),
  );
  server.listen(config.PORT, config.HOST, done);
});

let work: Work | undefined;

const working = async (): Promise<void> => {
  await listening;
  log.info({ port: config.PORT, host: config.HOST }, 'serving');
  work = await startWork();
};

/** Resolves when everything runs that should; rejects with what keeps it from running. */
export const started: Promise<unknown> = Promise.all([working(), pages]);

/** Stops taking connections, finishes what runs, and ends. */
export const stop = async (signal: string): Promise<void> => {
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), 10_000).unref();
  await stopListening();
  await Promise.all([drain.end(), work?.stop()]);
  await closePool();
  process.exit(0);
};
