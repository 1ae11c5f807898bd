import type { Page } from '@playwright/test';
import { shortName } from '../../../lib/i18n/person-name.ts';
import { cellsOf } from '../../support/workbook.ts';
import { statusOf } from './family-words.ts';
import { expectWaiting } from './founded-numbers.ts';
import { PLANNING } from './founded-people.ts';
import { NORM, PLANNED_YEAR } from './founded-reckoning.ts';
import { taken } from './founding-month.ts';
import { expect, test, type Visitor } from './portal-test.ts';
import type { Words } from './words.ts';

const NAMES = [PLANNING.head, ...PLANNING.others];
/** Fourteen days and fourteen. */
const PARTS = 2;
const ENTRIES = NAMES.length * PARTS;
const DEPARTMENT = `year=${PLANNED_YEAR}&department=${encodeURIComponent(PLANNING.department)}`;

const wordsOf = (says: Words) => (key: string, values?: Record<string, string | number>) =>
  says(`families.vacation_schedule.screen.${key}`, values);

/** The numbers above the schedule: people who have planned, days planned, and those that no remark stands against. */
const expectPlanned = async ({ page, says }: Visitor, planned: number, of: number): Promise<void> => {
  const said = wordsOf(says);
  const stat = page.getByLabel(said('stat.label'), { exact: true });
  const share = (part: number, whole: number) => said('of', { part, whole });
  for (const [key, value] of [
    ['planned', share(planned, of)],
    ['fine', share(planned, of)],
    ['days', share(planned * NORM, of * NORM)],
    ['over_any', `${said('stat.weeks', { count: 0 })}${said('stat.never', { kept: 'none' })}`],
  ] as const)
    await expect(stat).toContainText(`${said(`stat.${key}`)}${value}`);
  await expect(
    page.getByRole('button', { name: said('filter.unplanned', { count: of - planned }), exact: true }),
  ).toBeVisible();
};

const confirm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

/** hr plans the year of a department and sends it; their managers agree it, hr approves it and prints form T-7. */
export const planDepartment = async ({
  hr,
  director,
  head,
}: Readonly<Record<'hr' | 'director' | 'head', Visitor>>): Promise<void> => {
  const { page, says } = hr;
  const said = wordsOf(says);
  const short = (name: string) => shortName(name);

  await test.step('hr begins the period of the next year and opens it', async () => {
    await page.goto('/portal/schedule-periods');
    await page.getByRole('button', { name: says('dictionary.add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(says('dictionaries.own.vacation_schedule_period.year'), { exact: true })
      .fill(String(PLANNED_YEAR));
    await dialog.getByRole('button', { name: says('common.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/portal/vacationplanning?${DEPARTMENT}`);
    await confirm(page, said('period.move_opened'));
    await expect(page.getByText(said('period.state_opened'))).toBeVisible();
    await expectPlanned(hr, 0, NAMES.length);
  });

  await test.step('weeks that are proposed fill the year of the department, and are sent as one', async () => {
    for (const name of NAMES)
      for (let part = 0; part < PARTS; part += 1) {
        await page.getByRole('button', { name: said('add_part', { who: short(name) }), exact: true }).click();
        const proposed = page.getByRole('menu').getByRole('menuitem').filter({ hasText: /\d/ });
        await proposed.first().click();
      }
    await page.getByRole('button', { name: said('save'), exact: true }).click();
    await expect(page.getByText(said('saved', { count: ENTRIES }))).toBeVisible();
    await expectPlanned(hr, NAMES.length, NAMES.length);
    await page.getByRole('button', { name: said('send.act', { count: ENTRIES }), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said('send.yes'), exact: true })
      .click();
    await expect(page.getByText(said('send.done', { sent: ENTRIES, people: NAMES.length }))).toBeVisible();
  });

  await test.step('each manager agrees what waits for them, and hr approves the department', async () => {
    for (const [visitor, count] of [
      [director, PARTS],
      [head, PARTS * PLANNING.others.length],
    ] as const) {
      await expectWaiting(visitor, count);
      await visitor.page.goto(`/portal/vacationplanning-sub?year=${PLANNED_YEAR}`);
      await confirm(visitor.page, said('decide.agree'));
      await expect(
        visitor.page.getByText(said('approved', { count, waiting: 0, to: 'agreed' })),
      ).toBeVisible();
      await expectWaiting(visitor, 0);
    }
    await expectWaiting(hr, ENTRIES);
    await page.goto(`/portal/vacationplanning?${DEPARTMENT}`);
    await page.getByRole('button', { name: said('decide.approve'), exact: true }).click();
    const asked = page.getByRole('dialog');
    await expect(asked).toContainText(said('ask.text', { count: ENTRIES, warned: 0 }));
    await asked.getByRole('button', { name: said('decide.approve'), exact: true }).click();
    await expect(
      page.getByText(said('approved', { count: ENTRIES, waiting: 0, to: 'approved' })),
    ).toBeVisible();
    const approved = statusOf(says, 'vacation_schedule', 'approved');
    for (const name of NAMES)
      await expect(page.getByRole('listitem').filter({ hasText: short(name) })).toContainText(approved);
    await expectPlanned(hr, NAMES.length, NAMES.length);
  });

  await test.step('form T-7 has every leave of the department', async () => {
    await page.getByRole('button', { name: said('t7'), exact: true }).click();
    const rows = cellsOf(
      await taken(page, () => page.getByRole('menuitem', { name: 'XLSX' }).click(), /\.xlsx$/),
    );
    for (const name of NAMES) {
      const own = rows.filter((cells) => cells.some(({ value }) => value === name));
      expect(own.map((cells) => Number(cells[4]?.value))).toEqual([NORM / PARTS, NORM / PARTS]);
    }
  });
};
