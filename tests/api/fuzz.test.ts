import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { allObjects } from '../../lib/registry/registry.ts';
import { expectDecent } from '../support/matrix-decent.ts';
import { answerOf, callAs } from '../support/matrix-http.ts';
import { methodName, nasty, nastyText, params } from '../support/matrix-nonsense.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { triesOf } from '../support/whole.ts';

const world = shared(() => openWorld(['employee', 'admin', 'hr']));
let document_id: number;
beforeAll(async () => {
  document_id = await addVacation(world.company, 'employee', 'prepared');
  await addVacation(world.company, 'stranger', 'draft');
});

describe('T26, T79: nonsense', () => {
  test('in every parameter of every call is answered decently, and a person without rights changes nothing by it', async () => {
    const { db } = world.company;
    const before = await fingerprint(db);
    await fc.assert(
      fc.asyncProperty(methodName, params, async (method, given) => {
        const answer = await callAs(world, 'employee', method, given);
        expectDecent(answer, { method, given });
      }),
      { numRuns: triesOf(900) },
    );
    const after = await fingerprint(db);
    // One's own vacations and views may be written; that is all.
    for (const table of Object.keys(before).filter(
      (name) => !['document', 'vacation', 'user_filter', 'app_user'].includes(name),
    ))
      expect([table, after[table]]).toEqual([table, before[table]]);
  });

  test('in records of those who may write is answered decently too', async () => {
    const kinds = allObjects().map((object) =>
      fc.record({
        object: fc.constant(object.object_id),
        data: fc.array(fc.dictionary(fc.constantFrom(...Object.keys(object.fields)), nasty, { maxKeys: 8 }), {
          minLength: 1,
          maxLength: 2,
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('table.add', 'table.edit', 'table.del'),
        fc.oneof(...kinds),
        fc.constantFrom('admin', 'hr'),
        async (method, given, name) => {
          const answer = await callAs(world, name as 'admin', method, given);
          expectDecent(answer, { method, given });
        },
      ),
      { numRuns: triesOf(900) },
    );
  });

  test('in a sign-in is answered like a wrong password, or refused as wrong parameters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          { login: nasty, email: nasty, password: nasty, client: nasty, secretCode: nasty, details: nasty },
          { requiredKeys: [] },
        ),
        async (given) => {
          const answer = await world.call('token.get', given);
          expectDecent(answer, given);
          expect(['invalid_params', 'wrong_login_or_password', 'too_many_requests']).toContain(
            answer.error?.data.reason,
          );
        },
      ),
      { numRuns: triesOf(60) },
    );
  });

  test('in moves of documents moves none', async () => {
    const { db } = world.company;
    const before = await fingerprint(db);
    const wrong = fc.dictionary(
      fc.constantFrom(
        'object_id',
        'registrator_id',
        'workflow_id',
        'status_id',
        'comments',
        'comments_eng',
        'indicators',
        'organization_id',
        'create_date',
        'seq',
        'user_id',
      ),
      nasty,
    );
    const nearly = wrong.map((each) => ({
      object_id: 'vacation',
      registrator_id: document_id,
      workflow_id: 1,
      status_id: 'approved',
      ...each,
    }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(wrong, nearly), async (data) => {
        const answer = await callAs(world, 'employee', 'table.add', {
          object: 'document_status',
          data: [data],
        });
        expectDecent(answer, data);
        expect(answer.result).toBeUndefined();
      }),
      { numRuns: triesOf(300) },
    );
    expect(await fingerprint(db)).toEqual(before);
  });

  test('in a query is answered decently', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/view', '/table', '/user', '/v1/view'),
        fc.array(
          fc.tuple(
            fc.oneof(
              fc.constantFrom(
                'object',
                'filter',
                'select',
                'orderBy',
                'sort',
                'page',
                'rowsPerPage',
                'after',
                'token',
              ),
              nastyText,
            ),
            nastyText,
          ),
          { maxLength: 5 },
        ),
        async (path, pairs) => {
          const query = new URLSearchParams(
            pairs.map(([name, value]) => [name, value.slice(0, 2_000)] as [string, string]),
          );
          const response = await fetch(`${world.portal.origin}/api${path}?${query}`, {
            headers: { authorization: `Bearer ${world.token('employee')}` },
          });
          expectDecent(answerOf(response.status, await response.text()), `${path}?${query}`);
        },
      ),
      { numRuns: triesOf(250) },
    );
  });
});
