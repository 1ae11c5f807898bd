import { formatDay, formatNumber } from '../../lib/i18n/format.ts';
import { addDays, addMonths, weekday } from '../../lib/kernel/day.ts';
import { monthOf } from '../../lib/timesheet/month.ts';
import { codeOf } from '../support/authenticator.ts';
import { plainMonday } from '../support/plain-weeks.ts';
import { languagesOf } from '../support/whole.ts';
import { today } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { type EmptyPortal, startEmptyPortal } from './support/empty-portal.ts';
import { type FoundedPerson, foundedPeople } from './support/founded-people.ts';
import { listPage } from './support/list-page.ts';
import { expect, test as portalTest, type Visitor } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';
import { stepWords } from './support/vacation-words.ts';
import { verifyFiles } from './support/verify-files.ts';

const test = portalTest.extend<object, { empty: EmptyPortal }>({
  empty: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const empty = await startEmptyPortal(`founded_${workerIndex}`, { mail: true });
      await use(empty);
      await empty.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portal: async ({ empty }, use) => use(empty),
});

const WORKING_DAYS = { ru: /(\d+) рабочи[хй] д/, en: /(\d+) working days?/ };
const WORKED = { ru: /Работа в дневное время/, en: /Day work|Daytime work|Work by day/ };
const CERTIFICATE = { ru: /Справка с места работы/, en: /Certificate of employment/ };
const ANNUAL = { ru: 'Ежегодный основной оплачиваемый отпуск', en: 'Annual paid leave' };
/** The Monday so many weeks from this week's. */
const mondayAhead = (weeks: number) => addDays(today(), 1 - weekday(today()) + weeks * 7);
const ADMIN = 'anna@polet.example';
const PASSWORD = 'Znamya#7-vetra';

/** Whoever has come in by the link of a letter, and has a password. */
const comeIn = async (visitor: Visitor, link: string): Promise<void> => {
  const { page, says } = visitor;
  await page.goto(link);
  await page.getByLabel(says('passwords.new'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: says('passwords.set') }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
};

for (const locale of languagesOf('founding'))
  test(`a company of sixty is founded, and its first month is worked through on the screens (${locale})`, async ({
    visit,
    empty,
    mailbox,
  }) => {
    const people = foundedPeople();
    const admin = await visit({ locale });
    const { page, says } = admin;
    const press = (key: string) => page.getByRole('button', { name: says(key), exact: true }).click();

    await test.step('the company is founded by the address of the log', async () => {
      await page.goto(empty.path);
      const field = (name: string) => page.getByLabel(says(`setup.${name}`), { exact: true });
      for (const [name, value] of Object.entries({
        name: 'ООО «Полёт»',
        inn: '7707083893',
        ogrn: '1027700132195',
        admin_name: 'Сергеева Анна Львовна',
        email: ADMIN,
        password: PASSWORD,
      }))
        await field(name).fill(value);
      await page.getByRole('button', { name: says('setup.begin'), exact: true }).click();
      await expect(page).toHaveURL(/\/portal\/login/);
      await signInAs(admin, ADMIN, PASSWORD);
    });

    await test.step('its admin sets up a second factor', async () => {
      await expect(page).toHaveURL(/tab=security/);
      await page
        .getByRole('region', { name: says('factors.title') })
        .getByRole('button', { name: says('factors.set_up') })
        .click();
      const dialog = page.getByRole('dialog');
      const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
      await dialog.getByLabel(says('factors.code'), { exact: true }).fill(codeOf(secret));
      await press('factors.turn_on');
      await press('factors.kept');
    });

    await test.step('a letter of trial arrives, and the limits of the law are taken', async () => {
      await page.goto('/portal/');
      await expect(page).toHaveURL(/\/portal\/start$/);
      const step = (name: string) =>
        page.getByRole('listitem').filter({ hasText: says(`setup.about.${name}`) });
      await step('mail')
        .getByRole('button', { name: says('setup.go.mail'), exact: true })
        .click();
      expect((await mailbox.next(ADMIN)).text).toContain('Полёт');
      await expect(step('mail')).toHaveAttribute('data-state', 'done');
      await step('limits')
        .getByRole('button', { name: says('setup.take_limits'), exact: true })
        .click();
      await expect(step('limits')).toHaveAttribute('data-state', 'done');
    });

    await test.step('sixty people are imported with managers by name, and invited at once', async () => {
      await page.goto('/portal/users');
      await page.getByRole('button', { name: says('users.import_action') }).click();
      const dialog = page.getByRole('dialog', { name: says('users.import.title') });
      await dialog
        .getByLabel(says('importing.choose'))
        .first()
        .setInputFiles({
          name: 'people.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(fileOf(people, (column) => says(`users.column.${column}`))),
        });
      await expect(
        dialog.getByRole('button', { name: says('users.import.add', { count: 60 }) }),
      ).toBeVisible();
      await dialog.getByLabel(says('users.import.invite'), { exact: true }).click();
      await page.getByRole('option', { name: says('users.import.invite_now'), exact: true }).click();
      await dialog.getByRole('button', { name: says('users.import.all'), exact: true }).click();
      await expect(dialog.getByText(says('users.import.written', { added: 60, changed: 0 }))).toBeVisible();
      await dialog.getByRole('button', { name: says('importing.done') }).click();
    });

    const named = (name: string) => {
      const found = people.find((person) => person.name.startsWith(name));
      if (!found) throw new Error(`nobody is called ${name}`);
      return found;
    };
    const enter = async (name: string) => {
      const visitor = await visit({ locale });
      const { email } = named(name);
      await comeIn(visitor, (await mailbox.next(email)).link);
      return visitor;
    };
    const employee = await enter('Абрикосов Антон');
    const manager = await enter(named('Абрикосов Антон').manager);
    const [hr, reviewer] = [await enter('Лебедева'), await enter('Сорокина')];
    const words = stepWords(says);
    const first = plainMonday(mondayAhead(3), 7, 7);
    const number = await test.step('the first leave: seven days are counted, and sent', async () => {
      const form = documentPage(employee.page, says);
      await employee.page.goto('/portal/uvacation?mode=own');
      await form.type.click();
      await employee.page.getByRole('option', { name: ANNUAL[locale], exact: true }).click();
      await form.start.fill(formatDay(first, locale));
      await form.day(addDays(first, 6)).click();
      await expect(form.days).toHaveValue('7');
      await form.button(words.send).click();
      await expect(form.button(words.withdraw)).toBeVisible();
      return /ОТ-\d+/.exec(await employee.page.locator('main').innerText())?.[0] ?? '';
    });

    await test.step('it is agreed, approved and processed by those whose turn it is', async () => {
      for (const [visitor, path, step] of [
        [manager, '/portal/approvals', 'onward.agreed'],
        [reviewer, '/portal/approvals', 'onward.approved'],
        [hr, '/portal/approvals', 'onward.processed'],
      ] as const) {
        await visitor.page.goto(path);
        const list = listPage(visitor.page, says);
        await list.decision(step, number).click();
        await expect(list.row(number)).toHaveCount(0);
      }
    });

    await test.step('a certificate is made by the portal, and a stranger finds it genuine', async () => {
      const { page: own } = employee;
      const said = (key: string) => says(`families.request.${key}`);
      await own.goto('/portal/urequests-own');
      await own.getByRole('radio', { name: CERTIFICATE[locale] }).check({ force: true });
      await own.getByRole('button', { name: said('order.submit'), exact: true }).click();
      const file = own.getByRole('row').getByRole('link').first();
      await expect(file, 'the page looks for it by itself').toBeVisible();
      await own.getByRole('row').getByRole('button').first().click();
      const archive = own.getByRole('link', { name: said('given.package'), exact: true });
      const address = (await archive.getAttribute('href')) ?? '';
      const buffer = await (await employee.context.request.get(address)).body();
      const stranger = await visit({ locale });
      await stranger.page.goto('/portal/verify');
      await verifyFiles(stranger.page, { name: 'package.zip', buffer });
      await expect(stranger.page.getByText(says('verify.verdict.passed'), { exact: true })).toBeVisible();
    });

    await test.step('hr closes the month before this one', async () => {
      const { page: desk } = hr;
      const month = monthOf(addMonths(today(), -1));
      const button = (key: string) =>
        desk.getByRole('button', { name: says(`timesheet.${key}`), exact: true });
      await desk.goto(`/portal/utimesheet?month=${month}`);
      await button('form').click();
      await expect(desk.getByText(says('timesheet.formed', { count: 60 }))).toBeVisible();
      await button('close').click();
      await desk.getByRole('menuitem', { name: says('timesheet.becomes.open_month') }).click();
      await desk.getByRole('dialog').locator('button[type=submit]').click();
      await expect(desk.getByText(says('timesheet.closing.month'), { exact: true })).toBeVisible();
      const working = Number(
        WORKING_DAYS[locale].exec(await desk.getByText(WORKING_DAYS[locale]).innerText())?.[1],
      );
      const sum = formatNumber(working * people.length, locale);
      await expect(desk.getByRole('row').filter({ hasText: WORKED[locale] }).last()).toContainText(sum);
      const coming = desk.waitForEvent('download');
      await desk.getByRole('button', { name: 'XLSX', exact: true }).click();
      expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
    });
  });

/** The file of people as a spreadsheet saves it. */
const fileOf = (people: readonly FoundedPerson[], titled: (column: string) => string): string => {
  const columns = [
    'email',
    'name',
    'number',
    'roles',
    'position',
    'department',
    'manager',
    'hire_date',
  ] as const;
  const rows = people.map((person) =>
    columns.map((column) => (column === 'hire_date' ? formatDay(person.hire_date, 'ru') : person[column])),
  );
  return [columns.map(titled), ...rows].map((row) => row.join(';')).join('\r\n');
};
