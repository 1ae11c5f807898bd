import { dayInZone, yearOf } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { statusOf } from './support/family-words.ts';
import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const TEAM = 'Отдел аналитики данных';

// It counts the people of a department, to which other tests add.
test.use({ alone: 'schedule' });

test('hr plans a year by keyboard and mouse, sees a clash, saves it as one and approves the department', async ({
  enter,
  origin,
}) => {
  const { page, says, token } = await enter('hr');
  const year = yearOf(dayInZone(new Date().toISOString(), 'Europe/Moscow')) + 1;
  const said = (key: string, values?: Record<string, string | number>) =>
    says(`families.vacation_schedule.screen.${key}`, values);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const parts = (name: string) => row(name).locator('[data-entry]');
  await page.goto(`/portal/vacationplanning?year=${year}&department=${encodeURIComponent(TEAM)}`);
  await settled(page, says);

  await test.step('the week over the norm, those who have not planned, and why nothing is approved yet', async () => {
    await expect(page.getByText(said('stat.weeks', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('button', { name: said('filter.unplanned', { count: 3 }) })).toBeVisible();
    await expect(parts('Сафина').nth(2)).toHaveAccessibleName(/Тихонов/);
    await expect(page.getByText(said('why.remarks', { count: 4 }))).toBeVisible();
    await expectAccessible(page, 'the planning of a year');
  });

  await test.step('arrows move a part out of the clash, Ctrl Z brings it back', async () => {
    const part = parts('Сафина').nth(2);
    const before = await part.getAttribute('aria-label');
    await part.focus();
    await page.keyboard.press('PageDown');
    await expect(page.getByText(said('stat.weeks', { count: 0 }))).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(part).toHaveAttribute('aria-label', before ?? '');
    await part.focus();
    await page.keyboard.press('PageDown');
  });

  await test.step('a part is added, split and saved with the rest', async () => {
    await row('Громова')
      .getByRole('button', { name: said('add_part', { who: 'Громова Е. И.' }) })
      .click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveCount(3);
    await expectAccessible(page, 'weeks that are proposed');
    await menu.getByRole('menuitem').first().click();
    await parts('Громова').first().focus();
    await page.keyboard.press('s');
    await expect(parts('Громова')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(parts('Громова')).toHaveCount(1);
    await page.getByRole('button', { name: said('save'), exact: true }).click();
    await expect(page.getByText(said('saved', { count: 2 }))).toBeVisible();
    await page.reload();
    await expect(parts('Громова')).toHaveCount(1);
  });

  await test.step('what is whole is approved as one act', async () => {
    type Year = { data: { people: unknown[][]; entries: unknown[][] } };
    const { result } = await rpc<Year>(origin, token, 'schedule.year', { year, department: TEAM });
    const { people = [], entries = [] } = result?.data ?? {};
    const unfinished = people
      .filter(([, , name]) => /Сафина|Белов|Громова|Нурланов/.test(String(name)))
      .map(([id]) => id);
    const gone = entries
      .filter(([, employee]) => unfinished.includes(employee))
      .map(([id, , , , , , , updated_at]) => ({ id, updated_at, gone: true }));
    const whole = unfinished.flatMap((employee_id, index) =>
      [
        ['02', 1],
        ['11', 8],
      ].map(([month, from]) => ({
        employee_id,
        document_type_id: entries[0]?.[6],
        start_date: `${year}-${month}-${String(Number(from) + index).padStart(2, '0')}`,
        end_date: `${year}-${month}-${String(Number(from) + index + 13).padStart(2, '0')}`,
      })),
    );
    const saved = await rpc(origin, token, 'schedule.save', { year, changes: [...gone, ...whole] });
    expect(saved.error).toBeUndefined();
    await page.reload();
    // Four of a department on the same days: the norm keeps some of them back until it was read.
    await page.getByRole('button', { name: new RegExp(`^${said('send.yes')}: \\d+$`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said('send.yes'), exact: true })
      .click();
    const kept = page.getByRole('dialog').filter({ hasText: /не отправлены/ });
    await expect(kept.getByRole('button', { name: /предупреждениями/ })).toBeVisible();
    await expectAccessible(page, 'whose leave was not sent');
    await kept
      .getByRole('button', { name: says('common.close') })
      .last()
      .click();
    await page.getByRole('button', { name: said('decide.approve'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'a schedule to be approved');
    await dialog.getByRole('button', { name: said('decide.approve'), exact: true }).click();
    await expect(page.getByText(said('approved', { count: 4, waiting: 12, to: 'approved' }))).toBeVisible();
    await expect(row('Фомина')).toContainText(statusOf(says, 'vacation_schedule', 'approved'));
  });

  await test.step('form Т-7 comes as a workbook and as pages', async () => {
    for (const [name, type] of [
      ['XLSX', '.xlsx'],
      ['PDF', '.pdf'],
    ] as const) {
      await page.getByRole('button', { name: said('t7') }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      expect((await coming).suggestedFilename()).toMatch(new RegExp(`Т-7.*\\${type}$`));
    }
  });
});
