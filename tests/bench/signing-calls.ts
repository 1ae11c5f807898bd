import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { applicationUrlOf } from '../../server/db/application-role.ts';
import { startEmbedded } from '../../server/db/embedded.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { foundCompany, NORTH, PASSWORD } from '../support/matrix-company.ts';
import { callerOf } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import type { World } from '../support/matrix-world.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { introduceSigning, shown, signsWith } from '../support/signing-call.ts';
import { giveKey, PIN } from '../support/signing-key.ts';
import type { Row } from './row.ts';

const ONE_BY_ONE = 25;
const MANY = 200;
const CHUNK = 25;
const AGREE = ['manager', 'prepared', 'agreed'] as const;

/** Signing with a PIN through the calls, one document and two hundred, in a small company of its own. */
export const benchSigningCalls = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-bench-signing-'));
  const cluster = await startEmbedded({ dataDir: folder, durable: true });
  await prepareDatabase(cluster.url, applicationUrlOf(cluster.url));
  const company = await foundCompany(cluster.url);
  const portal = await startPortal({ databaseUrl: cluster.url, dataDir: folder });
  try {
    const tokens: Record<string, string> = {};
    for (const name of ['manager', 'hr', 'admin'])
      tokens[name] = await signIn(portal.origin, name, PASSWORD, NORTH);
    const world = {
      company,
      portal,
      tokens,
      url: cluster.url,
      call: callerOf(portal.origin, NORTH),
      token: (name) => tokens[name] ?? '',
      close: () => Promise.resolve(),
    } satisfies World;
    await introduceSigning(world, { party: 'employer' });
    await signsWith(world, 'manager', '2');
    await giveKey(world, 'manager');
    return [await single(world), await many(world)];
  } finally {
    await portal.stop();
    await company.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What a signature costs beyond looking at the PIN, medians of one run. */
const single = async (world: World): Promise<Row> => {
  const employee_id = world.company.people.manager.employee_id;
  const looked: number[] = [];
  const signed: number[] = [];
  for (let index = 0; index < ONE_BY_ONE; index += 1) {
    const { intent_id } = await showOne(world);
    looked.push(await timed(world, 'sign.pin_check', { employee_id, pin: PIN }));
    signed.push(await timed(world, 'sign.stamp', { intent_id, pin: PIN }));
  }
  const beyond = median(signed) - median(looked);
  return {
    name: 'signing with a PIN beyond looking at it',
    value: `${beyond.toFixed(0)} ms (${median(signed).toFixed(0)} ms over ${median(looked).toFixed(0)} ms)`,
    wanted: '< 150 ms',
    holds: beyond < 150,
  };
};

/** Two hundred documents of a list: each shown, then signed 25 at a time with one PIN. */
const many = async (world: World): Promise<Row> => {
  const ids: number[] = [];
  while (ids.length < MANY) ids.push(await addVacation(world.company, 'employee', 'prepared'));
  const start = performance.now();
  for (let at = 0; at < MANY; at += CHUNK) {
    const rows: { intent_id: string }[] = [];
    for (const id of ids.slice(at, at + CHUNK))
      rows.push({ intent_id: (await shown(world, 'manager', id, AGREE)).intent_id });
    await timed(world, 'sign.bulk', { pin: PIN, rows });
  }
  const seconds = (performance.now() - start) / 1_000;
  return {
    name: `${MANY} documents signed with one PIN`,
    value: `${seconds.toFixed(1)} s`,
    wanted: '< 60 s',
    holds: seconds < 60,
  };
};

const showOne = async (world: World): Promise<Prepared> =>
  shown(world, 'manager', await addVacation(world.company, 'employee', 'prepared'), AGREE);

/** Milliseconds until the answer, which must be none of a refusal. */
const timed = async (world: World, method: string, params: object): Promise<number> => {
  const start = performance.now();
  const answer = await world.call(method, params, { token: world.token('manager') });
  if (answer.error || answer.text.includes('"ok":false')) throw new Error(`${method}: ${answer.text}`);
  return performance.now() - start;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
