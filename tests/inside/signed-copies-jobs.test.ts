import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Signed } from '../../lib/rpc/signing.ts';
import { hasNewVisual } from '../../lib/signing/polls.ts';
import type { inTransaction } from '../../server/db/tx.ts';
import type { carryOut } from '../../server/jobs/carry-out.ts';
import type { Intention } from '../../server/outbox/effect.ts';
import type { makeCopies } from '../../server/signing/copies/visual.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { callAs, callerOf, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import type { World } from '../support/matrix-world.ts';
import { type OwnProcess, ownCompany } from '../support/own-process.ts';
import { startPortal } from '../support/portal.ts';
import { textOf } from '../support/print/text-of.ts';
import { signIn } from '../support/rpc.ts';
import { introduceSigning, shown, signsWith, stamp } from '../support/signing-call.ts';

const PEOPLE = ['employee', 'manager'] as const;
const SEND = ['employee', 'draft', 'prepared'] as const;
const AGREE = ['manager', 'prepared', 'agreed'] as const;

let own: OwnProcess;
let world: World;
let server: {
  effect: typeof makeCopies;
  carry: ReturnType<typeof carryOut>;
  inTransaction: typeof inTransaction;
};

/** The portal takes calls alone; this process, over the same files, carries out what they intended. */
beforeAll(async () => {
  const { company, ...made } = await ownCompany();
  own = made.own;
  const portal = await startPortal({
    databaseUrl: own.database.url,
    dataDir: own.dataDir,
    env: { ROLE: 'web' },
  });
  const tokens = Object.fromEntries(
    await Promise.all(
      PEOPLE.map(async (name) => {
        const { client } = company.people[name];
        return [name, await signIn(portal.origin, name, PASSWORD, client)] as const;
      }),
    ),
  );
  const close = async () => {
    await portal.stop();
    await company.close();
    await own.close();
  };
  const call = callerOf(portal.origin, NORTH);
  const token = (name: Name) => tokens[name] ?? '';
  world = { url: own.database.url, company, portal, call, tokens, token, close };
  for (const name of PEOPLE) await signsWith(world, name, '1');
  await introduceSigning(world, { party: 'employee', level: 'simple' });
  await introduceSigning(world, { party: 'employer', level: 'simple' });
  const { makeCopies: effect } = await import('../../server/signing/copies/visual.ts');
  const { carryOut: workOf } = await import('../../server/jobs/carry-out.ts');
  const { inTransaction } = await import('../../server/db/tx.ts');
  server = { effect, carry: workOf(effect), inTransaction };
});
afterAll(() => world?.close());

const sent = async () => {
  const id = await addVacation(world.company, 'employee', 'draft');
  const { intent_id, request_id } = await shown(world, 'employee', id, SEND);
  expect(outcome(await stamp(world, 'employee', intent_id))).toBe('ok');
  return { id, request_id };
};

const agreed = async (id: number) => {
  const { intent_id } = await shown(world, 'manager', id, AGREE);
  const answer = await stamp(world, 'manager', intent_id);
  expect(outcome(answer)).toBe('ok');
  return (answer.result as unknown as Signed).data;
};

/** What the signatures of a document intended, in their order. */
const intentionsOf = async (id: number): Promise<Intention[]> =>
  (
    await world.company.db.query(
      `select "id"::int as outbox_id, "client_id"::int, "payload" from "outbox"
       where "kind" = 'document_signed' and ("payload" ->> 'document_id')::bigint = $1 order by "id"`,
      [id],
    )
  ).rows;

const carry = (...intentions: Intention[]) =>
  server.carry(intentions.map((data) => ({ data }) as Parameters<typeof server.carry>[0][number]));

const copiesOf = async (request_id: number) =>
  (
    await world.company.db.query(
      `select "name", "kind" from "file" where "registrator_id" = $1 and "kind" in ('visual', 'archive') and not "deleted"
       order by "kind" desc`,
      [request_id],
    )
  ).rows;

const marksIn = async (name: string): Promise<number> => {
  const answer = await fetch(`${world.portal.origin}/api/files/${name}`, {
    headers: { authorization: `Bearer ${world.token('employee')}` },
  });
  const text = await textOf(new Uint8Array(await answer.arrayBuffer()));
  return text.match(/ДОКУМЕНТ ПОДПИСАН/g)?.length ?? 0;
};

test('an intention that comes twice makes its copies once', async () => {
  const { id, request_id } = await sent();
  const intentions = await intentionsOf(id);
  await carry(...intentions);
  const rows = await copiesOf(request_id);
  expect(rows.map(({ kind }) => kind)).toEqual(['visual', 'archive']);
  await carry(...intentions);
  expect(await copiesOf(request_id)).toEqual(rows);
});

test('a process that dies before it commits leaves nothing, and the next makes them', async () => {
  const { id, request_id } = await sent();
  const [intention] = await intentionsOf(id);
  await server.effect.outside?.(intention ? [intention] : []);
  expect(await copiesOf(request_id)).toEqual([]);
  await carry(...(await intentionsOf(id)));
  expect(await copiesOf(request_id)).toHaveLength(2);
});

test('copies that were overtaken by a later signature never replace its own', async () => {
  const { id, request_id } = await sent();
  const [first] = await intentionsOf(id);
  if (!first) throw new Error('the signature intended nothing');
  const late = await server.effect.outside?.([first]);
  await agreed(id);
  const [, second] = await intentionsOf(id);
  if (!second) throw new Error('the second signature intended nothing');
  await carry(second);
  const rows = await copiesOf(request_id);
  await server.inTransaction(async (tx) => server.effect.inside?.(tx, [first], late));
  expect(await copiesOf(request_id)).toEqual(rows);
  expect(await marksIn(rows[0].name)).toBe(2);
});

test('a second signature waits for its own copy: that of the first ends no waiting, whenever it came', async () => {
  const filesOf = async (request_id: number) => {
    const answer = await callAs(world, 'manager', 'view.get', {
      object: 'file',
      filter: `registrator_id = ${request_id} and deleted = '0' and server_made = '1'`,
    });
    return (answer.result?.data ?? []) as unknown as { id: number; original_name: string }[];
  };
  const early = await sent();
  await carry(...(await intentionsOf(early.id)));
  expect(hasNewVisual(await filesOf(early.request_id), null)).toBe(true);
  const { visual_id } = await agreed(early.id);
  expect(visual_id).not.toBeNull();
  expect(hasNewVisual(await filesOf(early.request_id), visual_id)).toBe(false);
  await carry(...(await intentionsOf(early.id)));
  expect(hasNewVisual(await filesOf(early.request_id), visual_id)).toBe(true);

  const late = await sent();
  const [first] = await intentionsOf(late.id);
  if (!first) throw new Error('the signature intended nothing');
  const overtaken = await server.effect.outside?.([first]);
  const second = await agreed(late.id);
  expect(second.visual_id).toBeNull();
  await server.inTransaction(async (tx) => server.effect.inside?.(tx, [first], overtaken));
  expect(hasNewVisual(await filesOf(late.request_id), second.visual_id)).toBe(false);
  await carry(...(await intentionsOf(late.id)));
  expect(hasNewVisual(await filesOf(late.request_id), second.visual_id)).toBe(true);
});

test('a batch with both signatures of a document makes one copy with both', async () => {
  const { id, request_id } = await sent();
  await agreed(id);
  await carry(...(await intentionsOf(id)));
  const rows = await copiesOf(request_id);
  expect(rows).toHaveLength(2);
  expect(await marksIn(rows[0].name)).toBe(2);
});
