import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { refusedFields, rowOf } from '../support/document-desk.ts';
import { expenseDesk } from '../support/expense-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'southerner']));
let desk: ReturnType<typeof expenseDesk>;

beforeAll(async () => {
  desk = expenseDesk(world);
});

const NO_RECEIPT = ['expense/no-receipt'];

const reported = async (name: Name, ...lines: object[]) =>
  rowOf(await desk.report(name, {}, ...(await Promise.all(lines.map((line) => desk.line({ ...line }))))));

const send = (name: Name, id: number, seen: string[] = []): Promise<Answer> =>
  desk.move(name, id, 'prepared', { seen: [...NO_RECEIPT, ...seen] });

/** Warnings beside those of lines without a receipt, with what they name. */
const warned = ({ error }: Answer): string[] =>
  error?.data.reason === 'warnings_unseen'
    ? (error.data.fields ?? [])
        .filter(({ code }) => !NO_RECEIPT.includes(code))
        .map(({ field, code, values }) => `${field} ${code} ${JSON.stringify(values)}`)
    : [];

describe('the same receipt: number, day and sum', () => {
  const receipt = () => ({ receipt_number: `№ ${crypto.randomUUID().slice(0, 8)}`, amount: '750' });

  test('twice in one report is warned of, and a report goes on once that was read', async () => {
    const same = receipt();
    const { id } = await reported('employee', same, {}, { ...same, amount: '750.00' });
    expect(warned(await send('employee', id))).toEqual([
      'details.2.receipt_number expense/receipt-twice {"line":3,"other":1}',
    ]);
    expect(outcome(await send('employee', id, ['expense/receipt-twice']))).toBe('ok');
  });

  test('in two reports of a person names the one that was sent; a draft is none', async () => {
    const same = receipt();
    const first = await reported('employee', same);
    const second = await reported('employee', { ...same, receipt_number: same.receipt_number.toUpperCase() });
    expect(outcome(await send('employee', first.id))).toBe('ok');
    expect(warned(await send('employee', second.id))).toEqual([
      `details.0.receipt_number expense/receipt-elsewhere {"line":1,"number":"${first.number}"}`,
    ]);
    expect(outcome(await send('employee', second.id, ['expense/receipt-elsewhere']))).toBe('ok');
    // The manager reads it as well, of either report.
    expect(warned(await desk.move('manager', second.id, 'agreed'))).toEqual([
      `details.0.receipt_number expense/receipt-elsewhere {"line":1,"number":"${first.number}"}`,
    ]);
    rowOf(await desk.move('manager', second.id, 'declined', { comments: 'Чек уже принят' }));
    expect(outcome(await desk.move('manager', first.id, 'agreed'))).toBe('ok');
  });

  test('of two people is told to each without the report of the other, and to whoever decides with it', async () => {
    const same = receipt();
    const theirs = await reported('employee2', same);
    rowOf(await send('employee2', theirs.id));
    const own = await reported('employee', same);
    const answer = await send('employee', own.id);
    expect(warned(answer)).toEqual([
      'details.0.receipt_number expense/receipt-elsewhere {"line":1,"number":"none"}',
    ]);
    expect(JSON.stringify(answer)).not.toContain(`"${theirs.number}"`);
    rowOf(await send('employee', own.id, ['expense/receipt-elsewhere']));
    expect(warned(await desk.move('manager', own.id, 'agreed'))).toEqual([
      `details.0.receipt_number expense/receipt-elsewhere {"line":1,"number":"${theirs.number}"}`,
    ]);
  });

  test.each([
    ['another number', { receipt_number: '77' }],
    ['another day', { date: addDays(new Date().toISOString().slice(0, 10), -9) }],
    ['another sum', { amount: '751' }],
    ['no number', { receipt_number: '' }],
  ])('%s is another receipt', async (_what, other) => {
    const same = receipt();
    rowOf(await send('employee', (await reported('employee', same)).id));
    const { id } = await reported('employee', { ...same, ...other });
    expect(warned(await send('employee', id))).toEqual([]);
  });
});

describe('the day of a receipt', () => {
  test('after today is refused on its line as it is saved, today and before it are taken', async () => {
    const tomorrow = addDays(desk.today, 1);
    const refused = await desk.report(
      'employee',
      {},
      await desk.line({}),
      await desk.line({ date: tomorrow }),
    );
    expect(refusedFields(refused)).toEqual(['details.1.date field/still-to-come']);
    const { id } = await reported('employee', {});
    expect(
      refusedFields(await desk.edit('employee', id, { details: [await desk.line({ date: tomorrow })] })),
    ).toEqual(['details.0.date field/still-to-come']);
    expect(outcome(await send('employee', id))).toBe('ok');
  });

  test('that a draft had before is refused as it is sent', async () => {
    const { id } = await reported('employee', {});
    await world.company.db.query(`update "expense_detail" set "date" = $2 where "expense_id" = $1`, [
      id,
      addDays(desk.today, 2),
    ]);
    expect(refusedFields(await send('employee', id))).toEqual(['details.0.date field/still-to-come']);
  });

  test('of another year is warned of; how old is a parameter, and none is too old for 0', async () => {
    const old = async () => (await reported('employee', { date: '2019-03-05' })).id;
    expect(warned(await send('employee', await old()))).toEqual([
      'details.0.date expense/old-receipt {"line":1,"day":"2019-03-05","days":365}',
    ]);
    const setDays = (days: string) => putParameter(world.company.db, 'expense_receipt_days', days);
    await setDays('0');
    expect(outcome(await send('employee', await old()))).toBe('ok');
    await setDays('30');
    const month = (await reported('employee', { date: addDays(desk.today, -31) })).id;
    expect(warned(await send('employee', month))[0]).toContain('"days":30');
    expect(
      outcome(await send('employee', (await reported('employee', { date: addDays(desk.today, -30) })).id)),
    ).toBe('ok');
  });
});
