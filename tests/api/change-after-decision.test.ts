import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../../lib/documents/families.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { DECIDED_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { refusedFields, rowOf } from '../support/document-desk.ts';
import { stepsOf } from '../support/matrix-company.ts';
import { addDocument } from '../support/matrix-family.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { waysFrom } from '../support/matrix-way.ts';
import { openWorld } from '../support/matrix-world.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';
import { upload } from '../support/upload.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'admin', 'stranger']));
const desk = timeDesk(world, 'vacation');

const REASON = 'Перенос по просьбе работника, заявление от 3 ноября';

const stored = async (id: number) =>
  (
    await world.company.db.query(
      `select "start_date"::text, "end_date"::text, "comments", "updated_at"::text from "document" where "id" = $1`,
      [id],
    )
  ).rows[0];
const changes = async (name: Name, id: number) =>
  (await desk.by(name, 'view.get', { object: 'document_change', filter: `registrator_id = ${id}` })).result
    ?.data ?? [];
const told = async (id: number): Promise<{ recipient_id: string; text: string; text_eng: string }[]> =>
  (
    await world.company.db.query(
      `select "recipient_id", "text", "text_eng" from "message" where "registrator_id" = $1 and "code" = 'notice' order by 1`,
      [id],
    )
  ).rows;
const edit = (name: Name, id: number, more: object) =>
  desk.by(name, 'table.edit', { object: 'vacation', data: [{ id, ...more }] });
const remove = (name: Name, id: number, more: object = {}, object = 'vacation') =>
  desk.by(name, 'table.del', { object, data: [{ id, ...more }] });

const SEEN = ['vacation/no-long-part', 'vacation/short-notice'];
const WAY = [
  ['employee', 'prepared'],
  ['manager', 'agreed'],
  ['hr', 'approved'],
  ['hr', 'processed'],
] as const;

/** A leave that its people brought to a status. */
const decided = async (status: string): Promise<number> => {
  const monday = desk.freshMonday();
  const { id } = rowOf(
    await desk.add('employee', {
      document_type_id: await desk.typeOf('additional'),
      start_date: monday,
      end_date: addDays(monday, 3),
    }),
  );
  for (const [name, to] of WAY) {
    rowOf(await desk.move(name, id, to, SEEN));
    if (to === status) return id;
  }
  throw new Error(`nobody brings a leave to ${status}`);
};

describe.each(['agreed', 'approved', 'processed'])('a leave that is %s', (status) => {
  test.each([
    ['none', {}, 'change_reason field/required'],
    ['an empty one', { change_reason: '  ' }, 'change_reason field/required'],
    ['a number', { change_reason: 5 }, 'change_reason field/wrong'],
    ['one too long', { change_reason: 'а'.repeat(5_000) }, 'change_reason document/comment-too-long'],
  ])(
    'is neither changed nor deleted with a reason that is %s, and keeps what it said',
    async (_which, said, refusal) => {
      const id = await decided(status);
      const before = await stored(id);
      const end_date = addDays(String(before.end_date), 1);
      expect(refusedFields(await edit('hr', id, { end_date, ...said }))).toEqual([refusal]);
      expect(refusedFields(await remove('hr', id, said))).toEqual([refusal]);
      expect([await stored(id), await changes('hr', id), await told(id)]).toEqual([before, [], []]);
    },
  );

  test('is changed with a reason, which its history keeps and its people are told', async () => {
    const id = await decided(status);
    const { end_date } = await stored(id);
    const later = addDays(end_date, 1);
    rowOf(await edit('hr', id, { end_date: later, change_reason: ` ${REASON} ` }));
    expect((await stored(id)).end_date).toBe(later);
    for (const reader of ['hr', 'employee', 'manager'] as const) {
      const [change] = await changes(reader, id);
      expect(change).toMatchObject({ reason: REASON, employee_id: world.company.people.hr.employee_id });
      expect(JSON.parse(String(change?.changes))).toContainEqual({
        field: 'end_date',
        was: end_date,
        is: later,
      });
    }
    for (const stranger of ['employee2', 'stranger'] as const)
      expect(await changes(stranger, id)).toEqual([]);
    const people = (['employee', 'manager'] as const).map((name) =>
      String(world.company.people[name].employee_id),
    );
    const messages = await told(id);
    expect(messages.map(({ recipient_id }) => recipient_id)).toEqual([...people, 'hr'].sort());
    for (const { text, text_eng } of messages) {
      expect(text).toMatch(/^После решения изменён документ: отпуск/);
      expect(text_eng).toMatch(/^Changed after the decision: vacation/);
      expect([text.includes(REASON), text_eng.includes(REASON)]).toEqual([true, true]);
    }
  });

  test('is annulled with a reason, which outlives it', async () => {
    const id = await decided(status);
    expect(outcome(await remove('hr', id, { change_reason: REASON }))).toBe('ok');
    expect(await stored(id)).toBeUndefined();
    const { rows } = await world.company.db.query(
      'select "reason", "annulled" from "document_change" where "registrator_id" = $1',
      [id],
    );
    expect(rows).toEqual([{ reason: REASON, annulled: true }]);
    const messages = await told(id);
    expect(messages.map(({ text }) => text).every((text) => /^Аннулирован документ: отпуск/.test(text))).toBe(
      true,
    );
    expect(messages).toHaveLength(3);
  });

  test('is no more open to others with a reason than without one', async () => {
    const id = await decided(status);
    const before = await stored(id);
    for (const name of ['employee', 'manager'] as const) {
      const said = { comments: 'иначе', change_reason: REASON };
      expect(outcome(await edit(name, id, said))).toBe('not_editable');
      expect(outcome(await remove(name, id, { change_reason: REASON }))).toBe('not_deletable');
    }
    expect([await stored(id), await told(id)]).toEqual([before, []]);
  });
});

describe('files of a decided document', () => {
  const png = pngOf();
  const attach = async (name: Name, id: number, also: Record<string, string> = {}) =>
    upload(world.portal.origin, world.token(name), { registrator_id: id, bytes: await png, also });
  const filesOf = async (id: number) =>
    (
      await world.company.db.query(
        'select "id"::int as id, "hash" from "file" where "registrator_id" = $1 and not "deleted" order by 1',
        [id],
      )
    ).rows as { id: number; hash: string }[];
  const drop = async (name: Name, { id, hash }: { id: number; hash: string }, said: object = {}) => {
    const answer = await fetch(
      `${world.portal.origin}/api/object_files?${new URLSearchParams({ id: String(id), hash, ...said })}`,
      { method: 'DELETE', headers: { authorization: `Bearer ${world.token(name)}` } },
    );
    return (await answer.json()) as Answer;
  };

  test.each(['agreed', 'approved', 'processed'])(
    'come and go with a reason alone where it is %s: it is kept, and its people are told',
    async (status) => {
      const id = await decided(status);
      for (const [also, refusal] of [
        [{}, 'change_reason field/required'],
        [{ change_reason: '  ' }, 'change_reason field/required'],
        [{ change_reason: 'а'.repeat(900) }, 'change_reason document/comment-too-long'],
      ] as const)
        expect(refusedFields((await attach('hr', id, also)) as Answer)).toEqual([refusal]);
      for (const name of ['employee', 'manager'] as const)
        expect(outcome((await attach(name, id, { change_reason: REASON })) as Answer)).toBe('not_editable');
      expect([await filesOf(id), await changes('hr', id), await told(id)]).toEqual([[], [], []]);

      expect((await attach('hr', id, { change_reason: REASON })).error).toBeUndefined();
      const [file, ...more] = await filesOf(id);
      if (!file) throw new Error('the file is not there');
      expect(more).toEqual([]);
      expect(refusedFields(await drop('hr', file))).toEqual(['change_reason field/required']);
      expect(outcome(await drop('employee', file, { change_reason: REASON }))).toBe('not_editable');
      expect(await filesOf(id)).toHaveLength(1);
      expect((await drop('hr', file, { change_reason: REASON })).error).toBeUndefined();
      expect(await filesOf(id)).toEqual([]);

      const said = (await changes('employee', id)).map((each) => [
        each.reason,
        JSON.parse(String(each.changes)),
      ]);
      expect(said).toEqual([
        [REASON, [{ field: 'files', was: null, is: 'scan.png' }]],
        [REASON, [{ field: 'files', was: 'scan.png', is: null }]],
      ]);
      expect((await told(id)).filter(({ text }) => text.includes(REASON))).toHaveLength(6);
    },
  );

  test('where nothing was decided, come without a reason and are refused with one', async () => {
    const id = await decided('prepared');
    expect(refusedFields((await attach('hr', id, { change_reason: REASON })) as Answer)).toEqual([
      'change_reason field/not-taken',
    ]);
    expect((await attach('hr', id)).error).toBeUndefined();
    expect([await changes('hr', id), await told(id)]).toEqual([[], []]);
  });

  test('come to no family of documents without a reason once it was decided', async () => {
    const wanted: string[] = [];
    for (const { object_id } of FAMILIES.filter(
      (family) => family.form.attachments && !policyOf(family).pushed,
    )) {
      const ways = waysFrom(stepsOf(world.company, world.company.clients.north, object_id), 'empty');
      const status = DECIDED_STATUSES.findLast((each) => ways.has(each));
      if (!status) continue;
      const id = await addDocument(world.company, object_id, 'employee2', status);
      const answer = await upload(world.portal.origin, world.token('hr'), {
        object_id,
        registrator_id: id,
        bytes: await png,
      });
      if (answer.result) wanted.push(object_id);
    }
    expect(wanted).toEqual([]);
  });
});

test('where nothing was decided a change takes no reason, and is told to nobody', async () => {
  const id = await decided('prepared');
  expect(refusedFields(await edit('hr', id, { comments: 'иначе', change_reason: REASON }))).toEqual([
    'change_reason field/not-taken',
  ]);
  expect(refusedFields(await remove('hr', id, { change_reason: REASON }))).toEqual([
    'change_reason field/not-taken',
  ]);
  rowOf(await edit('hr', id, { comments: 'иначе' }));
  expect(outcome(await remove('hr', id))).toBe('ok');
  expect(await told(id)).toEqual([]);
});

test('a save that changes nothing wants no reason', async () => {
  const id = await decided('approved');
  const { end_date } = await stored(id);
  rowOf(await edit('hr', id, { end_date }));
  rowOf(await edit('hr', id, { end_date, change_reason: REASON }));
  expect([await changes('hr', id), await told(id)]).toEqual([[], []]);
});

test('a processed hire and a processed resignation are annulled with a reason alone', async () => {
  for (const [family, name] of [
    ['recruitment', 'candidate'],
    ['statement', 'employee'],
  ] as const) {
    const id = await addDocument(world.company, family, name, 'processed');
    const answer = await remove('hr', id, {}, family);
    expect([family, refusedFields(answer)]).toEqual([family, ['change_reason field/required']]);
  }
});

test('what was kept of a change is never changed itself', async () => {
  for (const sql of ['update "document_change" set "reason" = \'другая\'', 'delete from "document_change"'])
    await expect(world.company.db.query(sql)).rejects.toThrow(/append-only|permission denied/);
});

test('nobody writes a change by hand', async () => {
  const record = { registrator_id: 1, object_id: 'vacation', reason: 'сам' };
  for (const name of ['employee', 'hr', 'admin'] as const)
    expect(outcome(await desk.by(name, 'table.add', { object: 'document_change', data: [record] }))).not.toBe(
      'ok',
    );
});
