import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const FOLDER = join(process.cwd(), '.next', 'static');
const ADDRESS = '/_next/static/';
const TYPES = { js: 'text/javascript', css: 'text/css' } as const;

/** Address of a file the build has compressed -> where it lies. Nothing else is ever opened. */
const built: ReadonlyMap<string, string> = new Map(
  globSync('**/*.{js,css}.br', { cwd: FOLDER }).map((name) => [
    ADDRESS + name.replaceAll('\\', '/').slice(0, -'.br'.length),
    join(FOLDER, name),
  ]),
);
const read = new Map<string, Buffer>();

/**
 * Answers a script or a style of the pages as the build has compressed it; false when there is none or the browser does
 * not take it: the pages answer then, as they would have.
 */
export const answeredCompressed = (request: IncomingMessage, response: ServerResponse): boolean => {
  const [address = ''] = (request.url ?? '').split('?');
  const file = built.get(address);
  if (!file || request.method !== 'GET' || !takesBrotli(request)) return false;
  const bytes = read.get(address) ?? readFileSync(file);
  read.set(address, bytes);
  response.writeHead(200, {
    'content-type': address.endsWith('.css') ? TYPES.css : TYPES.js,
    'content-encoding': 'br',
    'content-length': bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  response.end(bytes);
  return true;
};

const takesBrotli = (request: IncomingMessage): boolean =>
  /(^|,)\s*br\s*(,|$)/.test(String(request.headers['accept-encoding'] ?? ''));
