import { formatDay } from '../../lib/i18n/format.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { commonMonday } from './support/days.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

test('a manager prepares overtime for two, mends a row, creates both and agrees to a day off', async ({
  enter,
  origin,
}) => {
  const [manager, employee, second] = await Promise.all([
    enter('manager'),
    enter('employee'),
    enter('employee2'),
  ]);
  const monday = await commonMonday(origin, [employee, second]);
  const friday = addDays(monday, 4);
  const record = {
    start_date: addDays(friday, -1),
    time_from: '18:00',
    time_to: '21:00',
    reason: 'other',
    compensation_type: 'money',
  };
  const { result } = await rpc<{
    data: readonly { id: number; steps: readonly { id: number; next_status_id: string }[] }[];
  }>(origin, second.token, 'table.add', { object: 'overtime', begin: true, data: [record] });
  const [draft] = result?.data ?? [];
  const send = draft?.steps.find(({ next_status_id }) => next_status_id === 'prepared');
  const sent = await rpc(origin, second.token, 'table.add', {
    object: 'document_status',
    data: [
      { object_id: 'overtime', registrator_id: draft?.id, workflow_id: send?.id, status_id: 'prepared' },
    ],
  });
  expect(sent.error).toBeUndefined();
  const { page, says } = manager;
  const word = (key: string, values?: Record<string, string | number>) =>
    says(`families.overtime.screen.${key}`, values);
  await page.goto('/portal/overtime-master-form');
  await page.locator('#overtime-day').fill(formatDay(friday, 'ru'));
  await page.locator('#overtime-from').fill('18');
  await page.locator('#overtime-to').fill('20');
  await page.locator('#overtime-to').press('Tab');
  const grip = page.getByRole('slider', { name: word('grip_to') });
  await grip.press('Shift+ArrowRight');
  await expect(page.locator('#overtime-to')).toHaveValue('21:00');
  await grip.press('Shift+ArrowLeft');
  await page.locator('#overtime-reason').click();
  await page.getByRole('option', { name: 'Производственная необходимость' }).click();
  await page.getByRole('button', { name: word('add_people') }).click();
  const window = page.getByRole('dialog');
  for (const name of ['Тихонов', 'Сафина']) await window.getByRole('checkbox', { name }).check();
  await window.getByRole('button', { name: word('add_count', { count: 2 }) }).click();

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const make = page.getByRole('button', { name: word('make', { count: 2 }) });
  await expect(row('Сафина')).toContainText('выйдет 5 ч при норме 4');
  await expect(make).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'overtime for several people');
  await row('Сафина')
    .getByRole('button', { name: word('start_at', { time: '19:00' }) })
    .click();
  await row('Тихонов').getByRole('combobox').click();
  await page
    .getByRole('option', { name: says('families.overtime.choices.compensation_type.dayoff') })
    .click();
  await row('Тихонов')
    .getByRole('textbox')
    .fill(formatDay(addDays(monday, 7), 'ru'));
  await expect(make).not.toHaveAttribute('aria-disabled', 'true');
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await expect(row('Тихонов').getByRole('textbox')).toHaveValue(formatDay(addDays(monday, 7), 'ru'));
  await expect(page.locator('#overtime-to')).toHaveValue('20:00');
  await expect(make).not.toHaveAttribute('aria-disabled', 'true');
  await make.click();

  await expect(page).toHaveURL(/overtime-master-form\/\d+/);
  await row('Тихонов').getByRole('button', { name: /СУ-/ }).click();
  const told = page.getByRole('dialog', { name: says('documents.told.title') });
  await expect(told).toContainText('Добавлен один выходной день');
  await told.getByRole('button', { name: says('documents.told.go') }).click();
  await expect(page).toHaveURL(/uabsence\/\d+/);
  await expect(page.getByRole('main')).toContainText(formatDay(addDays(monday, 7), 'ru'));
});
