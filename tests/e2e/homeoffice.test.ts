import type { Locator } from '@playwright/test';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { goTo } from './support/go-to.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { setParameter } from './support/set-parameter.ts';

/** Seats for a day in the demo company. */
const LIMIT = 66;

interface Written {
  readonly data: readonly {
    readonly id: number;
    readonly steps: readonly { readonly id: number; readonly next_status_id: string }[];
  }[];
}

test('whoever chooses days sees on each how many seats are taken of how many, this person among them', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  const form = documentPage(page, says);
  const [monday = ''] = await freeMondays(origin, [employee]);
  await page.goto('/portal/uhomeoffice?mode=own');
  await form.start.fill(formatDay(monday, 'ru'));
  await form.end.fill(formatDay(addDays(monday, 4), 'ru'));
  await form.end.press('Tab');

  const plan = page.getByRole('group', { name: says('families.homeoffice.screen.grid') });
  const [first, second] = [0, 1].map((after) => plan.locator(`[data-day="${addDays(monday, after)}"]`)) as [
    Locator,
    Locator,
  ];
  const taken = (people: number) => says('families.homeoffice.screen.taken', { people, limit: LIMIT });
  await expect(first).toContainText(/занято \d+ из 66/);
  const [, others] = /занято (\d+) из/.exec((await first.textContent()) ?? '') ?? [];
  expect(Number(others)).toBeGreaterThan(0);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toContainText(taken(Number(others) + 1));
  await expect(first).toContainText(
    says('families.homeoffice.screen.left', { count: LIMIT - Number(others) - 1 }),
  );
  await expect(second).toContainText(taken(Number(others)));
});

/** A home office of a week that the manager has agreed to. */
const agreedWeek = async (origin: string, employee: Person, manager: Person, monday: string) => {
  const record = { start_date: monday, end_date: addDays(monday, 4), address: 'Москва, Лесная ул., 12' };
  const begun = await rpc<Written>(origin, employee.token, 'table.add', {
    object: 'homeoffice',
    begin: true,
    data: [record],
  });
  const id = begun.result?.data[0]?.id ?? 0;
  for (const [{ token }, status_id] of [
    [employee, 'prepared'],
    [manager, 'agreed'],
  ] as const) {
    const read = await rpc<Written>(origin, token, 'view.get', {
      object: 'homeoffice',
      filter: `id = ${id}`,
    });
    const step = read.result?.data[0]?.steps.find(({ next_status_id }) => next_status_id === status_id);
    const move = { object_id: 'homeoffice', registrator_id: id, workflow_id: step?.id, status_id };
    const moved = await rpc(origin, token, 'table.add', { object: 'document_status', data: [move] });
    expect(moved.error).toBeUndefined();
  }
  return id;
};

test('hr who deletes an agreed one reads first which days the office has no seat for, and may delete it', async ({
  enter,
  origin,
}) => {
  const [employee, manager, admin] = (await Promise.all(
    ['employee', 'manager', 'admin'].map((login) => enter(login)),
  )) as [Person, Person, Person];
  const { page, says } = await enter('hr', { complains: /status of 400/ });
  const [monday = ''] = await freeMondays(origin, [employee]);
  const id = await agreedWeek(origin, employee, manager, monday);
  await setParameter(admin, origin, 'office_seat_limit_per_day', '1');
  try {
    await goTo(page, `/portal/uhomeoffice/${id}?mode=hr`);
    const form = documentPage(page, says);
    const annul = says('documents.form.after_decision.annul.yes');
    await form.button(annul).click();
    await form.reasonText.fill('Выходит в офис');
    await form.reason.getByRole('button', { name: annul, exact: true }).click();
    const asked = page.getByRole('dialog', { name: says('families.homeoffice.ask.delete') });
    const yes = asked.getByRole('button', { name: says('documents.form.delete_yes'), exact: true });
    await expect(asked).toContainText(formatDay(monday, 'ru'));
    await expect(asked).toContainText(formatDay(addDays(monday, 4), 'ru'));
    await yes.click();
    await expect(page.getByText(says('documents.form.after_decision.annulled'))).toBeVisible();
  } finally {
    await setParameter(admin, origin, 'office_seat_limit_per_day', String(LIMIT));
  }
});
