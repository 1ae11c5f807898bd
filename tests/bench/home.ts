import { gzipSync } from 'node:zlib';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';

const KB = 1_000;

/** What the home page costs: its scripts, and the one batch a person's browser asks for at the start. */
export const benchHome = async (url: string): Promise<Row[]> => {
  const portal = await startPortal({ databaseUrl: url, env: { PORTAL_WEB: '1' } });
  try {
    const token = await signIn(portal.origin, 'big-employee', 'Portal#1', 'big');
    const cookie = await cookieOf(portal.origin);
    const html = await (await fetch(`${portal.origin}/portal/big/`, { headers: { cookie } })).text();
    const scripts = scriptsOf(html);
    let bytes = 0;
    for (const script of scripts)
      bytes += gzipSync(
        Buffer.from(await (await fetch(new URL(script, portal.origin))).arrayBuffer()),
      ).length;
    const batch = await load(() => masterBatch(portal.origin, token), {
      connections: 1,
      seconds: 5,
      warmUp: 30,
      check: (body) => !body.includes('"error"'),
    });
    if (batch.failed > 0) throw new Error('the master batch was refused');
    return [
      {
        name: 'home page, scripts of the first load, gzip',
        value: `${(bytes / KB).toFixed(0)} KB in ${scripts.length} files`,
        wanted: '<= 200 KB',
        holds: bytes <= 200 * KB,
      },
      {
        name: 'master batch, one person, p95',
        value: `${batch.p95.toFixed(1)} ms (median ${batch.p50.toFixed(1)} ms)`,
        wanted: '< 30 ms',
        holds: batch.p95 < 30,
      },
    ];
  } finally {
    await portal.stop();
  }
};

/** Scripts a modern browser loads with the page: tags and preloads, without the polyfill for `noModule` browsers. */
const scriptsOf = (html: string): string[] => {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag));
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /as="script"|modulepreload/.test(tag));
  const addresses = [...tags, ...preloads].map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1]);
  return [...new Set(addresses.filter((address) => address !== undefined))];
};

const cookieOf = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'token.get',
      params: { login: 'big-employee', password: 'Portal#1', client: 'big' },
    }),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
};

/** The calls of the portal's own master batch. */
const MASTER = [
  'parameter',
  'status',
  'calendar',
  'document_type',
  'request_type',
  'expense_type',
  'expense_goal',
  'country',
  'currency',
  'screenset',
  'workflow',
  'incomplete',
  'subordination',
];

const masterBatch = (origin: string, token: string) => ({
  method: 'POST' as const,
  url: `${origin}/api/rpc`,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'batch',
    params: MASTER.map((object) => ({
      batchId: object,
      method: 'view.get',
      params: { object, rowsPerPage: object === 'incomplete' ? 20 : 'all' },
    })),
  }),
});
