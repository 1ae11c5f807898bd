import { beforeAll, describe, expect, test } from 'vitest';
import { materialassistance } from '../../lib/documents/families/materialassistance/index.ts';
import { decidedFields } from '../../lib/documents/moments.ts';
import { addDays, addMonths } from '../../lib/kernel/day.ts';
import { documentDesk, refusedFields, rowOf } from '../support/document-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { plantSignature } from '../support/signing/planted-signature.ts';

const world = shared(() => openWorld(['employee', 'manager', 'reviewer', 'hr', 'accountant', 'candidate']));
beforeAll(async () => {
  await detail('marriage', {});
  await detail('child_school', {});
  await detail('treatment', { reason_require: '1', amount_max: '50000.00' });
});

const OBJECT = 'materialassistance';
const { today, by, add, edit, move, idOf, typeOf, ...desk } = documentDesk(world, OBJECT);
const HELPED = 'materialassistance/helped-before';
const OVER = 'materialassistance/over-limit';

const detail = (code: string, flags: object) =>
  world.company.db.query(
    `update "document_type" set "detail" = $2 where "client_id" = $3 and "code" = $1 and "object_id" = '${OBJECT}'`,
    [code, JSON.stringify(flags), world.company.clients.north],
  );

/** An application by a reason, begun: a draft. */
const ask = async (code: string, fields: object = {}, name: Name = 'employee'): Promise<Answer> =>
  add(name, { document_type_id: await typeOf(code), ...fields });

const read = (id: number, name: Name = 'hr') => desk.read(name, id);

const countAll = async (): Promise<number> => {
  const { rows } = await world.company.db.query<{ count: string }>(`select count(*) from "${OBJECT}"`);
  return Number(rows[0]?.count);
};

describe('MAT-01: an application for help in money', () => {
  test('asks in the currency of the organization where no other is named, with exact decimals', async () => {
    const row = rowOf(await ask('marriage', { amount: '12 345,50' }));
    expect(row).toMatchObject({ amount: '12345.5', currency_code: 'RUB', status_id: 'draft' });
    expect(row.approved_amount).toBeNull();
  });

  test('is refused with a sum that is none, and nothing is written', async () => {
    const before = await countAll();
    const wrong = [
      ['-5', 'money/negative'],
      ['0', 'money/zero'],
      ['0,00', 'money/zero'],
      ['1000000000000000', 'money/too-big'],
      ['10,555', 'money/too-many-decimals'],
      ['1e3', 'money/wrong'],
    ] as const;
    for (const [amount, code] of wrong)
      expect(refusedFields(await ask('marriage', { amount }))).toEqual([`amount ${code}`]);
    expect(await countAll()).toBe(before);
  });

  test('has no kopecks in a currency without them', async () => {
    await world.company.db.query(
      `insert into "currency" ("client_id", "code", "name") values ($1, 'JPY', 'Иена') on conflict do nothing`,
      [world.company.clients.north],
    );
    const currency_id = await idOf('currency', 'JPY');
    expect(refusedFields(await ask('marriage', { amount: '10.5', currency_id }))).toEqual([
      'amount money/too-many-decimals',
    ]);
    expect(outcome(await ask('marriage', { amount: '10', currency_id }))).toBe('ok');
  });

  test('is not sent without its sum, nor without the words and the paper that its reason asks for', async () => {
    const bare = rowOf(await ask('marriage'));
    expect(refusedFields(await move('employee', bare.id, 'prepared'))).toEqual(['amount field/required']);
    const silent = rowOf(await ask('treatment', { amount: '100' }));
    expect(refusedFields(await move('employee', silent.id, 'prepared'))).toEqual(['reason field/required']);
    const unproved = rowOf(await ask('bereavement', { amount: '100', reason: 'Похороны' }));
    expect(outcome(await move('employee', unproved.id, 'prepared'))).not.toBe('ok');
    expect((await read(unproved.id)).status_id).toBe('draft');
    await edit('employee', silent.id, { reason: 'Операция' });
    expect(outcome(await move('employee', silent.id, 'prepared'))).toBe('ok');
  });

  test('goes from its person by the manager and hr to the accountant, who has it paid', async () => {
    const { id } = rowOf(await ask('marriage', { amount: '20000' }));
    const seen = { seen: [HELPED] };
    expect(outcome(await move('employee', id, 'prepared'))).toBe('ok');
    expect(outcome(await move('accountant', id, 'agreed', seen))).not.toBe('ok');
    expect(outcome(await move('manager', id, 'agreed', seen))).toBe('ok');
    expect(rowOf(await edit('hr', id, { approved_amount: '15000,00' })).approved_amount).toBe('15000');
    expect(outcome(await move('hr', id, 'approved', seen))).toBe('ok');
    expect(outcome(await move('accountant', id, 'processed'))).toBe('ok');
    expect(await read(id)).toMatchObject({ status_id: 'processed', approved_amount: '15000' });
  });

  test('is read by its person, the manager, reviewers, hr and the accountant; not by a candidate', async () => {
    const { id } = rowOf(await ask('marriage', { amount: '1' }));
    for (const name of ['employee', 'manager', 'reviewer', 'hr', 'accountant', 'candidate'] as const) {
      const answer = await by(name, 'view.get', { object: OBJECT, filter: `id = ${id}` });
      expect([name, answer.result?.total ?? 0]).toEqual([name, name === 'candidate' ? 0 : 1]);
    }
  });
});

describe('MAT-02: a child', () => {
  const school = (born: string | null) =>
    ask('child_school', { amount: '5000', child_name: 'Пётр', child_birth_date: born });
  const EIGHTEEN_YEARS_AGO = addMonths(today, -18 * 12);

  test('a day short of eighteen is a child still', async () => {
    const born = addDays(EIGHTEEN_YEARS_AGO, 1);
    const { id } = rowOf(await school(born));
    expect(outcome(await move('employee', id, 'prepared'))).toBe('ok');
  });

  test('of eighteen years to the day is an adult: the application stays a draft', async () => {
    const { id } = rowOf(await school(EIGHTEEN_YEARS_AGO));
    const answer = await move('employee', id, 'prepared');
    expect(refusedFields(answer)).toEqual(['child_birth_date materialassistance/adult']);
    expect(answer.error?.data.fields?.[0]).toMatchObject({
      message: expect.stringContaining('18 лет'),
      message_eng: expect.stringContaining('already 18'),
    });
    expect((await read(id)).status_id).toBe('draft');
  });

  test('is not born tomorrow', async () => {
    const before = await countAll();
    expect(refusedFields(await school(addDays(today, 1)))).toEqual([
      'child_birth_date materialassistance/not-born',
    ]);
    expect(await countAll()).toBe(before);
  });

  test('is named with the day of birth, by reasons about children alone', async () => {
    const { id } = rowOf(await ask('child_school', { amount: '5000' }));
    expect(refusedFields(await move('employee', id, 'prepared'))).toEqual([
      'child_name field/required',
      'child_birth_date field/required',
    ]);
    expect(refusedFields(await ask('marriage', { amount: '1', child_name: 'Пётр' }))).toEqual([
      'child_name field/not-of-type',
    ]);
  });
});

describe('the sum that is paid', () => {
  test('is for hr to say: the person and the manager are refused, and it stays unsaid', async () => {
    const { id } = rowOf(await ask('marriage', { amount: '100' }));
    expect(refusedFields(await edit('employee', id, { approved_amount: '100' }))).toEqual([
      'approved_amount materialassistance/approved-by-hr',
    ]);
    expect(refusedFields(await ask('marriage', { amount: '100', approved_amount: '100' }))).toEqual([
      'approved_amount materialassistance/approved-by-hr',
    ]);
    await move('employee', id, 'prepared');
    for (const name of ['manager', 'accountant'] as const)
      expect(outcome(await edit(name, id, { approved_amount: '100' }))).not.toBe('ok');
    expect((await read(id)).approved_amount).toBeNull();
  });

  test('is written beside a signed application by hr, and nothing else of it by anybody', async () => {
    const { id } = rowOf(await ask('marriage', { amount: '100' }));
    expect(outcome(await move('employee', id, 'prepared'))).toBe('ok');
    await plantSignature((sql, values) => world.company.db.query(sql, values), id);
    const before = await read(id);
    expect(before).toMatchObject({ signed: '1', can_edit: '0' });
    for (const [name, fields] of [
      ['hr', { amount: '90' }],
      ['hr', { approved_amount: '90', comments: 'Иначе' }],
      ['employee', { approved_amount: '90' }],
      ['manager', { approved_amount: '90' }],
      ['accountant', { approved_amount: '90' }],
    ] as const)
      expect([name, fields, outcome(await edit(name, id, fields))]).not.toEqual([name, fields, 'ok']);
    expect(await read(id)).toEqual(before);
    expect(rowOf(await edit('hr', id, { approved_amount: '90,50' }))).toMatchObject({
      approved_amount: '90.5',
      amount: '100',
    });
  });

  test('is said by no printed form, so that no signature covers it', () => {
    const { print } = materialassistance;
    const decided = decidedFields(materialassistance);
    expect(decided).toEqual(['approved_amount']);
    expect(
      JSON.stringify(print, (_, value) => (typeof value === 'function' ? String(value) : value)),
    ).not.toContain('approved_amount');
  });
});

describe('what the company has for it', () => {
  test('a sum above the limit of its type is refused with the limit; hr is warned and goes on', async () => {
    const over = { amount: '50000,01', reason: 'Операция' };
    const own = rowOf(await ask('treatment', over));
    const answer = await move('employee', own.id, 'prepared');
    expect(refusedFields(answer)).toEqual([`amount ${OVER}`]);
    expect(answer.error?.data.fields?.[0]).toMatchObject({ values: { max: '50000', currency: 'RUB' } });
    expect((await read(own.id)).status_id).toBe('draft');
    await edit('employee', own.id, { amount: '50000' });
    expect(outcome(await move('employee', own.id, 'prepared'))).toBe('ok');
    const { employee_id } = world.company.people.employee;
    const theirs = rowOf(await ask('treatment', { ...over, employee_id }, 'hr'));
    expect(outcome(await move('hr', theirs.id, 'prepared'))).toBe('warnings_unseen');
    expect(outcome(await move('hr', theirs.id, 'prepared', { seen: [OVER, HELPED] }))).toBe('ok');
  });

  test('a second one by the same reason within the year is told to whoever decides, with the number of the first', async () => {
    const first = rowOf(await ask('marriage', { amount: '100' }));
    await move('employee', first.id, 'prepared');
    const second = rowOf(await ask('marriage', { amount: '200' }));
    expect(outcome(await move('employee', second.id, 'prepared'))).toBe('ok');
    const unread = await move('manager', second.id, 'agreed');
    expect(outcome(unread)).toBe('warnings_unseen');
    expect(unread.error?.data.fields?.[0]?.message).toContain(String(first.number));
    expect(outcome(await move('manager', second.id, 'agreed', { seen: [HELPED] }))).toBe('ok');
  });
});
