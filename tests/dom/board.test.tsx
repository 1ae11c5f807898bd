import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { messagesOf } from '../../app/messages-of.ts';
import { Board, BoardHead, BoardRow, BoardRows } from '../../components/board/board.tsx';
import { DayRibbon } from '../../components/board/day-ribbon.tsx';
import { HeldBar } from '../../components/board/held-bar.tsx';
import { Words } from '../../components/i18n/words.tsx';
import type { BarAct } from '../../lib/board/bar-acts.ts';
import { calendarOf } from '../../lib/calendar/calendar.ts';
import { show } from './support/show.tsx';

const WORDS = ['documents.away'];
const GIVEN = { locale: 'ru', messages: messagesOf('ru', WORDS) } as const;
const PEOPLE = Array.from({ length: 100 }, (_, index) => `Сотрудник ${index + 1}`);

test('a row of a board says in words what its bars show the eye', async () => {
  const person = { name_eng: '', mine: false };
  const leave = {
    id: 1,
    employee_id: 1,
    start: '2026-06-03',
    end: '2026-06-05',
    pending: false,
    kind: 'leave',
  } as const;
  const { says } = await show(
    '/portal/',
    <Words of={WORDS} given={GIVEN}>
      <DayRibbon
        first="2026-06-01"
        last="2026-06-14"
        rows={[
          { ...person, employee_id: 1, name: 'Орлов Пётр Дмитриевич', absences: [leave] },
          { ...person, employee_id: 2, name: 'Орлов Павел Данилович', absences: [] },
        ]}
        calendar={calendarOf([])}
        today="2026-06-10"
        heading="Кто"
        caption="Команда"
      />
    </Words>,
  );
  const table = within(await screen.findByRole('table', { name: 'Команда' }));
  const said = (name: string) => {
    const row = table.getByRole('rowheader', { name }).closest('tr');
    return row?.querySelector('td .sr-only')?.textContent;
  };
  expect(said('Орлов Пётр Дмитриевич')).toMatch(/3.+5/);
  expect(said('Орлов Павел Данилович'), 'full names tell people apart').not.toMatch(/\d/);
  expect(table.getByRole('columnheader', { name: says('documents.away.person') })).toBeDefined();
});

test('of many rows those in sight are drawn, each in its place among all', async () => {
  await show(
    '/portal/',
    <Board caption="Год" columns="1fr" aria-rowcount={PEOPLE.length + 1}>
      <BoardHead>
        <th scope="col">Кто</th>
      </BoardHead>
      <BoardRows
        rows={PEOPLE}
        rowPx={50}
        first={8}
        end={16}
        line={(name, index) => (
          <BoardRow key={name} index={index} rowPx={50}>
            <th scope="row">{name}</th>
          </BoardRow>
        )}
      />
    </Board>,
  );
  const [head, first, ...more] = await screen.findAllByRole('row');
  expect(head?.getAttribute('aria-rowindex')).toBe('1');
  expect(first?.textContent).toBe(PEOPLE[8]);
  expect(first?.getAttribute('aria-rowindex')).toBe('10');
  expect(first?.style.top).toBe('400px');
  expect(more).toHaveLength(7);
});

test('a bar takes the keys it has an act for and leaves the others to the page', async () => {
  const acts: BarAct[] = [];
  const passed: string[] = [];
  const hear = ({ key }: KeyboardEvent) => passed.push(key);
  window.addEventListener('keydown', hear);
  onTestFinished(() => window.removeEventListener('keydown', hear));
  const { user } = await show(
    '/portal/',
    <HeldBar
      onAct={(act) => act.act !== 'drop' && acts.push(act) > 0}
      onGrip={undefined}
      endClassName=""
      aria-label="Отпуск"
    />,
  );
  (await screen.findByRole('button', { name: 'Отпуск' })).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}{Delete}x');
  expect(acts).toEqual([
    { act: 'move', by: 1 },
    { act: 'stretch', by: -1 },
  ]);
  expect(passed).toEqual(['Shift', 'Delete', 'x']);
});
