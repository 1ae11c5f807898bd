import { readFile } from 'node:fs/promises';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays, type Day, daysBetween } from '../../lib/kernel/day.ts';
import { get, rpc } from '../support/rpc.ts';
import { cellsOf } from '../support/workbook.ts';
import { today } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { statusOf, verbOf } from './support/family-words.ts';
import { goTo } from './support/go-to.ts';
import { settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { type Planner, SEASON_TEAM, seasonPeople } from './support/season-people.ts';
import {
  answerOf,
  endOfPart,
  PART_DAYS,
  partOf,
  plainFortnight,
  planIn,
  SEASON,
  SLOTS,
  slot,
} from './support/season-plan.ts';
import { setParameter } from './support/set-parameter.ts';
import { sql } from './support/signing-desk.ts';
import { takeStep } from './support/take-step.ts';

// A department of sixty of its own, and steps that the portal takes by itself.
test.use({ alone: 'season' });

const COUNT = 60;
let people: readonly Planner[];
test.beforeAll(async () => {
  people = await seasonPeople(COUNT, SEASON);
});

test('a season: sixty plan a year, it is approved and told, one falls ill, another is recalled', async ({
  enter,
  origin,
}) => {
  // Slow: a whole year of sixty people, step by step.
  test.slow();
  const hr = await enter('hr');
  const { page, says } = hr;
  const said = (key: string, values?: Record<string, string | number>) =>
    says(`families.vacation_schedule.screen.${key}`, values);
  const call = (token: string, method: string, params: object) => answerOf(origin, token, method, params);
  const typeOf = async (object: string, code: string) => {
    const filter = `object_id = '${object}' and code = '${code}'`;
    const [found] = await call(hr.token, 'view.get', { object: 'document_type', filter });
    return found?.id;
  };
  const annual = await typeOf('vacation_schedule', 'annual');
  await call(hr.token, 'table.add', {
    object: 'department_norm',
    data: [{ organization_id: people[0]?.organization_id, department: SEASON_TEAM, away_max: SLOTS }],
  });

  const plan = (person: Planner, ...slots: readonly number[]) => planIn(origin, person, annual, slots);
  const [typist, last] = [people[COUNT - 2], people[COUNT - 1]];
  if (!typist || !last) throw new Error('nobody plans');

  await test.step('all but two plan both halves of their leave', async () => {
    for (let first = 0; first < COUNT - 2; first += SLOTS)
      await Promise.all(
        people
          .slice(first, Math.min(first + SLOTS, COUNT - 2))
          .map((person, index) => plan(person, index, SLOTS + index)),
      );
  });

  const open = async (who: Person, mode = '') => {
    await who.page.goto(
      `/portal/vacationplanning${mode}?year=${SEASON}&department=${encodeURIComponent(SEASON_TEAM)}`,
    );
    await settled(who.page, who.says);
  };
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const parts = (name: string) => row(name).locator('[data-entry]');

  await test.step('hr sees who has not planned and reminds them', async () => {
    await open(hr);
    await page.getByRole('button', { name: said('filter.unplanned', { count: 2 }) }).click();
    await expect(row(typist.short)).toBeVisible();
    await page.getByRole('button', { name: said('remind', { count: 2 }) }).click();
    await expect(page.getByText(said('reminded', { told: 2, lately: 0 }))).toBeVisible();
  });

  const planner = await enter(typist.login);
  await test.step('one of them plans from the reminder, part by part', async () => {
    const mine = planner.page;
    await mine.goto('/portal/umessages');
    await mine.getByText(/Запланируйте отпуск/).click();
    await expect(mine).toHaveURL(/uvacation-schedule/);
    const form = documentPage(mine, says);
    const field = (key: string) => mine.getByLabel(says(`documents.fields.${key}`), { exact: true });
    for (const index of [4, SLOTS + 4]) {
      await goTo(mine, '/portal/uvacation-schedule');
      await mine.getByRole('combobox', { name: says('families.vacation_schedule.type') }).click();
      await mine.getByRole('option', { name: 'Ежегодный основной' }).click();
      const { start_date, end_date } = partOf(index);
      await field('start_date').fill(formatDay(start_date, 'ru'));
      await field('start_date').press('Tab');
      await field('end_date').fill(formatDay(end_date, 'ru'));
      await field('end_date').press('Tab');
      await expect(field('days')).toHaveValue(String(PART_DAYS));
      await form.button(says('documents.steps.onward.prepared.verb')).click();
      await expect(form.head).toContainText(statusOf(says, 'vacation_schedule', 'prepared'));
    }
  });

  await plan(last, 1, SLOTS + 3);
  await test.step('a week with one too many is solved by keys, undone and solved again', async () => {
    await page.getByRole('button', { name: said('filter.all', { count: COUNT }) }).click();
    await page.reload();
    await settled(page, says);
    await page.getByRole('button', { name: said('filter.clashes', { count: 1 }) }).click();
    await expect(parts(last.short)).toHaveCount(2);
    const first = parts(last.short).first();
    await first.focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press('PageDown');
    await expect(page.getByRole('button', { name: said('filter.clashes', { count: 0 }) })).toBeVisible();
    await expect(first).toBeFocused();
    await page.getByRole('button', { name: said('save'), exact: true }).click();
    await expect(page.getByText(said('saved', { count: 1 }))).toBeVisible();
  });

  const decide = async (who: Person, deed: 'agree' | 'approve') => {
    const name = said(`decide.${deed}`);
    let readings = 0;
    who.page.on('request', (request) => {
      if (request.postData()?.includes('"schedule.year"')) readings += 1;
    });
    await who.page.getByRole('button', { name, exact: true }).click();
    await who.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    const to = deed === 'approve' ? 'approved' : 'agreed';
    await expect(who.page.getByText(said('approved', { count: 2 * COUNT, waiting: 0, to }))).toBeVisible();
    await settled(who.page, who.says);
    expect(readings, 'each of the moves is an event, none is a reading of its own').toBeLessThan(COUNT);
  };
  const manager = await enter('manager');
  await test.step('the manager agrees the department as one act, and hr approves it as one', async () => {
    await open(manager, '-sub');
    await decide(manager, 'agree');
    await open(hr);
    await decide(hr, 'approve');
  });

  await test.step('form Т-7 has every part of it, with the days of each', async () => {
    await page.getByRole('button', { name: said('t7') }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'XLSX' }).click();
    const cells = cellsOf(await readFile(await (await coming).path()));
    const rows = cells.filter((line) => line.some(({ value }) => value.startsWith('Сборщиков-')));
    expect(rows).toHaveLength(2 * COUNT);
  });

  await test.step('the portal gives notice to those whose leave comes, and makes it', async () => {
    await setParameter(
      await enter('admin'),
      origin,
      'vacation_schedule_notice_days',
      String(daysBetween(today(), slot(1))),
    );
    await sql(`insert into "pgboss"."job" ("name") values ('housekeeping')`);
    await expect
      .poll(
        async () =>
          (
            await sql(
              `select count(*)::int as n from "vacation" where "plan_id" is not null and "plan_id" in (select d."id" from "document" d where d."employee_id" = any($1::bigint[]))`,
              [people.map(({ employee_id }) => employee_id)],
            )
          )[0]?.n,
        { timeout: 60_000 },
      )
      .toBe(16);
  });

  const [ill, recalled] = [people[0], people[SLOTS]];
  if (!ill || !recalled) throw new Error('nobody goes on leave');
  /** Moves a person's leave, and the entry it was made by, so many days into the past. */
  const begun = async ({ employee_id }: Planner, lived: number) => {
    const start = addDays(today(), -lived);
    const end = endOfPart(start);
    const [leave] = await sql(
      `with made as (
         select v."id", v."plan_id" from "vacation" v join "document" d on d."id" = v."id" and d."object_id" = 'vacation'
         where d."employee_id" = $1 and v."plan_id" is not null),
       moved as (
         update "document" set "start_date" = $2, "end_date" = $3 where "id" in (select "id" from made union select "plan_id" from made))
       select "id" from made`,
      [employee_id, start, end],
    );
    return { id: Number(leave?.id), start, end };
  };
  const restOf = async ({ token }: Planner) => {
    const { result } = await rpc<{ data: { explained: { days: string } } }>(origin, token, 'leave.balance', {
      on: `${SEASON}-12-31`,
    });
    return Number(result?.data.explained.days);
  };

  const patient = await enter(ill.login);
  await test.step('their person reads the notice and confirms it', async () => {
    const own = patient.page;
    await own.goto('/portal/umessages');
    await settled(own, says);
    await own
      .getByText(/по графику .* ждёт вашего ответа/)
      .first()
      .click();
    const view = documentPage(own, says);
    await view.button(verbOf(says, 'vacation_schedule', 'onward.confirmed')).click();
    await expect(view.head).toContainText(statusOf(says, 'vacation_schedule', 'confirmed'));
  });

  await test.step('on the sixth day of it the person has been ill for three, and the days come back', async () => {
    const leave = await begun(ill, 5);
    const before = await restOf(ill);
    const own = patient.page;
    const [sick] = await call(patient.token, 'table.add', {
      object: 'sickleave',
      begin: true,
      data: [
        {
          document_type_id: await typeOf('sickleave', 'illness'),
          start_date: addDays(leave.start, 2),
          end_date: addDays(leave.start, 4),
          certificate_number: '910200000077',
        },
      ],
    });
    await own.goto(`/portal/usickleave/${sick?.id}`);
    await own.getByRole('radio', { name: says('families.sickleave.screen.transfer', { days: 3 }) }).check();
    const go = async (step: string) => {
      const verb = verbOf(says, 'sickleave', `onward.${step}`);
      await documentPage(own, says).button(verb).click();
      // The first one: the window's cross has the same name.
      await own.getByRole('dialog').getByRole('button', { name: verb }).first().click();
    };
    await go('opened');
    await expect(documentPage(own, says).head).toContainText(statusOf(says, 'sickleave', 'opened'));
    await go('closed');
    const told = own.getByRole('dialog', { name: says('documents.told.title') });
    await told.getByRole('button', { name: says('documents.told.go') }).click();
    await expect(own).toHaveURL(/uvacation\/\d+/);
    await settled(own, says);
    const toIllness = own.getByRole('main').getByRole('link', { name: String(sick?.number) });
    await expect(toIllness).toHaveCount(2);
    await expect(toIllness.first()).toHaveAttribute('href', new RegExp(`usickleave/${sick?.id}`));
    const parts = await sql(
      'select v."id"::int, d."days"::int from "vacation" v join "document" d on d."id" = v."id" where v."illness_id" = $1 order by d."start_date"',
      [sick?.id],
    );
    expect(parts.map(({ days }) => days)).toEqual([2, PART_DAYS - 5]);
    for (const { id } of parts) {
      await takeStep(manager, Number(id), 'sub', 'accepted');
      await takeStep(hr, Number(id), 'hr', 'agreed');
    }
    expect(await restOf(ill)).toBe(before + 3);
  });

  const back = await enter(recalled.login);
  await test.step('hr recalls another, who agrees to it', async () => {
    const leave = await begun(recalled, 4);
    const before = await restOf(recalled);
    await documentPage(page, says).open(leave.id, 'hr');
    await page.getByRole('button', { name: says('families.vacation.correct.recall'), exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(`uvacation/${leave.id}`));
    const id = Number(/uvacation\/(\d+)/.exec(page.url())?.[1]);
    await back.page.goto('/portal/umessages');
    await back.page.getByText(/Вас просят прервать/).click();
    await expect(
      back.page.getByText(says('families.vacation_correction.screen.law.recall_asked')),
    ).toBeVisible();
    await takeStep(back, id, undefined, 'prepared');
    await takeStep(manager, id, 'sub', 'accepted');
    await takeStep(hr, id, 'hr', 'agreed');
    // Days of the part that are spent, today included.
    const lived = 5;
    expect(await restOf(recalled)).toBe(before + PART_DAYS - lived);

    // The same days in the list, in the form, in the file of the list and by a call.
    const [kept] = await call(back.token, 'view.get', {
      object: 'vacation_correction',
      filter: `id = ${id}`,
    });
    expect([kept?.start_date, kept?.end_date, kept?.days]).toEqual([leave.start, today(), lived]);
    const query = new URLSearchParams({
      object: 'vacation_correction',
      filter: `id = ${id}`,
      columns: 'number,days',
    });
    const file = await get(origin, back.token, `/export?${query}`);
    const lines = cellsOf(Buffer.from(await file.arrayBuffer())).map((cells) =>
      cells.map(({ value }) => value),
    );
    expect(lines).toContainEqual([kept?.number, String(lived)]);
    await documentPage(back.page, says).open(id);
    await expect(back.page.getByRole('main')).toContainText(says('common.days', { count: lived }));
    await back.page.goto('/portal/uleave-days');
    await expect(back.page.getByRole('main')).toContainText(String(kept?.number));
  });
});

test('overtime of five across midnight gives one a day off, and the timesheet has it to the hour', async ({
  enter,
  origin,
}) => {
  const [manager, hr] = await Promise.all([enter('manager'), enter('hr')]);
  const five = people.slice(10, 15);
  const monday = plainFortnight();
  const [friday, dayoff] = [addDays(monday, 4), addDays(monday, 9)];
  // The overtime is entered after it was worked.
  await setParameter(await enter('admin'), origin, 'pastday_calendar_restriction', '0');
  const { page, says } = manager;
  const word = (key: string, values?: Record<string, string | number>) =>
    says(`families.overtime.screen.${key}`, values);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.goto('/portal/overtime-master-form');
  await page.locator('#overtime-day').fill(formatDay(friday, 'ru'));
  await page.locator('#overtime-from').fill('20');
  await page.locator('#overtime-to').fill('2');
  await page.locator('#overtime-to').press('Tab');
  await page.locator('#overtime-reason').click();
  await page.getByRole('option', { name: 'Производственная необходимость' }).click();
  await page.getByRole('button', { name: word('add_people') }).click();
  const window = page.getByRole('dialog');
  const surnames = five.map(({ short }) => short.split(' ')[0] ?? '');
  const find = window.getByRole('searchbox');
  for (const name of surnames) {
    await find.fill(name);
    await window.getByRole('checkbox').check();
  }
  await window.getByRole('button', { name: word('add_count', { count: 5 }) }).click();
  const [rested = ''] = surnames;
  await row(rested).getByRole('combobox').click();
  await page
    .getByRole('option', { name: says('families.overtime.choices.compensation_type.dayoff') })
    .click();
  await row(rested).getByRole('textbox').fill(formatDay(dayoff, 'ru'));
  const make = page.getByRole('button', { name: word('make', { count: 5 }) });
  await expect(make).not.toHaveAttribute('aria-disabled', 'true');
  await make.click();
  await expect(page).toHaveURL(/overtime-master-form\/\d+/);
  await settled(page, says);
  const verb = says('documents.steps.onward.agreed.verb');
  await page.getByRole('button', { name: word('all_of', { verb, count: 5 }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('documents.bulk.counted', { verb, count: 5 }) })
    .click();
  await expect(page.getByText(statusOf(says, 'overtime', 'agreed'), { exact: true })).toHaveCount(5);
  const list = listPage(hr.page, says);
  await hr.page.goto(`/portal/uovertimes?mode=hr&q=${encodeURIComponent('Сборщиков')}`);
  await settled(hr.page, says);
  await expect(list.rows).toHaveCount(5);
  for (const name of surnames) await list.row(name).getByRole('checkbox').check();
  await list.decideOnChosen('onward.approved', 5);
  await expect(list.rows.filter({ hasText: statusOf(says, 'overtime', 'approved') })).toHaveCount(5);

  const read = (object: string, filter: string, select?: string) =>
    answerOf(origin, hr.token, 'view.get', { object, filter, select });
  const [person] = five;
  const rest = await read('absence', `employee_id = ${person?.employee_id} and start_date = '${dayoff}'`);
  expect(rest.map(({ status_id }) => status_id)).toEqual(['agreed']);

  const month = friday.slice(0, 7);
  await hr.page.goto(`/portal/utimesheet?month=${month}&department=${encodeURIComponent(SEASON_TEAM)}`);
  await settled(hr.page, says);
  await hr.page.getByRole('button', { name: says('timesheet.form'), exact: true }).click();
  const line = hr.page.getByRole('row').filter({ hasText: rested });
  const cell = (day: Day) => line.locator('td').nth(Number(day.slice(8)) - 1);
  await expect(cell(friday)).toContainText(/Я 8\s*С 1,5\s*Н 2/);
  await expect(cell(addDays(friday, 1))).toContainText(/РВ\s*2/);
  await expect(cell(dayoff)).toContainText('ОВ');

  const [f, s, d] = [friday, addDays(friday, 1), dayoff].map((day) => Number(day.slice(8)));
  const filter = `month = '${month}' and employee_id = ${person?.employee_id}`;
  const fields = [`d${f}`, `h${f}`, `d${s}`, `h${s}`, `d${d}`];
  const numbers = ['Я/С/Н', '8/1.5/2', 'РВ', '2', 'ОВ'];
  const [kept] = await read('timesheet', filter, fields.join(','));
  expect(fields.map((name) => kept?.[name])).toEqual(numbers);
  const query = new URLSearchParams({ object: 'timesheet', filter, columns: fields.join(',') });
  const file = await get(origin, hr.token, `/export?${query}`);
  const rows = cellsOf(Buffer.from(await file.arrayBuffer())).map((cells) => cells.map(({ value }) => value));
  expect(rows).toContainEqual(numbers);
});
