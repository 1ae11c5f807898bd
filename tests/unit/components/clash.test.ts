import { describe, expect, test } from 'vitest';
import { barsIn } from '../../../components/board/ribbon-bars.ts';
import { headCount, ribbonRows } from '../../../components/documents/away/ribbon-rows.ts';
import { clashOf, daysOver, documentClash, normOf } from '../../../lib/calendar/clash.ts';

const person = { employee_id: 1, start: '2027-01-11', end: '2027-01-17' };
const away = (employee_id: number, start: string, end: string) => ({ employee_id, start, end });

describe('who else is away', () => {
  test('the norm is thirty per cent of the team, rounded down, at least one', () => {
    expect(normOf(9, 30)).toBe(2);
    expect(normOf(2, 30)).toBe(1);
  });
  test('counts people per day, not their documents, and never the person twice', () => {
    const clash = clashOf(
      person,
      [
        away(1, '2027-01-11', '2027-01-17'),
        away(2, '2027-01-11', '2027-01-12'),
        away(2, '2027-01-12', '2027-01-13'),
      ],
      {
        team: 9,
        percent: 30,
      },
    );
    expect(clash.perDay.map(({ people }) => people)).toEqual([2, 2, 2, 1, 1, 1, 1]);
    expect(clash.peak).toBe(2);
    expect(clash.over).toBe(false);
    expect(clash.others).toEqual([2]);
  });
  test('is over the norm only on the days on which it is', () => {
    const clash = clashOf(
      person,
      [away(2, '2027-01-01', '2027-01-12'), away(3, '2027-01-12', '2027-02-01')],
      { team: 9, percent: 30 },
    );
    expect(clash.over).toBe(true);
    expect(daysOver(clash)).toEqual(['2027-01-12']);
  });
  test('is not over the norm on a day between two on which it is', () => {
    const clash = clashOf(
      person,
      [
        away(2, '2027-01-11', '2027-01-11'),
        away(3, '2027-01-11', '2027-01-11'),
        away(4, '2027-01-14', '2027-01-14'),
        away(5, '2027-01-14', '2027-01-14'),
      ],
      { team: 9, percent: 30 },
    );
    expect(daysOver(clash)).toEqual(['2027-01-11', '2027-01-14']);
  });
  test('warns of nothing where the size of the team is not the reader’s to know', () => {
    const clash = clashOf(
      person,
      [away(2, '2027-01-11', '2027-01-17'), away(3, '2027-01-11', '2027-01-17')],
      { team: null, percent: 30 },
    );
    expect(clash).toMatchObject({ peak: 3, norm: null, over: false });
  });
  test('nobody away is no clash', () => {
    expect(clashOf(person, [], { team: 1, percent: 30 })).toMatchObject({ peak: 1, over: false, others: [] });
  });
});

describe('a small team', () => {
  const boss = 50;
  const reports = (...ids: number[]) => ids.map((employee_id) => ({ employee_id, manager_id: boss }));
  const row = { employee_id: 1, manager_id: boss, start_date: '2027-01-11', end_date: '2027-01-15' };
  const meets = (...ids: number[]) => ids.map((id) => away(id, '2027-01-11', '2027-01-15'));
  const left = { employee_id: 9, manager_id: boss, disabled: '1' as const };
  test.each([
    { who: 'two, both away', team: reports(1), others: [boss], reader: boss, size: 2, over: true },
    { who: 'two, one away', team: reports(1), others: [], reader: boss, size: 2, over: false },
    { who: 'three, two away', team: reports(1, 2), others: [2], reader: boss, size: 3, over: true },
    { who: 'three, all away', team: reports(1, 2), others: [2, boss], reader: 1, size: 3, over: true },
    { who: 'six, two away', team: reports(1, 2, 3, 4, 5), others: [2], reader: boss, size: 6, over: true },
    {
      who: 'seven, two away',
      team: reports(1, 2, 3, 4, 5, 6),
      others: [2],
      reader: boss,
      size: 7,
      over: false,
    },
    {
      who: 'two and those who report no more',
      team: [...reports(1), left, { ...left, employee_id: 10 }, { ...left, employee_id: 11 }],
      others: [boss],
      reader: boss,
      size: 2,
      over: true,
    },
    {
      who: 'whoever the reader does not know',
      team: reports(1),
      others: [boss],
      reader: 1,
      size: null,
      over: false,
    },
    { who: 'one of whom nothing is known', team: [], others: [boss], reader: 7, size: null, over: false },
  ])('$who', ({ team, others, reader, size, over }) => {
    const facts = { away: meets(1, ...others), subordination: team, percent: 30, reader };
    expect(documentClash(row, facts)).toMatchObject({ team: size, over });
  });
});

test('a bar that goes on outside the ribbon is cut, one that lies outside is not drawn', () => {
  const absence = (id: number, start: string, end: string) => ({
    id,
    employee_id: 1,
    start,
    end,
    pending: false,
    kind: 'leave' as const,
  });
  const bars = barsIn(
    [
      absence(1, '2026-11-01', '2026-11-17'),
      absence(2, '2026-11-20', '2026-12-20'),
      absence(3, '2026-12-01', '2026-12-02'),
    ],
    { first: '2026-11-16', last: '2026-11-29' },
  );
  expect(bars.map(({ from, to, cutLeft, cutRight }) => [from, to, cutLeft, cutRight])).toEqual([
    [1, 3, true, false],
    [5, 15, false, true],
  ]);
});

const named = (employee_id: number) => ({ employee_id, name: `Сотрудник ${employee_id}`, name_eng: '' });
const row = (employee_id: number, start_date: string, end_date: string, pending: '0' | '1' = '0') => ({
  id: employee_id,
  object_id: 'vacation',
  ...named(employee_id),
  employee_name: `Сотрудник ${employee_id}`,
  employee_name_eng: '',
  start_date,
  end_date,
  pending,
});

test('the count above the ribbon is of the rows under it, whoever joins the team in them', () => {
  const away = [
    row(1, '2026-11-20', '2026-11-25'),
    row(2, '2026-11-20', '2026-11-25', '1'),
    row(9, '2026-11-23', '2026-11-29'),
    row(8, '2026-11-20', '2026-11-22'),
  ] as unknown as Parameters<typeof ribbonRows>[0];
  const rows = ribbonRows(away, [named(1), named(2), named(3)], 3);
  expect(headCount(rows, '2026-11-22')).toEqual({ count: 2, team: rows.length });
  expect(rows).toHaveLength(5);
});

test('whoever works from home is there: drawn, and counted by nobody', () => {
  const home = { ...row(7, '2026-11-20', '2026-11-25'), object_id: 'homeoffice' };
  const rows = ribbonRows([home] as unknown as Parameters<typeof ribbonRows>[0], [named(7)], 3);
  expect(rows[0]?.absences).toHaveLength(1);
  expect(headCount(rows, '2026-11-23')).toEqual({ count: 0, team: 1 });
});
