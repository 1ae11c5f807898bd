import { beforeAll, expect, test } from 'vitest';
import type { Workshop } from '../../server/families/family-work.ts';
import type { familyWork } from '../../server/families/work.ts';
import type { carryOut } from '../../server/jobs/carry-out.ts';
import type { Intention } from '../../server/outbox/effect.ts';
import type { workshop } from '../../server/signing/copies/sealed-paper.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { callerOf } from '../support/matrix-http.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { shared, sharedCompany } from '../support/shared.ts';

const { own, company } = sharedCompany();
const portal = shared(() =>
  startPortal({ databaseUrl: own.database.url, dataDir: own.dataDir, env: { ROLE: 'web' } }),
);
let order: () => Promise<number>;
let server: {
  familyWork: typeof familyWork;
  workshop: typeof workshop;
  carry: ReturnType<typeof carryOut>;
  commit: (intentions: readonly Intention[], made: Made | undefined) => Promise<void>;
};
type Made = Awaited<ReturnType<NonNullable<ReturnType<typeof familyWork>['outside']>>>;

/** The portal takes calls alone; this process, over the same files, carries out what they intended. */
beforeAll(async () => {
  const token = await signIn(portal.origin, 'employee', PASSWORD, NORTH);
  const call = callerOf(portal.origin, NORTH);
  const types = await call('view.get', { object: 'request_type', filter: "code = 'employment'" }, { token });
  order = async () => {
    const data = [{ request_type_id: types.result?.data[0]?.id }];
    const added = await call('table.add', { object: 'request', begin: true, data }, { token });
    return Number(added.result?.data[0]?.id);
  };
  const [work, sealed, carrying, tx] = await Promise.all([
    import('../../server/families/work.ts'),
    import('../../server/signing/copies/sealed-paper.ts'),
    import('../../server/jobs/carry-out.ts'),
    import('../../server/db/tx.ts'),
  ]);
  await import('../../server/object-rules.ts');
  const effect = work.familyWork(sealed.workshop);
  server = {
    familyWork: work.familyWork,
    workshop: sealed.workshop,
    carry: carrying.carryOut(effect),
    commit: (intentions, made) => tx.inTransaction(async (at) => effect.inside?.(at, intentions, made)),
  };
});

const rowsOf = async (sql: string, value: unknown) => (await company.db.query(sql, [value])).rows;

/** What the sending of a request intended. */
const intentionsOf = (id: number): Promise<Intention[]> =>
  rowsOf(
    `select "id"::int as outbox_id, "client_id"::int, "payload" from "outbox"
     where "kind" = 'family_work' and ("payload" ->> 'document_id')::bigint = $1 order by "id"`,
    id,
  );

const carry = (intentions: readonly Intention[]) =>
  server.carry(intentions.map((data) => ({ data }) as Parameters<typeof server.carry>[0][number]));

const filesOf = (id: number) =>
  rowsOf(`select "name", "kind" from "file" where "registrator_id" = $1 order by "id"`, id);

const standsAs = async (id: number) => {
  const [row] = await rowsOf(
    `select d."status_id", r."stage", (select count(*)::int from "document_status" s where s."registrator_id" = d."id") as moves
     from "document" d join "request" r on r."id" = d."id" where d."id" = $1`,
    id,
  );
  return [row.status_id, row.stage, row.moves];
};

/** Sent, accepted and given. */
const GIVEN = ['processed', 'done', 3];

test('a paper that is asked for twice is made once', async () => {
  const id = await order();
  const intentions = await intentionsOf(id);
  expect(intentions).toHaveLength(1);
  await carry(intentions);
  const files = await filesOf(id);
  expect(files.map(({ kind }) => kind)).toEqual(['paper', 'archive']);
  await carry(intentions);
  expect(await filesOf(id)).toEqual(files);
  expect(await standsAs(id)).toEqual(GIVEN);
});

test('a worker that dies between the data and the file leaves no file, and the next one goes on from there, once', async () => {
  const id = await order();
  const intentions = await intentionsOf(id);
  const dying: Workshop = {
    ...server.workshop,
    print: () => Promise.reject(new Error('killed')),
  };
  await expect(server.familyWork(dying).outside?.(intentions)).rejects.toThrow('killed');
  expect(await standsAs(id)).toEqual(['accepted', 'file', 2]);
  expect(await filesOf(id)).toEqual([]);
  await carry(intentions);
  expect(await standsAs(id)).toEqual(GIVEN);
  expect(await filesOf(id)).toHaveLength(2);
});

test('a worker that dies with the paper in hand gives nothing; what two of them made at once is given once, and the rest of the bytes goes', async () => {
  const id = await order();
  const intentions = await intentionsOf(id);
  const effect = server.familyWork(server.workshop);
  const first = await effect.outside?.(intentions);
  expect(await filesOf(id)).toEqual([]);
  const second = await effect.outside?.(intentions);
  await server.commit(intentions, second);
  const files = await filesOf(id);
  expect(files.map(({ name }) => name)).toEqual(second?.[0]?.made.names);
  await server.commit(intentions, first);
  expect(await filesOf(id)).toEqual(files);
  expect(await standsAs(id)).toEqual(GIVEN);
  const removed = await rowsOf(
    `select 1 from "outbox" where "kind" = 'files_removed' and "payload" -> 'names' = $1::jsonb`,
    JSON.stringify(first?.[0]?.made.names),
  );
  expect(removed).toHaveLength(1);
});
