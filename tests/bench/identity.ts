import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { type Figures, load, type Shot } from './load.ts';
import type { Row } from './row.ts';

const ROUNDS = 5;
const SIGN_INS_A_SECOND = 10;

/** What knowing the caller costs, and what people who sign in cost those who read. */
export const benchIdentity = async (url: string): Promise<Row[]> => {
  const portal = await startPortal({ databaseUrl: url });
  try {
    const token = await signIn(portal.origin, 'big-employee', 'Portal#1', 'big');
    return [await ping(portal.origin, token), await besideSignIns(portal.origin, token)];
  } finally {
    await portal.stop();
  }
};

/** The same public call of one small list with and without a bearer, in turns. */
const ping = async (origin: string, token: string): Promise<Row> => {
  const rounds: { anonymous: number; signed: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      anonymous: (await steady(() => view(origin, null, PING), 2)).perSecond,
      signed: (await steady(() => view(origin, token, PING), 2)).perSecond,
    });
  rounds.sort((a, b) => a.signed / a.anonymous - b.signed / b.anonymous);
  const { anonymous, signed } = rounds[Math.floor(ROUNDS / 2)] ?? { anonymous: 1, signed: 0 };
  const ratio = signed / anonymous;
  return {
    name: 'signed-in ping over an anonymous one',
    value: `${ratio.toFixed(2)} (${signed.toFixed(0)}/s over ${anonymous.toFixed(0)}/s)`,
    wanted: '>= 0.7',
    holds: ratio >= 0.7,
  };
};

/** One reader of a page of leaves, alone and while others sign in beside them, in turns. */
const besideSignIns = async (origin: string, token: string): Promise<Row> => {
  const alone: number[] = [];
  const beside: number[] = [];
  const entered: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await steady(() => view(origin, token, LIST), 2, 1)).p95);
    const entering = signInSteadily(origin);
    beside.push((await steady(() => view(origin, token, LIST), 2, 1)).p95);
    entered.push(await entering.stop());
  }
  const ratio = median(beside) / median(alone);
  return {
    name: 'p95 of a list with 10 sign-ins a second beside it',
    value: `${ratio.toFixed(2)}x (${median(beside).toFixed(1)} ms over ${median(alone).toFixed(1)} ms, ${median(entered).toFixed(1)} sign-ins/s held)`,
    wanted: '< 2x',
    holds: ratio < 2,
  };
};

const PING = { object: 'lan', rowsPerPage: 1 };
const LIST = { object: 'vacation', rowsPerPage: 20 };

const view = (origin: string, token: string | null, params: object): Shot => ({
  method: 'POST',
  url: `${origin}/api/rpc`,
  headers: {
    'content-type': 'application/json',
    'x-client': 'big',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'view.get', params }),
});

const steady = async (next: () => Shot, seconds: number, connections = 4): Promise<Figures> => {
  const check = (body: string) => !body.includes('"error"');
  const figures = await load(next, { connections, seconds, warmUp: 50, check });
  if (figures.failed > 0) throw new Error(`${figures.failed} calls of the bench were refused`);
  return figures;
};

/**
 * Starts a sign-in every tenth of a second, whether or not the ones before have been answered. `stop` says how many a
 * second were let in, those included that were still under way.
 */
const signInSteadily = (origin: string) => {
  const begun: Promise<string | Error>[] = [];
  const start = performance.now();
  const enter = () => signIn(origin, 'big-employee', 'Portal#1', 'big').catch((error: Error) => error);
  const timer = setInterval(() => begun.push(enter()), 1_000 / SIGN_INS_A_SECOND);
  return {
    stop: async (): Promise<number> => {
      clearInterval(timer);
      const refused = (await Promise.all(begun)).find((each) => each instanceof Error);
      if (refused) throw refused;
      return begun.length / ((performance.now() - start) / 1_000);
    },
  };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
