import { afterEach, describe, expect, test } from 'vitest';
import { vacation } from '../../lib/documents/families/vacation/index.ts';
import { anyOf } from '../../lib/filter/filter.ts';
import { openEffectsDesk, outcomeOf, sayToMover } from '../support/effects-desk.ts';
import { historyOf, standOf, stepOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { shared } from '../support/shared.ts';

const desk = shared(openEffectsDesk);
afterEach(() => desk.nothingFollows());

describe('an effect is carried out in the transaction of its move', () => {
  test('make: a document for the employee, straight in the status of its step, with one row of history', async () => {
    const { employee, manager } = desk.company.people;
    const id = await addVacation(desk.company, 'employee', 'prepared');
    desk.followed([], {
      kind: 'make',
      object_id: 'vacation',
      name: 'dayoff',
      employee_id: employee.employee_id,
      document_type: 'additional',
      values: { start_date: '2026-12-07', end_date: '2026-12-07', days: 1 },
      step: { business_role: 'employee', status_id: 'draft' },
    });
    const row = await desk.bring(id);
    const made = await desk.rowsOf(
      `select d."id"::int, d."status_id", d."version", d."employee_id"::int, d."manager_id"::int, d."creator_id"::int, d."days",
         d."organization_id"::int, d."document_type_id"::int
       from "document" d join "document_status" s on s."registrator_id" = d."id" where s."cause_id" = $1`,
      row.id,
    );
    expect(made).toEqual([
      {
        id: expect.any(Number),
        status_id: 'prepared',
        version: 1,
        employee_id: employee.employee_id,
        manager_id: manager.employee_id,
        creator_id: manager.employee_id,
        days: 1,
        organization_id: employee.organization_id,
        document_type_id: desk.company.types[employee.client_id],
      },
    ]);
    const dayoff = made[0]?.id;
    expect(await historyOf(desk.company, dayoff)).toEqual([
      expect.objectContaining({
        seq: 1,
        from_status_id: 'empty',
        status_id: 'prepared',
        user_id: manager.user_id,
        employee_id: manager.employee_id,
      }),
    ]);
    expect(await desk.auditOf(dayoff)).toEqual([
      { action: 'effect.make', user_id: manager.user_id, cause: String(row.id) },
      { action: 'move', user_id: manager.user_id, cause: String(row.id) },
    ]);
    expect(
      await desk.rowsOf(
        `select count(*)::int as times from "outbox" where "kind" = 'document_moved' and ("payload" ->> 'registrator_id')::bigint = any($1)`,
        [id, dayoff],
      ),
    ).toEqual([{ times: 2 }]);
    await expect.poll(() => [desk.changed(id), desk.changed(dayoff)]).toEqual([1, 1]);
  });

  test('mark: other values, the same status and history', async () => {
    const id = await addVacation(desk.company, 'employee', 'prepared');
    const parent = await addVacation(desk.company, 'employee', 'approved');
    const before = await historyOf(desk.company, parent);
    desk.followed([parent], {
      kind: 'mark',
      document: parent,
      values: { replaced: true, replaced_status_id: 'agreed' },
    });
    const row = await desk.bring(id);
    expect(
      await desk.rowsOf(
        'select d."replaced", d."status_id", v."replaced_status_id" from "document" d join "vacation" v on v."id" = d."id" where d."id" = $1',
        parent,
      ),
    ).toEqual([{ replaced: true, status_id: 'approved', replaced_status_id: 'agreed' }]);
    expect(await historyOf(desk.company, parent)).toEqual(before);
    expect(await desk.auditOf(parent)).toEqual([
      { action: 'effect.mark', user_id: desk.company.people.manager.user_id, cause: String(row.id) },
    ]);
    await expect.poll(() => desk.changed(parent)).toBe(1);
  });

  test('move: a linked document by the step of a role, named by what it says', async () => {
    const id = await addVacation(desk.company, 'employee', 'prepared');
    const linked = await addVacation(desk.company, 'employee', 'prepared');
    desk.followed([linked], {
      kind: 'move',
      document: linked,
      step: { business_role: 'manager', status_id: 'prepared', next_status_id: 'agreed' },
    });
    const row = await desk.bring(id);
    const step = stepOf(desk.company, 'manager', 'prepared', 'agreed');
    expect((await historyOf(desk.company, linked)).at(-1)).toMatchObject({
      from_status_id: 'prepared',
      status_id: 'agreed',
      workflow_id: step.id,
      user_id: desk.company.people.manager.user_id,
    });
    expect(await standOf(desk.company, linked)).toMatchObject({ status_id: 'agreed', version: 3 });
    expect(
      await desk.rowsOf('select "registrator_id"::int from "document_status" where "cause_id" = $1', row.id),
    ).toEqual([{ registrator_id: linked }]);
  });

  test('push: siblings take the very step; one that stands elsewhere takes everything with it', async () => {
    const id = await addVacation(desk.company, 'employee', 'prepared');
    const siblings = [
      await addVacation(desk.company, 'employee', 'prepared'),
      await addVacation(desk.company, 'employee', 'prepared'),
    ];
    desk.followed(siblings, { kind: 'push', documents: siblings });
    const row = await desk.bring(id);
    for (const sibling of siblings) {
      expect(await standOf(desk.company, sibling)).toMatchObject({
        status_id: 'agreed',
        workflow_id: row.workflow_id,
      });
      expect((await desk.auditOf(sibling)).map(({ cause }) => cause)).toEqual([String(row.id)]);
    }
    const other = await addVacation(desk.company, 'employee', 'prepared');
    const near = await addVacation(desk.company, 'employee', 'prepared');
    const astray = await addVacation(desk.company, 'employee', 'draft');
    desk.followed([near, astray], { kind: 'push', documents: [near, astray] });
    expect(await outcomeOf(desk.bring(other))).toBe('status_mismatch');
    expect([
      (await standOf(desk.company, other))?.status_id,
      (await standOf(desk.company, near))?.status_id,
    ]).toEqual(['prepared', 'prepared']);
  });

  test('push: whoever asks for the siblings in the same call gets them as they were brought', async () => {
    const ids = [
      await addVacation(desk.company, 'employee', 'prepared'),
      await addVacation(desk.company, 'employee', 'prepared'),
    ];
    desk.vacationsFollow({
      touches: () => [{ object_id: 'vacation', filter: anyOf('id', ids) }],
      follow: (_step, record, { touched }) => [
        {
          kind: 'push',
          documents: touched.filter((each) => each.status_id === record.status_id).map((each) => each.id),
        },
      ],
    });
    const rows = await desk.agreeToAll(ids);
    expect(rows.map((row) => [row.registrator_id, row.seq, row.reject])).toEqual(
      ids.map((id) => [id, 3, '0']),
    );
    expect(rows[1]?.cause_id).toBe(rows[0]?.id);
    for (const id of ids) expect(await historyOf(desk.company, id)).toHaveLength(3);
  });

  test('withdraw: the unsigned requests of documents go with their history kept, none is no failure', async () => {
    const { manager } = desk;
    const { addLinkedRequest } = await import('../../server/documents/linked-request.ts');
    const { readDocument } = await import('../../server/documents/read-document.ts');
    const id = await addVacation(desk.company, 'employee', 'prepared');
    const bare = await addVacation(desk.company, 'employee', 'prepared');
    const request = await desk.inTransaction(async (tx) => {
      const document = await readDocument(tx, manager, vacation, id);
      if (!document) throw new Error('no vacation');
      return addLinkedRequest(tx, manager, document);
    });
    desk.followed([bare], { kind: 'withdraw', documents: [id, bare] });
    const row = await desk.bring(id, 'draft');
    expect(await desk.rowsOf('select 1 from "document" where "id" = $1', request)).toEqual([]);
    expect((await desk.auditOf(request)).at(-1)).toMatchObject({
      action: 'request.removed',
      cause: String(row.id),
    });
    expect((await standOf(desk.company, id))?.status_id).toBe('draft');
  });

  test('tell: the mover in the answer, employees by a message, each once', async () => {
    const { employee, manager } = desk.company.people;
    const id = await addVacation(desk.company, 'employee', 'prepared');
    desk.followed([], sayToMover(id), {
      kind: 'tell',
      code: 'keys.registered',
      values: { serial_number: 'A1' },
      about: id,
      to: [employee.employee_id],
    });
    const { told, failed } = await desk.bring(id);
    expect(told).toEqual([
      {
        code: 'keys.registered',
        values: { serial_number: 'A1' },
        text: expect.stringContaining('За вами записан сертификат подписи A1'),
        text_eng: expect.stringContaining('A1'),
        route: `/uvacation/${id}`,
      },
    ]);
    expect(failed).toBeUndefined();
    expect(
      await desk.rowsOf(
        `select "recipient_id", "author_id"::int, "text" like '%A1%' as filled from "message" where "route" = $1`,
        `/uvacation/${id}`,
      ),
    ).toEqual([{ recipient_id: String(employee.employee_id), author_id: manager.user_id, filled: true }]);
    const messages = () => desk.heard.filter(({ channel }) => channel === 'portal_message').length;
    await expect.poll(messages).toBe(1);
  });

  test('an effect calls what was made before it by its name', async () => {
    const id = await addVacation(desk.company, 'employee', 'prepared');
    desk.followed(
      [],
      {
        kind: 'make',
        object_id: 'vacation',
        name: 'dayoff',
        employee_id: desk.company.people.employee.employee_id,
        document_type: 'additional',
        values: { start_date: '2026-12-14', end_date: '2026-12-14', days: 1 },
        step: { business_role: 'employee', status_id: 'draft' },
      },
      {
        kind: 'move',
        document: { made: 'dayoff' },
        step: { business_role: 'manager', status_id: 'prepared', next_status_id: 'agreed' },
      },
      { kind: 'mark', document: { made: 'dayoff' }, values: { comments: 'день отдыха' } },
      sayToMover({ made: 'dayoff' }),
    );
    const { id: cause, told } = await desk.bring(id);
    const dayoff = Number(told?.[0]?.route.split('/').at(-1));
    expect((await historyOf(desk.company, dayoff)).map(({ status_id }) => status_id)).toEqual([
      'prepared',
      'agreed',
    ]);
    expect(await desk.effectsOf(cause)).toEqual(
      ['make', 'move', 'mark', 'tell'].map((kind, place) => ({ place, kind, failure: '' })),
    );
  });
});

test('the invariants hold over histories that follow from others', async () => {
  const found: string[] = [];
  const { violations } = await import('../../server/invariants/invariants.ts');
  const { fileStore } = await import('../../server/store/store.ts');
  const { db } = await import('../../server/db/tx.ts');
  for (const name of ['I1', 'I2', 'I3', 'I13'])
    for await (const { what } of violations({ db, files: await fileStore(), undoneAfterS: 600 }, [name]))
      found.push(what);
  expect(found).toEqual([]);
});
