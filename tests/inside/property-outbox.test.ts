import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { inTransaction, Tx } from '../../server/db/tx.ts';
import type { carryOut } from '../../server/jobs/carry-out.ts';
import type { Intention as Job } from '../../server/outbox/effect.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { sharedCompany } from '../support/shared.ts';
import { triesOf } from '../support/whole.ts';

const { company } = sharedCompany();
let server: { inTransaction: typeof inTransaction };
let carry: ReturnType<typeof carryOut>;
let paper: number;

beforeAll(async () => {
  paper = await addVacation(company, 'employee', 'empty');
  server = await import('../../server/db/tx.ts');
  const { carryOut: workOf } = await import('../../server/jobs/carry-out.ts');
  const { tellOfMoves } = await import('../../server/notifications/tell-of-moves.ts');
  carry = workOf({
    ...tellOfMoves,
    inside: async (tx, intentions) => {
      await tellOfMoves.inside?.(tx, intentions);
      failNow(intentions);
    },
  });
});

/** How often the telling of an intention still fails, at the last moment. */
const failing = new Map<number, number>();
let failures = 0;

const failNow = (intentions: readonly Job[]): void => {
  for (const { outbox_id } of intentions) {
    const left = failing.get(outbox_id) ?? 0;
    failing.set(outbox_id, left - 1);
    if (left > 0) {
      failures += 1;
      throw new Error('not now');
    }
  }
};

const MOVERS = ['employee', 'manager', 'clerk'] as const;
const intention = fc.record({
  status_id: fc.constantFrom('prepared', 'agreed', 'declined', 'approved'),
  mover: fc.constantFrom(...MOVERS),
  failures: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 })),
});
type Intention = typeof intention extends fc.Arbitrary<infer Value> ? Value : never;
const writings = fc.array(
  fc.record({
    isCommitted: fc.boolean(),
    intentions: fc.array(intention, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
);

/** A move as `transition` leaves it behind; answers the id of its intention. */
const write = async (tx: Tx, { status_id, mover, failures: times }: Intention): Promise<number> => {
  const { employee_id, user_id, organization_id, client_id } = company.people[mover];
  const [row] = await tx.rows<{ id: number }>(
    `with history as (
       insert into "document_status" ("object_id", "registrator_id", "seq", "from_status_id", "status_id", "workflow_id",
         "business_role", "organization_id", "user_id", "employee_id")
       select 'vacation', $1, coalesce(max("seq"), 0) + 1, '', $2, 0, 'hr', $3, $4, $5
       from "document_status" where "registrator_id" = $1 returning "seq")
     insert into "outbox" ("client_id", "kind", "payload")
     select $6, 'document_moved', json_build_object('registrator_id', $1::bigint, 'object_id', 'vacation', 'seq', "seq") from history
     returning "id"`,
    [paper, status_id, organization_id, user_id, employee_id, client_id],
  );
  const id = row?.id ?? 0;
  failing.set(id, times);
  return id;
};

/** Who has to hear of a move (AMB-043), written down once more. */
const hearers = ({ status_id, mover }: Intention): string[] => {
  const { people } = company;
  const employees = status_id === 'prepared' ? [people.employee, people.manager] : [people.employee];
  const told = employees.filter(({ name }) => name !== mover).map((each) => String(each.employee_id));
  return [...told, ...(status_id === 'agreed' ? ['hr'] : [])].sort();
};

/** The jobs of what stands in the outbox undone, as the queue would hand them out: each as often as it likes. */
const undone = async (): Promise<{ id: string; data: Job }[]> => {
  const { rows } = await company.db.query<{
    id: string;
    client_id: string;
    payload: Record<string, unknown>;
  }>(`select "id", "client_id", "payload" from "outbox" where "done_at" is null order by "id"`);
  return rows.map(({ id, client_id, payload }) => ({
    id,
    data: { outbox_id: Number(id), client_id: Number(client_id), payload },
  }));
};

/** One round of a queue that hands jobs out twice, in batches of its own, to several workers at once. */
const handOut = async (sizes: readonly number[]): Promise<void> => {
  const twice = [...(await undone()), ...(await undone())];
  const batches: (typeof twice)[] = [];
  for (let at = 0; at < twice.length; ) {
    const size = sizes[batches.length % sizes.length] ?? 1;
    batches.push(twice.slice(at, at + size));
    at += size;
  }
  await Promise.allSettled(batches.map((batch) => carry(batch as unknown as Parameters<typeof carry>[0])));
};

const GIVEN_UP = new Error('given up');

test('whatever is written, given up, handed out twice or fails on its way: each recipient of what was committed is told once', async () => {
  const { db } = company;
  await fc.assert(
    fc.asyncProperty(
      writings,
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
      async (some, sizes) => {
        await db.query('truncate "message"');
        const expected = new Map<number, string[]>();
        for (const { isCommitted, intentions } of some) {
          const attempt = server.inTransaction(async (tx) => {
            const ids: (readonly [number, string[]])[] = [];
            for (const each of intentions) ids.push([await write(tx, each), hearers(each)]);
            if (!isCommitted) throw GIVEN_UP;
            return ids;
          });
          if (isCommitted) for (const [id, told] of await attempt) expected.set(id, told);
          else await expect(attempt).rejects.toBe(GIVEN_UP);
        }
        // A failing one fails at most three times; alone it takes nothing with it.
        for (let round = 0; round < 4; round += 1) await handOut(sizes);
        for (let round = 0; round < 4; round += 1) await handOut([1]);
        expect(await undone()).toEqual([]);
        const { rows } = await db.query<{ outbox_id: string; recipient_id: string }>(
          'select "outbox_id", "recipient_id" from "message"',
        );
        expect(rows.map((row) => `${row.outbox_id} ${row.recipient_id}`).sort()).toEqual(
          [...expected].flatMap(([id, told]) => told.map((each) => `${id} ${each}`)).sort(),
        );
      },
    ),
    { numRuns: triesOf(25) },
  );
  expect(failures).toBeGreaterThan(triesOf(20));
});
