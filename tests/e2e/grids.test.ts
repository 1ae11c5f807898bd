import { FAMILIES } from '../../lib/documents/families.ts';
import { addDays, type Day, yearOf } from '../../lib/kernel/day.ts';
import { monthOf } from '../../lib/kernel/month.ts';
import { journeysOf } from '../support/family-journeys.ts';
import { readFillIn } from '../support/fill-in.ts';
import { filledDocument } from '../support/filled-document.ts';
import { rpc } from '../support/rpc.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { sql } from './support/signing-desk.ts';

// A worker of its own: its week would meet that of other tests.
test.use({ alone: 'grids' });

/** Families whose documents keep their owner away or at home, each on a day of its own. */
const AWAY = FAMILIES.filter(({ absence, routes }) => absence !== undefined && !routes.under);

type Kept = { data: { id: number; steps: { id: number; next_status_id: string }[] }[] };

/** A document of one day, sent. */
const sent = async (origin: string, employee: Person, family: (typeof FAMILIES)[number], day: Day) => {
  const { object_id } = family;
  const [client] = await sql(`select "id"::int as client_id from "client" where "code" = 'eg'`, []);
  const fill = await readFillIn(sql, family, Number(client?.client_id));
  const record = filledDocument(family, { ...fill, start_date: day, end_date: day });
  const data = [record];
  const begun = await rpc<Kept>(origin, employee.token, 'table.add', {
    object: object_id,
    begin: true,
    data,
  });
  expect(begun.error, `${object_id} is begun`).toBeUndefined();
  const id = begun.result?.data[0]?.id;
  const read = await rpc<Kept>(origin, employee.token, 'view.get', {
    object: object_id,
    filter: `id = ${id}`,
  });
  const status_id = journeysOf(family)[0]?.steps[1]?.next_status_id;
  const step = read.result?.data[0]?.steps.find(({ next_status_id }) => next_status_id === status_id);
  const move = (seen: readonly string[]) =>
    rpc(origin, employee.token, 'table.add', {
      object: 'document_status',
      data: [{ object_id, registrator_id: id, workflow_id: step?.id, status_id, seen }],
    });
  const warned = await move([]);
  const moved = warned.error ? await move(warned.error.data.fields?.map(({ code }) => code) ?? []) : warned;
  expect(moved.error, `${object_id} is sent`).toBeUndefined();
};

for (const locale of ['ru', 'en'] as const)
  test(`every grid of days says in words what the days of other families are (${locale})`, async ({
    enter,
    origin,
  }) => {
    const employee = await enter('employee', { locale });
    const { page, says } = employee;
    const [monday = ''] = await freeMondays(origin, [employee]);
    for (const [after, family] of AWAY.entries())
      await sent(origin, employee, family, addDays(monday, after));

    await test.step('home office, planned over them', async () => {
      await page.goto('/portal/uhomeoffice?mode=own');
      const form = documentPage(page, says);
      await form.start.fill(monday);
      await form.end.fill(addDays(monday, 4));
      await form.end.press('Tab');
      const grid = page.getByRole('group', { name: says('families.homeoffice.screen.grid') });
      for (const [after, { object_id }] of AWAY.entries())
        await expect(grid.locator(`[data-day="${addDays(monday, after)}"]`)).toContainText(
          says(`shell.families.${object_id}`),
        );
    });

    const manager = await enter('manager', { locale });
    const hr = await enter('hr', { locale });
    const [year, month] = [yearOf(monday), monthOf(monday)];
    for (const [person, address] of [
      [employee, '/portal/uvacation-schedule?mode=own'],
      [employee, `/portal/team-calendar?day=${monday}`],
      [manager, `/portal/team-calendar?day=${monday}&span=days`],
      [manager, `/portal/vacationplanning-sub?year=${year}`],
      [hr, `/portal/vacationplanning?year=${year}`],
      [employee, `/portal/utimesheet-own?month=${month}`],
      [manager, `/portal/utimesheet-sub?month=${month}`],
      [hr, `/portal/utimesheet?month=${month}`],
    ] as const)
      await test.step(`${person.login}: ${address}`, async () => {
        await person.page.goto(address);
        await settled(person.page, person.says);
      });
  });

test('a browser of a test complains of the key of a sentence, seen or spoken', async ({ visit }) => {
  const { page } = await visit({ complains: /in place of the sentence/ });
  await page.goto('/portal/login');
  for (const key of ['families.vacation.title', 'login.title']) {
    const told = page.waitForEvent('console', (message) => message.text().endsWith(key));
    await page.evaluate((title) => {
      if (title.startsWith('login')) document.body.setAttribute('title', title);
      else document.body.append(title);
    }, key);
    await told;
  }
});

test('a browser of a test complains of a part of a page that the server refused to read', async ({
  visit,
}) => {
  const { page, says } = await visit({ complains: /did not load/ });
  await page.goto('/portal/login');
  const told = page.waitForEvent('console', (message) => message.text().includes('did not load'));
  await page.evaluate((text) => document.body.append(text), says('common.load_failed_text', { code: 'A-1' }));
  await told;
});
