import { formatMonth } from '../../lib/i18n/format.ts';
import { addMonths, dayInZone } from '../../lib/kernel/day.ts';
import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

const TODAY = dayInZone(new Date().toISOString(), 'Europe/Moscow');

const quarterOf = (day: string) => ({
  number: Math.ceil(Number(day.slice(5, 7)) / 3),
  year: day.slice(0, 4),
});

test('the team by days: keys walk it, a day opens what may be known, a calendar program reads the rest', async ({
  enter,
  origin,
}) => {
  const { page, says, locale } = await enter('manager');
  const title = page.getByRole('heading', { level: 2 }).first();
  const cell = page.locator('td button');
  await page.goto('/portal/');
  await page
    .getByRole('link', { name: says('shell.menu.calendar'), exact: true })
    .first()
    .click();
  await settled(page, says);
  await expect(title).toHaveText(new RegExp(formatMonth(TODAY, locale), 'i'));

  await test.step('keys lead over months and people, and the address follows', async () => {
    await cell.focus();
    await page.keyboard.press('PageDown');
    await expect(title).toHaveText(new RegExp(formatMonth(addMonths(TODAY, 1), locale), 'i'));
    await expect(page).toHaveURL(/day=/);
    await expect(cell).toBeFocused();
    const before = await cell.getAttribute('aria-label');
    await page.keyboard.press('ArrowDown');
    await expect(cell).not.toHaveAttribute('aria-label', before ?? '');
    await page.keyboard.press('KeyT');
    await expect(title).toHaveText(new RegExp(formatMonth(TODAY, locale), 'i'));
  });

  await test.step('Enter opens the day, Escape gives the focus back', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'a day of the team');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cell).toBeFocused();
  });

  await test.step('two weeks, a quarter; days over the norm of a team are said and lead to who is away', async () => {
    const span = (key: string) =>
      page.getByRole('button', { name: says(`team.span.${key}`), exact: true }).click();
    await span('weeks');
    await expect(page).toHaveURL(/span=weeks/);
    await span('quarter');
    await expect(title).toHaveText(says('team.quarter', quarterOf(TODAY)));
    await page
      .getByRole('button', { name: new RegExp(`^${says('team.clashes.title', { count: 0 })}`) })
      .click();
    await expect(page).toHaveURL(/clashes=1/);
    const clashes = page.getByRole('list', { name: says('team.clashes.label') });
    await expect(clashes.or(page.getByText(says('team.clashes.none')))).toBeVisible();
    await expectAccessible(page, 'a quarter with the days over the norm');
    await page.goto('/portal/team-calendar');
  });

  await test.step('filters stand in the address; nobody found says so', async () => {
    await page.getByRole('searchbox', { name: says('team.filters.name') }).fill('никто');
    await expect(page.getByRole('heading', { name: says('team.nobody') })).toBeVisible();
    await expect(page).toHaveURL(/name=/);
    await page
      .getByRole('button', { name: says('team.filters.reset') })
      .first()
      .click();
    await expect(cell).toHaveCount(1);
  });

  await test.step('an address is shown once, opens without a session, and ends', async () => {
    await page.getByRole('button', { name: says('team.subscribe') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: says('team.feeds.get') }).click();
    const address = dialog.getByRole('textbox', { name: says('team.feeds.address') });
    const path = new URL(await address.inputValue()).pathname;
    await expectAccessible(page, 'an address for calendar programs');
    const read = () => fetch(`${origin}${path}`);
    expect((await read()).headers.get('content-type')).toContain('text/calendar');
    await dialog.getByRole('button', { name: says('team.feeds.another') }).click();
    await expect(address).toHaveCount(0);
    await dialog.getByRole('button', { name: new RegExp(`^${says('team.feeds.end')}`) }).click();
    await page
      .getByRole('button', { name: says('team.feeds.end'), exact: true })
      .last()
      .click();
    await expect(dialog.getByText(says('team.feeds.none'))).toBeVisible();
    expect((await read()).status).toBe(404);
  });
});
