import { shortName } from '../../lib/i18n/person-name.ts';
import type { Why } from '../../lib/rpc/why.ts';
import { isHeld } from '../../lib/workflow/stays.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { statusOf } from './support/family-words.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';

for (const locale of ['ru', 'en'] as const)
  test(`a step that is not offered says its reason and names who can take it, to whom it is offered that it is open (${locale})`, async ({
    enter,
    origin,
  }) => {
    const [employee, manager] = await Promise.all([
      enter('employee', { locale }),
      enter('manager', { locale }),
    ]);
    const [start_date = ''] = await freeMondays(origin, [employee]);
    const { id } = await sentVacation(origin, employee.token, { start_date, end_date: start_date });
    const { says } = employee;
    const agree = says('documents.steps.onward.agreed.verb');
    const asked = async ({ page }: Person) => {
      await documentPage(page, says).open(id);
      await page.getByRole('button', { name: says('documents.timeline.why'), exact: true }).click();
      return page.getByRole('dialog', { name: says('why.title') });
    };
    const told = await asked(employee);
    const step = told.getByRole('listitem').filter({ hasText: agree });
    await expect(step).toContainText(says('why.right.another_role'));
    const name = locale === 'ru' ? 'Ковалёва Анна Сергеевна' : 'Kovaleva Anna Sergeevna';
    await expect(step).toContainText(shortName(name));
    await expectAccessible(employee.page, 'why there is no button', { locale, inside: '[role=dialog]' });
    await employee.page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
    await expect(
      employee.page.getByRole('button', { name: says('documents.timeline.why'), exact: true }),
    ).toBeFocused();
    await expect((await asked(manager)).getByRole('listitem').filter({ hasText: agree })).toContainText(
      says('why.open'),
    );
  });

/** A leave that waited for a working day or longer on one person. */
const heldLeave = async (
  origin: string,
  { token }: Person,
): Promise<{ id: number; stay: Why['stays'][number]; norm: number }> => {
  const filter = "status_id in ('agreed', 'approved')";
  const { result } = await rpc(origin, token, 'view.get', { object: 'vacation', filter, select: 'id' });
  for (const { id } of result?.data ?? []) {
    const { result: why } = await rpc<Why>(origin, token, 'workflow.why', { object: 'vacation', id });
    const stay = why?.stays.find((each) => each.role !== null && isHeld(each));
    if (why && stay) return { id: Number(id), stay, norm: why.norm_workdays };
  }
  throw new Error('The demo company has no leave that waited for a day.');
};

test('the way of a document tells how many working days a step took beside the norm, the window the same', async ({
  enter,
  origin,
}) => {
  const hr = await enter('hr');
  const { page, says } = hr;
  const { id, stay, norm } = await heldLeave(origin, hr);
  const form = documentPage(page, says);
  await form.open(id, 'hr');
  const took = says('documents.timeline.held', { days: stay.workdays, norm });
  await expect(form.timeline.filter({ hasText: took }).first()).toBeVisible();
  await page.getByRole('button', { name: says('documents.timeline.why'), exact: true }).click();
  const window = page.getByRole('dialog', { name: says('why.title') });
  await expect(
    window
      .getByRole('row')
      .filter({ hasText: statusOf(says, 'vacation', stay.status_id) })
      .first(),
  ).toContainText(says('why.days', { days: stay.workdays }));
});
