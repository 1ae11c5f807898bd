import { formatDay } from '../../../lib/i18n/format.ts';
import { codeOf } from '../../support/authenticator.ts';
import type { FoundedPerson } from './founded-people.ts';
import { NORM, YEARS } from './founded-reckoning.ts';
import { type Founding, PASSWORD } from './founding.ts';
import { expect, test } from './portal-test.ts';
import { signInAs } from './sign-in.ts';

const ADMIN = 'anna@polet.example';
const COMPANY = {
  name: 'ООО «Полёт»',
  inn: '7707083893',
  ogrn: '1027700132195',
  admin_name: 'Сергеева Анна Львовна',
  email: ADMIN,
  password: PASSWORD,
};

/** Founds the company at the address from the log, and leads its admin through the set-up. */
export const foundCompany = async ({ admin, empty, mailbox }: Founding): Promise<void> => {
  const { page, says } = admin;
  const press = (key: string) => page.getByRole('button', { name: says(key), exact: true }).click();

  await test.step('the company is founded by the address of the log', async () => {
    await page.goto(empty.path);
    for (const [name, value] of Object.entries(COMPANY))
      await page.getByLabel(says(`setup.${name}`), { exact: true }).fill(value);
    await press('setup.begin');
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
};

/** Imports the people with managers by name, and invites them at once. */
export const importPeople = async ({ admin, people }: Founding): Promise<void> => {
  const { page, says } = admin;
  await test.step('sixty people are imported with managers by name, and invited at once', async () => {
    const { length } = people;
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
      dialog.getByRole('button', { name: says('users.import.add', { count: length }) }),
    ).toBeVisible();
    await dialog.getByLabel(says('users.import.invite'), { exact: true }).click();
    await page.getByRole('option', { name: says('users.import.invite_now'), exact: true }).click();
    await dialog.getByRole('button', { name: says('users.import.all'), exact: true }).click();
    await expect(dialog.getByText(says('users.import.written', { added: length, changed: 0 }))).toBeVisible();
    await dialog.getByRole('button', { name: says('importing.done') }).click();
  });
};

/** Imports the days of leave of all people, for this year and for the one that is planned. */
export const enterDays = async ({ admin, people }: Founding): Promise<void> => {
  const { page, says } = admin;
  const dictionary = (key: string, values?: Record<string, string | number>) =>
    says(`dictionary.${key}`, values);
  const field = (key: string) => says(`dictionaries.field.${key}`);
  await test.step('days of leave are brought for everybody by a file', async () => {
    await page.goto('/portal/vacationlimits');
    await page.getByRole('button', { name: dictionary('import'), exact: true }).click();
    const heads = [
      field('employee_id'),
      says('dictionaries.own.vacation_limit.period'),
      ...['on_date', 'norma', 'days_limit', 'employee_start_date'].map(field),
    ];
    const rows = people.flatMap(({ name, hire_date }) =>
      YEARS.map((year) => [name, year, `01.01.${year}`, NORM, NORM, formatDay(hire_date, 'ru')]),
    );
    const dialog = page.getByRole('dialog');
    await page
      .getByLabel(says('importing.choose'), { exact: true })
      .last()
      .setInputFiles({
        name: 'days.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([heads, ...rows].map((row) => row.join(';')).join('\r\n')),
      });
    const counts = { total: rows.length, added: rows.length, changed: 0, same: 0, refused: 0 };
    await expect(dialog.getByText(dictionary('import_counts', counts))).toBeVisible();
    await dialog.getByRole('button', { name: dictionary('import_apply'), exact: true }).click();
    await dialog.getByRole('button', { name: says('importing.done'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
};

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
