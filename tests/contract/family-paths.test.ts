import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { newerConsentTexts } from '../support/consent-rows.ts';
import { waitsForItsDay } from '../support/family-journeys.ts';
import { type Path, pathsOf, type Stride } from '../support/family-paths.ts';
import { tablesOf } from '../support/family-rights.ts';
import { reviewedRights } from '../support/family-rights-file.ts';
import { giveFile, recordFor } from '../support/matrix-family.ts';
import { cellsOf } from '../support/matrix-grid.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import { historyOf, moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { decidesOwn } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { openYear } from '../support/schedule-years.ts';
import { shared } from '../support/shared.ts';

const world = shared(openWorld);
beforeAll(async () => {
  await decidesOwn(world.company.db);
});
// A person hired on one path is a candidate again before the next.
afterEach(async () => {
  const { db, people } = world.company;
  const { employee_id, user_id } = people.candidate;
  await db.query('update "employee" set "is_candidate" = true where "id" = $1', [employee_id]);
  await db.query('update "user_role" set "role" = $2 where "user_id" = $1', [user_id, 'candidate']);
});

/** Adds a document for its owner by a call, filled in as its family needs it; answers its id. */
const prepared = async (
  { object_id, kind, untold = [] }: Family,
  owner: Name,
  maker: Name,
): Promise<number> => {
  if (object_id === 'pdagreement') {
    const { db, clients } = world.company;
    await newerConsentTexts((text, values) => db.query(text, [...values]), clients.north);
  }
  const record: Record<string, unknown> = {
    employee_id: world.company.people[owner].employee_id,
    comments: 'новый',
    ...(await recordFor(world.company, object_id, owner)),
  };
  // Consents and other `untold` fields come from the candidates themselves.
  for (const name of maker === owner ? [] : untold) delete record[name];
  if (object_id === 'vacation_schedule') await openYear(world.company, record.period);
  const answer = await callAs(world, maker, 'table.add', { object: object_id, data: [record] });
  expect([maker, answer.error]).toEqual([maker, undefined]);
  const id = Number(answer.result?.data[0]?.id);
  if (policyOf({ kind }).pushed) await giveFile(world.company, object_id, id);
  return id;
};

/** The owner answers the fields left to them (`untold`), with a picture of each paper. */
const answered = async ({ object_id, untold = [] }: Family, id: number, owner: Name): Promise<void> => {
  const file_id = await giveFile(world.company, object_id, id);
  const scans = ['passport', 'registration'].map((paper) => ({ paper, file_id }));
  const record = await recordFor(world.company, object_id, owner);
  const told = Object.entries(record).filter(([name]) => untold.includes(name));
  const data = { id, ...Object.fromEntries(told), scans };
  expect(outcome(await callAs(world, owner, 'table.edit', { object: object_id, data: [data] }))).toBe('ok');
};

/** Takes a step; the caller acknowledges its warnings, if any. */
const take = async ({ object_id }: Family, id: number, { step }: Stride, who: Name): Promise<Answer> => {
  const { business_role, status_id, next_status_id } = step;
  const stored = stepOf(world.company, business_role, status_id, next_status_id, object_id);
  const answer = await moveAs(world, who, moveBy(stored, id, { object_id }));
  if (outcome(answer) !== 'warnings_unseen') return answer;
  const seen = answer.error?.data.fields?.map(({ code }) => code);
  return moveAs(world, who, moveBy(stored, id, { object_id, seen }));
};

/** Whether the buttons of a row hold the step. */
const isOffered = async ({ object_id }: Family, id: number, { step, taker }: Stride): Promise<boolean> => {
  const answer = await callAs(world, taker, 'view.get', {
    object: object_id,
    filter: `id = ${id}`,
    select: 'id,steps',
  });
  const offered = (answer.result?.data[0]?.steps ?? []) as { next_status_id: string; reject: string }[];
  return offered.some(
    (each) => each.next_status_id === step.next_status_id && each.reject === (step.reject ? '1' : '0'),
  );
};

const dayHasCome = (id: number) =>
  world.company.db.query('update "document" set "start_date" = current_date - 2 where "id" = $1', [id]);

const named = ({ role, owner, strides }: Path): string =>
  `${role}: ${owner} ${['empty', ...strides.map(({ step }) => step.next_status_id)].join(' > ')}`;

describe.each(FAMILIES.map((family) => ({ object_id: family.object_id, family })))(
  '$object_id',
  ({ object_id, family }) => {
    const paths = pathsOf(family);

    test('has a path for every business role that somebody takes a step for', () => {
      const taken = cellsOf(tablesOf(reviewedRights(object_id)).moves).flatMap((cell) => cell.rights);
      expect(paths.map(({ role }) => role).sort()).toEqual([...new Set(taken)].sort());
    });

    test.each(paths.map((path) => [named(path), path] as const))(
      'T14: goes from empty to its end by %s',
      async (_name, path) => {
        const id = await prepared(family, path.owner, path.strides[0]?.taker ?? path.owner);
        for (const stride of path.strides) {
          const { step, taker, refused } = stride;
          if (refused) {
            const answer = await take(family, id, stride, refused);
            expect([refused, step.next_status_id, outcome(answer)]).toEqual([
              refused,
              step.next_status_id,
              'access_denied',
            ]);
            expect((await standOf(world.company, id))?.status_id).toBe(step.status_id);
          }
          expect([taker, step.next_status_id, await isOffered(family, id, stride)]).toEqual([
            taker,
            step.next_status_id,
            true,
          ]);
          if (object_id === 'recruitment' && taker === path.owner) await answered(family, id, path.owner);
          if (waitsForItsDay(family, step.status_id)) await dayHasCome(id);
          const answer = await take(family, id, stride, taker);
          expect([taker, step.next_status_id, answer.error]).toEqual([taker, step.next_status_id, undefined]);
        }
        const went = await historyOf(world.company, id);
        expect(went.map((row) => row.status_id)).toEqual(path.strides.map(({ step }) => step.next_status_id));
      },
    );
  },
);
