import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { api } from './api/app.ts';
import { readConfig } from './config.ts';
import { databaseAnswers } from './db/answers.ts';
import { closePool } from './db/pool.ts';
import { drainOf } from './drain.ts';
import { startJobs } from './jobs/start.ts';
import { log } from './log.ts';
import { startListening, stopListening } from './notifications/listen.ts';
import { answeredCompressed } from './static-files.ts';

/** One process: HTTP, live events and jobs. `/api/*` goes straight to the API; `/api/auth/*` and pages go to Next. */
const config = readConfig();
const listener = getRequestListener(api.fetch);

type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The development server's own socket (reload of changed modules). */
let upgrade: ((request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>) | undefined;

const pages = async (): Promise<PageHandler> => {
  if (!config.PORTAL_WEB) return (_request, response) => void response.writeHead(404).end();
  const { default: next } = await import('next');
  const app = next({ dev: process.argv.includes('--dev'), hostname: config.HOST, port: config.PORT });
  await app.prepare();
  upgrade = app.getUpgradeHandler();
  return app.getRequestHandler();
};

const isApi = (url: string): boolean =>
  (url.startsWith('/api/') && !url.startsWith('/api/auth/')) || url.startsWith('/themes/');

/** An address whose escapes cannot be read is one that leads nowhere; Next would fail on it. */
const readable = (url: string): string => {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
};

/** As long as a client waits for its answer (RPC-32); who has not sent a request by then is cut off. */
const REQUEST_LIMIT_MS = 1_800_000;

await databaseAnswers();
const handlePage = config.ROLE === 'worker' ? undefined : await pages();
const jobs = config.ROLE === 'web' ? undefined : await startJobs();
await startListening();

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  const page = handlePage && !isApi(url) ? handlePage : undefined;
  if (page && answeredCompressed(request, response)) return;
  if (page) request.url = readable(url);
  drain.watch(Promise.resolve((page ?? listener)(request, response)));
});
const drain = drainOf(server);
server.on('upgrade', (request, socket, head) =>
  upgrade ? void upgrade(request, socket, head) : socket.destroy(),
);
server.requestTimeout = REQUEST_LIMIT_MS;
server.keepAliveTimeout = 65_000;

/** Stops taking connections, finishes what runs, and ends. */
export const stop = async (signal: string): Promise<void> => {
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), 10_000).unref();
  await stopListening();
  await Promise.all([drain.end(), jobs?.stop()]);
  await closePool();
  process.exit(0);
};

server.once('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === 'EADDRINUSE'
      ? `Port ${config.PORT} is taken. Choose another with PORT=.\n`
      : `${error.message}\n`,
  );
  process.exit(1);
});
server.listen(config.PORT, config.HOST, () => log.info({ port: config.PORT, host: config.HOST }, 'serving'));
