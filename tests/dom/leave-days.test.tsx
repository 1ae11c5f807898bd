import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesOf } from '../../app/messages-of.ts';
import { CorrectDialog } from '../../components/families/vacation/days/correct-dialog.tsx';
import { Words } from '../../components/i18n/words.tsx';
import type { LeaveBalance } from '../../lib/documents/families/vacation/rpc.ts';
import { deskOf } from './support/desk.ts';
import { dialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { show } from './support/show.tsx';

const WORDS = ['families.vacation', 'documents.form', 'rules'];
const GIVEN = { locale: 'ru', messages: messagesOf('ru', WORDS) } as const;

/** As much of a balance as the window of an act reads. */
const BALANCE = {
  employee: { id: 1, name: 'Орлов Пётр Дмитриевич', name_eng: 'Orlov Petr' },
  kind: 'annual',
  today: '2026-06-10',
  until: '2026-12-10',
  steps: [],
  years: [
    { period: 2025, days: '7.00' },
    { period: 2026, days: '28.00' },
  ],
} as unknown as LeaveBalance;

/** The window of an act with days of a person. */
const actWindow = async () => {
  const { user, says, server } = await show(
    '/portal/',
    <Words of={WORDS} given={GIVEN}>
      <CorrectDialog balance={BALANCE} onClose={() => undefined} />
    </Words>,
    { who: PEOPLE.hr, answers: { ...deskOf({}).answers, 'leave.transfer': () => ({ data: { days: '1' } }) } },
  );
  const asked = within(await dialog());
  const word = (key: string) => says(`families.vacation.days.${key}`);
  const field = (key: string) => asked.getByLabelText<HTMLInputElement>(word(key));
  return {
    server,
    field,
    turn: (act: string) =>
      user.click(
        within(asked.getByRole('group', { name: word('act.label') })).getByText(word(`act.verb.${act}`)),
      ),
    type: async (key: string, text: string) => {
      await user.clear(field(key));
      await user.type(field(key), text);
    },
    /** The act at the foot has the verb of its segment. */
    send: (act: string) =>
      user.click(asked.getAllByRole('button', { name: word(`act.save.${act}`) }).at(-1) as HTMLElement),
  };
};

test('a year of days takes digits alone', async () => {
  const { field, type } = await actWindow();
  await type('correct_period', '2a0b2-5');
  expect(field('correct_period').value).toBe('2025');
  await type('correct_days', '-1,5');
  expect(field('correct_days').value).toBe('-1,5');
});

test('a year that was typed stays as the act is changed, there and back', async () => {
  const { server, field, turn, type, send } = await actWindow();
  await type('correct_period', '2025');
  await turn('transfer');
  expect(field('act.from_period').value).toBe('2025');
  await type('act.from_period', '2024');
  await turn('forfeit');
  expect(field('correct_period').value).toBe('2024');
  await turn('correct');
  expect(field('correct_period').value).toBe('2024');
  await type('correct_period', '2025');
  await turn('transfer');
  await type('correct_reason', 'Статья 124');
  await type('correct_days', '1');
  await send('transfer');
  await waitFor(() =>
    expect(server.callsOf('leave.transfer')).toMatchObject([
      { from_period: 2025, to_period: 2027, days: '1' },
    ]),
  );
});
