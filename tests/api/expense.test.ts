import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, weekday } from '../../lib/kernel/day.ts';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { refusedFields, rowOf, type Stored } from '../support/document-desk.ts';
import { detailsOf, expenseDesk } from '../support/expense-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { textOf } from '../support/print/text-of.ts';
import { get } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, signsWith } from '../support/signing-call.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'accountant', 'clerk']));
const desk = shared(() => expenseDesk(world));
/** Ids of the dictionaries. */
let rub: number;
let kzt: number;
let usd: number;
let jpy: number;

beforeAll(async () => {
  rub = await desk.idOf('currency', 'RUB');
  kzt = await desk.idOf('currency', 'KZT');
  usd = await desk.idOf('currency', 'USD');
  jpy = await desk.idOf('currency', 'JPY');
});

/** What is left of a refused write: the lines as they were. */
const linesOf = async (id: number) => detailsOf(await desk.read('employee', id));

describe('EXP-02: the rate of a line', () => {
  test('is that of its day, copied in with its bank and day; each line is rounded and then added', async () => {
    const day = addDays(desk.today, -1);
    await desk.setRate('KZT', day, '15.421', 100);
    await desk.setRate('USD', day, '81.324');
    const row = rowOf(
      await desk.report(
        'employee',
        {},
        await desk.line({ date: day, amount: '1480.00' }),
        await desk.line({ date: day, amount: '3 800,00', currency_id: kzt }),
        await desk.line({ date: day, amount: '25', currency_id: usd }),
      ),
    );
    const kept = await desk.read('employee', row.id);
    const [home, tenge, dollars] = detailsOf(kept);
    expect(home).toMatchObject({ rate: null, rate_source: null, home_amount: '1480' });
    expect(tenge).toMatchObject({
      amount: '3800',
      rate: '15.421',
      rate_units: 100,
      rate_date: day,
      rate_source: 'bank',
      rate_bank: 'ЦБ РФ',
      home_amount: '586',
    });
    expect(dollars).toMatchObject({ home_amount: '2033.1' });
    expect(kept).toMatchObject({ total: '4099.1', balance: '4099.1', currency_id: rub });
    expect(JSON.parse(String(kept.totals))).toEqual({
      currencies: [
        { currency: 'RUB', amount: '1480', home: '1480', unrated: 0 },
        { currency: 'KZT', amount: '3800', home: '586', unrated: 0 },
        { currency: 'USD', amount: '25', home: '2033.1', unrated: 0 },
      ],
      home: '4099.1',
      unrated: 0,
    });
  });

  test('on a Monday is that of Saturday, the last one set', async () => {
    const monday = addDays(desk.today, -(weekday(desk.today) - 1) - 7);
    await desk.setRate('CNY', addDays(monday, -2), '11.05');
    const row = rowOf(
      await desk.report(
        'employee',
        {},
        await desk.line({ date: monday, currency_id: await desk.idOf('currency', 'CNY') }),
      ),
    );
    expect((await linesOf(row.id))[0]).toMatchObject({
      rate: '11.05',
      rate_date: addDays(monday, -2),
      home_amount: '1105',
    });
  });

  test('stays as it was copied when the dictionary changes; a line of another day takes it anew', async () => {
    const day = addDays(desk.today, -3);
    await desk.setRate('BYN', day, '27.5');
    const byn = await desk.idOf('currency', 'BYN');
    const row = rowOf(await desk.report('employee', {}, await desk.line({ date: day, currency_id: byn })));
    await desk.setRate('BYN', day, '30');
    rowOf(await desk.edit('employee', row.id, { comments: 'Без изменений' }));
    const [line] = await linesOf(row.id);
    rowOf(await desk.edit('employee', row.id, { details: [{ id: line?.id, amount: '200' }] }));
    expect((await linesOf(row.id))[0]).toMatchObject({ rate: '27.5', home_amount: '5500' });
    rowOf(await desk.edit('employee', row.id, { details: [{ id: line?.id, date: addDays(day, 1) }] }));
    expect((await linesOf(row.id))[0]).toMatchObject({ rate: '30', home_amount: '6000' });
  });

  test('of a bank is never the sender’s; one from a slip is, once its slip is attached', async () => {
    const day = addDays(desk.today, -1);
    await desk.setRate('KZT', day, '15.421', 100);
    const row = rowOf(
      await desk.report(
        'employee',
        {},
        await desk.line({ date: day, currency_id: kzt, rate: '99', rate_source: 'bank', home_amount: '1' }),
        await desk.line({ date: day, currency_id: kzt, rate: '15.362', rate_units: 100, amount: '3500' }),
      ),
    );
    const [bank, slip] = await linesOf(row.id);
    expect(bank).toMatchObject({ rate: '15.421', home_amount: '15.42' });
    expect(slip).toMatchObject({ rate: '15.362', rate_source: 'receipt', home_amount: '537.67' });
    const refused = await desk.move('employee', row.id, 'prepared', { seen: ['expense/no-receipt'] });
    expect(refusedFields(refused)).toEqual(['details.1.file_id expense/rate-needs-slip']);
    const file = await desk.attach('employee', row.id);
    rowOf(
      await desk.edit('employee', row.id, {
        details: [{ id: bank?.id }, { id: slip?.id, file_id: file.id }],
      }),
    );
    const sent = await desk.move('employee', row.id, 'prepared', { seen: ['expense/no-receipt'] });
    expect(outcome(sent)).toBe('ok');
  });

  test('of a bank goes with the currency when a form sends back the line as it read it', async () => {
    const day = addDays(desk.today, -1);
    await desk.setRate('KZT', day, '15.421', 100);
    const row = rowOf(await desk.report('employee', {}, await desk.line({ date: day, currency_id: kzt })));
    const [line] = await linesOf(row.id);
    const { id, rate, rate_units, rate_source }: Partial<Stored> = line ?? {};
    const currency_id = await desk.idOf('currency', 'RUB');
    const details = [{ id, currency_id, rate, rate_units, rate_source }];
    rowOf(await desk.edit('employee', row.id, { details }));
    expect((await linesOf(row.id))[0]).toMatchObject({ rate: null, home_amount: '100' });
    const typed = [{ id, rate: '16', rate_source: 'receipt' }];
    expect(refusedFields(await desk.edit('employee', row.id, { details: typed }))).toEqual([
      'details.0.rate field/not-taken',
    ]);
  });

  test('that is not there keeps the line out of the sums and the report from being sent', async () => {
    const gel = await desk.idOf('currency', 'GEL');
    const row = rowOf(
      await desk.report(
        'employee',
        {},
        await desk.line(),
        await desk.line({ currency_id: gel, amount: '24' }),
      ),
    );
    expect(row).toMatchObject({ total: '100' });
    expect(JSON.parse(String(row.totals))).toMatchObject({ unrated: 1 });
    const refused = await desk.move('employee', row.id, 'prepared');
    expect(refusedFields(refused)).toEqual(['details.1.rate expense/no-rate']);
    expect(refused.error?.data.fields?.[0]?.message).toContain('Курса GEL на');
  });
});

describe('sums that cannot be', () => {
  test.each([
    ['a negative amount', { amount: '-5' }, 'details.1.amount money/negative'],
    ['an amount of nothing', { amount: '0' }, 'details.1.amount money/zero'],
    ['an amount of thirteen digits', { amount: '1000000000000' }, 'details.1.amount money/too-big'],
    ['a rate of zero', { rate: '0', rate_source: 'receipt' }, 'details.1.rate money/zero'],
    ['a negative rate', { rate: '-1', rate_source: 'receipt' }, 'details.1.rate money/negative'],
    ['something that is no number', { amount: '12a' }, 'details.1.amount money/wrong'],
    ['a source there is not', { rate_source: 'friend' }, 'details.1.rate_source field/wrong'],
    ['a day that is none', { date: '2026-02-30' }, 'details.1.date field/wrong'],
    ['a field there is not', { price: '1' }, 'details.1.price field/unknown'],
  ])('%s is refused at its line, and nothing is written', async (_name, wrong, expected) => {
    const row = rowOf(await desk.report('employee', {}, await desk.line()));
    const [kept] = await linesOf(row.id);
    const answer = await desk.edit('employee', row.id, {
      details: [{ id: kept?.id, amount: '777' }, await desk.line(wrong)],
    });
    expect(refusedFields(answer)).toEqual([expected]);
    expect(await linesOf(row.id)).toEqual([kept]);
  });

  test('more digits than the currency has are refused; those it has are not', async () => {
    const cents = await desk.report('employee', {}, await desk.line({ amount: '10.125' }));
    expect(refusedFields(cents)).toEqual(['details.0.amount money/too-many-decimals']);
    const yen = await desk.report('employee', {}, await desk.line({ amount: '10.5', currency_id: jpy }));
    expect(refusedFields(yen)).toEqual(['details.0.amount money/too-many-decimals']);
    expect(outcome(await desk.report('employee', {}, await desk.line({ amount: '10.12' })))).toBe('ok');
  });

  test('a product or a sum beyond twelve digits is refused, whether it is one line or all of them', async () => {
    const product = await desk.report(
      'employee',
      {},
      await desk.line({ amount: '999999999999', currency_id: usd, rate: '90', rate_source: 'receipt' }),
    );
    expect(refusedFields(product)).toEqual(['details.0.amount money/too-big']);
    const most = await desk.line({ amount: '999999999999.99' });
    expect(refusedFields(await desk.report('employee', {}, most, most))).toEqual(['details money/too-big']);
    expect(outcome(await desk.report('employee', {}, most))).toBe('ok');
  });

  test('a rate is quoted by one or by a round number of units', async () => {
    const by = async (rate_units: unknown) =>
      refusedFields(
        await desk.report(
          'employee',
          {},
          await desk.line({ currency_id: kzt, rate: '15', rate_source: 'receipt', rate_units }),
        ),
      );
    for (const units of [0, 7]) expect(await by(units)).toEqual(['details.0.rate_units rate/units']);
    expect(await by(-100)).toEqual(['details.0.rate_units field/wrong']);
    expect(await by(100)).toEqual([]);
  });

  test('two hundred lines are taken, one more is not', async () => {
    const line = await desk.line();
    const many = Array.from({ length: 200 }, () => line);
    const row = rowOf(await desk.report('employee', { details: many }));
    expect(row.total).toBe('20000');
    const answer = await desk.edit('employee', row.id, { details: [...many, line] });
    expect(refusedFields(answer)).toEqual(['details lines/too-many']);
    expect(await linesOf(row.id)).toHaveLength(200);
  });

  test.each(['total', 'balance', 'totals', 'currency_id', 'per_diem_amount', 'due_date', 'start_date'])(
    '%s is counted, not sent',
    async (name) => {
      const row = rowOf(await desk.report('employee', {}, await desk.line()));
      expect(outcome(await desk.edit('employee', row.id, { [name]: '1' }))).toBe('unknown_field');
      expect(await desk.read('employee', row.id)).toMatchObject({ total: '100', balance: '100' });
    },
  );
});

describe('the trip of a report', () => {
  test('gives its days, its advance and its per diem; what is beyond the advance is to be paid', async () => {
    const trip = await desk.agreedTrip('employee', { advance_amount: '1500' });
    const row = rowOf(
      await desk.report('employee', { btrip_id: trip.id }, await desk.line({ date: trip.start_date })),
    );
    expect(row).toMatchObject({
      start_date: trip.start_date,
      end_date: trip.end_date,
      places: 'Казань',
      btrip_number: trip.number,
      advance_amount: '1500',
      per_diem_amount: '2100',
      total: '2200',
      balance: '700',
    });
    expect(JSON.parse(String(row.totals)).currencies).toEqual([
      { currency: 'RUB', amount: '2200', home: '2200', unrated: 0 },
    ]);
    expect(String(row.due_date) > String(trip.end_date)).toBe(true);
    const unlinked = rowOf(await desk.edit('employee', row.id, { btrip_id: null }));
    expect(unlinked).toMatchObject({
      start_date: null,
      advance_amount: null,
      per_diem_amount: null,
      due_date: null,
      places: '',
      balance: '100',
    });
  });

  test('is less spent than advanced: the rest is to be returned', async () => {
    const trip = await desk.agreedTrip('employee');
    const row = rowOf(await desk.report('employee', { btrip_id: trip.id }));
    expect(row).toMatchObject({ total: '2100', balance: '-12900' });
  });

  test('is the person’s own and one that the writer may read: another’s is as little as none', async () => {
    const theirs = await desk.trip('employee2');
    const mine = await desk.trip('employee');
    for (const name of ['employee', 'manager'] as const)
      expect([name, refusedFields(await desk.report(name, { btrip_id: theirs.id }))]).toEqual([
        name,
        ['btrip_id field/wrong'],
      ]);
    expect(refusedFields(await desk.report('employee', { btrip_id: 999_999_999 }))).toEqual([
      'btrip_id field/wrong',
    ]);
    const row = rowOf(await desk.report('employee', { btrip_id: mine.id }));
    expect(refusedFields(await desk.edit('employee', row.id, { btrip_id: theirs.id }))).toEqual([
      'btrip_id field/wrong',
    ]);
    expect((await desk.read('employee', row.id)).btrip_id).toBe(mine.id);
  });

  test('is a trip: a report is linked neither to itself nor to another report, which is linked to it', async () => {
    const first = rowOf(await desk.report('employee'));
    const second = rowOf(await desk.report('employee'));
    for (const [from, to] of [
      [first, first],
      [first, second],
      [second, first],
    ] as const)
      expect(refusedFields(await desk.edit('employee', from.id, { btrip_id: to.id }))).toEqual([
        'btrip_id field/wrong',
      ]);
    expect((await desk.read('employee', first.id)).btrip_id).toBeNull();
  });

  test('holds the lines: a day before or after it is refused at its line when the report is sent', async () => {
    const trip = await desk.agreedTrip('employee');
    const start = String(trip.start_date);
    const end = String(trip.end_date);
    const line = await desk.line();
    const days = [addDays(start, -1), start, end, addDays(end, 1)];
    const lines = days.map((date) => ({ ...line, date }));
    const row = rowOf(await desk.report('employee', { btrip_id: trip.id }, ...lines));
    const seen = { seen: ['expense/no-receipt'] };
    const refused = await desk.move('employee', row.id, 'prepared', seen);
    expect(refusedFields(refused)).toEqual([
      'details.0.date expense/before-trip',
      'details.3.date expense/after-trip',
    ]);
    expect(await desk.historyOf(row.id)).toEqual(['draft']);
    const kept = await linesOf(row.id);
    rowOf(await desk.edit('employee', row.id, { details: [{ id: kept[1]?.id }, { id: kept[2]?.id }] }));
    expect(outcome(await desk.move('employee', row.id, 'prepared', seen))).toBe('ok');
  });

  test('that is not agreed to, or is reported already, is not reported', async () => {
    const draft = await desk.trip('employee');
    const early = rowOf(await desk.report('employee', { btrip_id: draft.id }));
    expect(refusedFields(await desk.move('employee', early.id, 'prepared'))).toEqual([
      'btrip_id expense/trip-not-agreed',
    ]);
    const trip = await desk.agreedTrip('employee');
    const [one, two] = [
      rowOf(await desk.report('employee', { btrip_id: trip.id })),
      rowOf(await desk.report('employee', { btrip_id: trip.id })),
    ];
    expect(outcome(await desk.move('employee', one.id, 'prepared'))).toBe('ok');
    const refused = await desk.move('employee', two.id, 'prepared');
    expect(refusedFields(refused)).toEqual(['btrip_id expense/trip-reported']);
    expect(refused.error?.data.fields?.[0]?.message).toContain(String(one.number));
  });

  test('that has not begun is not reported', async () => {
    const trip = await desk.agreedTrip('employee');
    const row = rowOf(await desk.report('employee', { btrip_id: trip.id }));
    const moved = (days: number) =>
      world.company.db.query(
        `update "document" set "start_date" = "start_date" + $2::int, "end_date" = "end_date" + $2::int where "id" = $1`,
        [trip.id, days],
      );
    await moved(700);
    const refused = await desk.move('employee', row.id, 'prepared');
    expect(refusedFields(refused)).toEqual(['btrip_id expense/trip-not-begun']);
    await moved(-700);
    expect(outcome(await desk.move('employee', row.id, 'prepared'))).toBe('ok');
  });

  test('is reported once by two reports that are sent at one moment', async () => {
    const trip = await desk.agreedTrip('employee');
    const ids = [
      rowOf(await desk.report('employee', { btrip_id: trip.id })).id,
      rowOf(await desk.report('employee', { btrip_id: trip.id })).id,
    ];
    const answers = await Promise.all(ids.map((id) => desk.move('employee', id, 'prepared')));
    expect(answers.map(outcome).sort()).toEqual(['ok', 'validation']);
  });

  test('is there before a report of a trip is sent; one of the company’s errands has none', async () => {
    const ofTrip = { document_type_id: await desk.typeOf('expense', 'trip') };
    const trip = await desk.agreedTrip('employee');
    const row = rowOf(
      await desk.report('employee', ofTrip, await desk.line({ date: trip.start_date, receipt_number: '17' })),
    );
    const seen = { seen: ['expense/no-receipt'] };
    const refused = await desk.move('employee', row.id, 'prepared', seen);
    expect(refusedFields(refused)).toEqual(['btrip_id field/required']);
    expect(refused.error?.data.fields?.[0]).toMatchObject({
      message: 'Не заполнено поле «Командировка»',
      message_eng: 'The field "Business trip" is mandatory',
    });
    expect(await desk.historyOf(row.id)).toEqual(['draft']);
    rowOf(await desk.edit('employee', row.id, { btrip_id: trip.id }));
    expect(outcome(await desk.move('employee', row.id, 'prepared', seen))).toBe('ok');
    const errands = rowOf(await desk.report('employee', {}, await desk.line()));
    expect(outcome(await desk.move('employee', errands.id, 'prepared', seen))).toBe('ok');
  });

  test('that has changed since is taken anew before the report is sent', async () => {
    const trip = await desk.agreedTrip('employee');
    const row = rowOf(await desk.report('employee', { btrip_id: trip.id }));
    const changed = await desk.by('hr', 'table.edit', {
      object: 'btrip',
      data: [{ id: trip.id, advance_amount: '9000', change_reason: 'Гостиница подорожала' }],
    });
    expect(outcome(changed)).toBe('ok');
    expect(refusedFields(await desk.move('employee', row.id, 'prepared'))).toEqual([
      'btrip_id expense/trip-changed',
    ]);
    expect(rowOf(await desk.edit('employee', row.id, { comments: 'Пересчитано' }))).toMatchObject({
      advance_amount: '9000',
      balance: '-6900',
    });
    expect(outcome(await desk.move('employee', row.id, 'prepared'))).toBe('ok');
  });

  test('says the advance: another one is refused, the same one is not, and without a trip it is typed', async () => {
    const trip = await desk.agreedTrip('employee');
    const other = await desk.report('employee', { btrip_id: trip.id, advance_amount: '1' });
    expect(refusedFields(other)).toEqual(['advance_amount expense/advance-of-trip']);
    const same = await desk.report('employee', { btrip_id: trip.id, advance_amount: '15000.00' });
    expect(outcome(same)).toBe('ok');
    const typed = rowOf(await desk.report('employee', { advance_amount: '500' }, await desk.line()));
    expect(typed.balance).toBe('-400');
  });

  test('counts the per diem: a line of it is refused, without a trip it is not', async () => {
    const trip = await desk.agreedTrip('employee');
    const perDiem = await desk.line({
      date: trip.start_date,
      expense_type_id: await desk.idOf('expense_type', 'per_diem'),
      receipt_number: '',
    });
    const row = rowOf(await desk.report('employee', { btrip_id: trip.id }, perDiem));
    expect(refusedFields(await desk.move('employee', row.id, 'prepared'))).toEqual([
      'details.0.expense_type_id expense/per-diem-counted',
    ]);
    const alone = rowOf(await desk.report('employee', {}, perDiem));
    expect(outcome(await desk.move('employee', alone.id, 'prepared'))).toBe('ok');
  });

  test('is not deleted while a report is linked to it', async () => {
    const trip = await desk.trip('employee');
    const row = rowOf(await desk.report('employee', { btrip_id: trip.id }));
    const remove = () => desk.by('employee', 'table.del', { object: 'btrip', data: [{ id: trip.id }] });
    expect(outcome(await remove())).toBe('linked_elsewhere');
    rowOf(await desk.edit('employee', row.id, { btrip_id: null }));
    expect(outcome(await remove())).toBe('ok');
  });
});

describe('the lines of a report', () => {
  test('do not move into another document, and one that is not there is none', async () => {
    const theirs = rowOf(await desk.report('employee2', {}, await desk.line()));
    const [foreign] = detailsOf(await desk.read('employee2', theirs.id));
    const row = rowOf(await desk.report('employee', {}, await desk.line()));
    for (const id of [foreign?.id, 999_999_999])
      expect(
        refusedFields(await desk.edit('employee', row.id, { details: [await desk.line({ id })] })),
      ).toEqual(['details.0.id field/wrong']);
    expect(await linesOf(row.id)).toHaveLength(1);
    expect(detailsOf(await desk.read('employee2', theirs.id))).toEqual([foreign]);
  });

  test('are edited in one window at a time: the second is told, its lines are not written', async () => {
    const row = rowOf(await desk.report('employee', {}, await desk.line()));
    const { updated_at, details } = await desk.read('employee', row.id);
    const [line] = details as { id: number }[];
    const write = (amount: string) =>
      desk.edit('employee', row.id, { updated_at, details: [{ id: line?.id, amount }] });
    expect(outcome(await write('200'))).toBe('ok');
    expect(outcome(await write('300'))).toBe('edited_elsewhere');
    expect((await linesOf(row.id))[0]).toMatchObject({ amount: '200', home_amount: '200' });
  });

  test('are whole when the report is sent: what is missing is asked for by line and name', async () => {
    const row = rowOf(
      await desk.report('employee', { expense_goal_id: null }, { amount: '1' }, await desk.line()),
    );
    rowOf(
      await desk.edit('employee', row.id, { expense_goal_id: await desk.idOf('expense_goal', 'office') }),
    );
    const refused = await desk.move('employee', row.id, 'prepared');
    expect(refusedFields(refused)).toEqual([
      'details.0.date field/required',
      'details.0.expense_type_id field/required',
    ]);
    expect(refused.error?.data.fields?.[0]).toMatchObject({
      message: 'Не заполнено поле «Дата»',
      message_eng: 'The field "Date" is mandatory',
    });
    const empty = rowOf(await desk.report('employee'));
    expect(refusedFields(await desk.move('employee', empty.id, 'prepared'))).toEqual([
      'details field/required',
    ]);
  });

  test('have the number of their receipt where their type wants one; without the receipt a warning is read', async () => {
    const row = rowOf(await desk.report('employee', {}, await desk.line({ receipt_number: '' })));
    expect(refusedFields(await desk.move('employee', row.id, 'prepared'))).toEqual([
      'details.0.receipt_number field/required',
    ]);
    const [line] = await linesOf(row.id);
    rowOf(await desk.edit('employee', row.id, { details: [{ id: line?.id, receipt_number: 'б/н' }] }));
    const unread = await desk.move('employee', row.id, 'prepared');
    expect(outcome(unread)).toBe('warnings_unseen');
    expect(refusedFields(unread)).toEqual(['details.0.file_id expense/no-receipt']);
    expect(outcome(await desk.move('employee', row.id, 'prepared', { seen: ['expense/no-receipt'] }))).toBe(
      'ok',
    );
  });

  test('are listed with the rights of their report', async () => {
    const row = rowOf(await desk.report('employee', {}, await desk.line({ receipt_number: 'своя' })));
    const seen = async (name: 'employee' | 'employee2' | 'manager' | 'clerk' | 'accountant') =>
      (await desk.by(name, 'view.get', { object: 'expense_detail', filter: `expense_id = ${row.id}` })).result
        ?.total;
    for (const [name, total] of [
      ['employee', 1],
      ['manager', 1],
      ['accountant', 1],
      ['employee2', 0],
      ['clerk', 0],
    ] as const)
      expect([name, await seen(name)]).toEqual([name, total]);
  });

  test('name what the dictionaries of the company have', async () => {
    const { rows } = await world.company.db.query<{ id: string }>(
      `insert into "expense_type" ("client_id", "code", "name") values ($1, 'their', 'Их') returning "id"`,
      [world.company.clients.south],
    );
    const answer = await desk.report(
      'employee',
      {},
      await desk.line({ expense_type_id: Number(rows[0]?.id) }),
    );
    expect(refusedFields(answer)).toEqual(['details.0.expense_type_id field/wrong']);
  });
});

test('sixty receipts of one day and one sum stand in a report; each of them is known in the next one', async () => {
  const fares = await Promise.all(
    Array.from({ length: 60 }, (_, index) => desk.line({ amount: '64', receipt_number: `ТТ-${index + 1}` })),
  );
  const first = rowOf(await desk.report('employee', {}, ...fares));
  const seen = { seen: ['expense/no-receipt'] };
  expect(outcome(await desk.move('employee', first.id, 'prepared', seen))).toBe('ok');
  const facts = async (receipt_number: string) => {
    const row = rowOf(await desk.report('employee', {}, await desk.line({ amount: '64', receipt_number })));
    const { result } = await desk.by('employee', 'document.facts', { object: 'expense', id: row.id });
    const told = result?.data as unknown as { receipts?: { receipt_number: string; number: string }[] };
    return told.receipts;
  };
  expect(await facts('тт 58')).toEqual([
    expect.objectContaining({ receipt_number: 'ТТ-58', number: first.number }),
  ]);
  expect(await facts('ТТ-61')).toEqual([]);
});

describe('the receipt of a line', () => {
  const fileNames = async (id: number): Promise<number[]> => {
    const { rows } = await world.company.db.query<{ id: string }>(
      'select "id" from "file" where "registrator_id" = $1 and not "deleted" order by "id"',
      [id],
    );
    return rows.map((row) => Number(row.id));
  };

  test('is a file of the very report: that of another, a deleted one and none are refused at the line', async () => {
    const row = rowOf(await desk.report('employee', {}, await desk.line()));
    const other = rowOf(await desk.report('employee', {}, await desk.line()));
    const theirs = rowOf(await desk.report('employee2', {}, await desk.line()));
    const gone = await desk.attach('employee', row.id);
    expect(await desk.detach('employee', gone)).toBe(200);
    const [line] = await linesOf(row.id);
    const name = (file_id: unknown) =>
      desk.edit('employee', row.id, { details: [{ id: line?.id, file_id }] });
    for (const wrong of [
      (await desk.attach('employee', other.id)).id,
      (await desk.attach('employee2', theirs.id)).id,
      gone.id,
      999_999_999,
    ])
      expect(refusedFields(await name(wrong))).toEqual(['details.0.file_id field/wrong']);
    expect((await linesOf(row.id))[0]?.file_id).toBeNull();
    const own = await desk.attach('employee', row.id);
    expect(outcome(await name(own.id))).toBe('ok');
    expect((await linesOf(row.id))[0]?.file_id).toBe(own.id);
  });

  test('is not there before the report is', async () => {
    const other = rowOf(await desk.report('employee', {}, await desk.line()));
    const file = await desk.attach('employee', other.id);
    const answer = await desk.report('employee', {}, await desk.line({ file_id: file.id }));
    expect(refusedFields(answer)).toEqual(['details.0.file_id field/wrong']);
  });

  test('is copied with its line and goes with the last one that shows it; what no line showed stays', async () => {
    const row = rowOf(await desk.report('employee', {}, await desk.line()));
    const [file, loose] = [await desk.attach('employee', row.id), await desk.attach('employee', row.id)];
    const [line] = await linesOf(row.id);
    rowOf(
      await desk.edit('employee', row.id, {
        details: [{ id: line?.id, file_id: file.id }, await desk.line({ file_id: file.id })],
      }),
    );
    const [first, copy] = await linesOf(row.id);
    rowOf(await desk.edit('employee', row.id, { details: [{ id: copy?.id }] }));
    expect(await fileNames(row.id)).toEqual([file.id, loose.id]);
    expect(first?.file_id).toBe(file.id);
    rowOf(await desk.edit('employee', row.id, { details: [] }));
    expect(await fileNames(row.id)).toEqual([loose.id]);
    const { rows } = await world.company.db.query(
      `select 1 from "audit" where "stream" = $1 and "action" = 'file.delete'`,
      [`document:${row.id}`],
    );
    expect(rows).toHaveLength(1);
  });

  test('that is deleted is shown by no line', async () => {
    const row = rowOf(await desk.report('employee', {}, await desk.line()));
    const file = await desk.attach('employee', row.id);
    const [line] = await linesOf(row.id);
    rowOf(await desk.edit('employee', row.id, { details: [{ id: line?.id, file_id: file.id }] }));
    expect(await desk.detach('employee', file)).toBe(200);
    expect((await linesOf(row.id))[0]?.file_id).toBeNull();
  });

  test('is more than the few files that a document has: lines have one each', async () => {
    const row = rowOf(await desk.report('employee', {}, await desk.line()));
    for (let count = 0; count < 5; count += 1) await desk.attach('employee', row.id);
    expect(await fileNames(row.id)).toHaveLength(5);
  });
});

test('EXP-01: a report goes from its person over the manager to the accountant', async () => {
  const row = rowOf(await desk.report('employee', {}, await desk.line()));
  rowOf(await desk.move('employee', row.id, 'prepared', { seen: ['expense/no-receipt'] }));
  expect(outcome(await desk.move('accountant', row.id, 'accepted'))).not.toBe('ok');
  rowOf(await desk.move('manager', row.id, 'agreed'));
  rowOf(await desk.move('accountant', row.id, 'accepted'));
  rowOf(await desk.move('accountant', row.id, 'processed'));
  expect(await desk.historyOf(row.id)).toEqual(['draft', 'prepared', 'agreed', 'accepted', 'processed']);
});

describe('the facts of a report', () => {
  interface Facts {
    readonly spending?: { rates: { value: string }[]; types: { code: string; receipt: boolean }[] };
    readonly linked_trip?: { number: string };
  }
  const facts = async (name: 'employee' | 'manager', params: object): Promise<Facts> => {
    const answer = await desk.by(name, 'document.facts', { object: 'expense', ...params });
    return answer.result?.data as unknown as Facts;
  };

  test('are told of lines that are being written as of those that are kept', async () => {
    const day = addDays(desk.today, -1);
    await desk.setRate('KZT', day, '15.421', 100);
    const line = await desk.line({ date: day, currency_id: kzt, amount: 'ещё пишется' });
    const { employee_id } = world.company.people.employee;
    const fresh = await facts('employee', { values: { employee_id, details: [line, 'нет'] } });
    expect(fresh.spending).toMatchObject({
      rates: [{ value: '15.421000' }],
      types: [{ code: 'taxi', receipt: true }],
    });
    const row = rowOf(await desk.report('employee', {}, await desk.line()));
    const [kept] = await linesOf(row.id);
    expect((await facts('employee', { id: row.id })).spending?.rates).toEqual([]);
    const changed = { details: [{ id: kept?.id, date: day, currency_id: kzt }] };
    expect((await facts('employee', { id: row.id, values: changed })).spending?.rates).toHaveLength(1);
  });

  test('have the person’s own trip and no other', async () => {
    const [mine, theirs] = [await desk.trip('employee'), await desk.trip('employee2')];
    const { employee_id } = world.company.people.employee;
    for (const name of ['employee', 'manager'] as const) {
      const told = async (btrip_id: number) =>
        (await facts(name, { values: { employee_id, btrip_id } })).linked_trip?.number;
      expect([name, await told(mine.id), await told(theirs.id)]).toEqual([name, mine.number, undefined]);
    }
  });
});

describe('what is signed of a report', () => {
  test('is its printed form, lines and totals; a line that changed since is not signed', async () => {
    await introduceSigning(world, { party: 'employee', object_id: 'expense' });
    await signsWith(world, 'employee', '1');
    const trip = await desk.agreedTrip('employee', { advance_amount: '500' });
    const date = trip.start_date;
    const row = rowOf(await desk.report('employee', { btrip_id: trip.id }, await desk.line({ date })));
    const file = await desk.attach('employee', row.id);
    const [line] = await linesOf(row.id);
    rowOf(await desk.edit('employee', row.id, { details: [{ id: line?.id, file_id: file.id }] }));
    const { steps } = await desk.read('employee', row.id);
    const [step] = steps as { id: number }[];
    const prepared = await desk.by('employee', 'sign.prepare', {
      object_id: 'expense',
      document_id: row.id,
      workflow_id: step?.id,
    });
    const { intent_id, file: shown } = prepared.result as unknown as Prepared;
    const printed = await get(world.portal.origin, world.token('employee'), `/files/${shown.name}`);
    const text = (await textOf(new Uint8Array(await printed.arrayBuffer()))).replaceAll('\u00a0', ' ');
    for (const said of [
      'АВАНСОВЫЙ ОТЧЁТ',
      `Командировка ${String(trip.number)}: Казань`,
      'Такси, Переговоры 100,00 ₽',
      'Всего, ₽ 2 200,00',
      'Получен аванс: 500,00 ₽',
      'Перерасход, к выплате: 1 700,00 ₽ (Одна тысяча семьсот рублей 00 копеек).',
    ])
      expect(text).toContain(said);
    rowOf(await desk.edit('employee', row.id, { details: [{ id: line?.id, amount: '101' }] }));
    expect(outcome(await desk.by('employee', 'sign.stamp', { intent_id }))).toBe('document_changed');
    expect(await desk.historyOf(row.id)).toEqual(['draft']);
    const again = await desk.by('employee', 'sign.prepare', {
      object_id: 'expense',
      document_id: row.id,
      workflow_id: step?.id,
    });
    const signed = await desk.by('employee', 'sign.stamp', {
      intent_id: (again.result as unknown as Prepared).intent_id,
    });
    expect(outcome(signed)).toBe('ok');
    expect(await desk.historyOf(row.id)).toEqual(['draft', 'prepared']);
  });
});
