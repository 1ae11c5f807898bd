import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { firstCallsOf } from '../../components/rpc/master.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';

const KB = 1_000;

/** The batch a browser asks for at the start: its time, and the size of its answer. */
export const benchHome = async (url: string): Promise<Row[]> => {
  const portal = await startPortal({ databaseUrl: url });
  try {
    const token = await signIn(portal.origin, 'big-employee', 'Portal#1', 'big');
    const batch = await load(() => masterBatch(portal.origin, token), {
      connections: 1,
      seconds: 5,
      warmUp: 30,
      check: (body) => !body.includes('"error"'),
    });
    const wire = await lengthOnTheWire(masterBatch(portal.origin, token));
    if (batch.failed > 0) throw new Error('the master batch was refused');
    return [
      {
        name: 'master batch, one person, as it goes to a browser',
        value: `${(wire / KB).toFixed(1)} KB`,
        wanted: '< 25 KB',
        holds: wire < 25 * KB,
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

/** Bytes of the answer to a browser, which takes it compressed. */
const lengthOnTheWire = async ({ url, method, headers, body }: ReturnType<typeof masterBatch>) => {
  const call = request(url, {
    method,
    headers: { ...headers, 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return (await buffer(answer)).length;
};

/** The first batch of a reader who is an employee alone, as the portal's own pages ask for it. */
const masterBatch = (origin: string, token: string) => ({
  method: 'POST' as const,
  url: `${origin}/api/rpc`,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'batch',
    params: firstCallsOf(['user', 'employee'], Date.now()),
  }),
});
