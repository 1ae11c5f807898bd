import { formatDay } from '../../lib/i18n/format.ts';
import { addDays, type Day, daysBetween } from '../../lib/kernel/day.ts';
import { formatAmount } from '../../lib/money/format-amount.ts';
import { pngOf } from '../support/pictures.ts';
import { languagesOf } from '../support/whole.ts';
import { freeMondays, today } from './support/days.ts';
import { verbOf } from './support/family-words.ts';
import { inPortalDatabase } from './support/portal-database.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { introduceSigning, lendSignatures, signWindow } from './support/signing-desk.ts';
import { statusWords, stepWords } from './support/vacation-words.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const RUSSIA = { ru: 'Россия', en: 'Russia' };
const CLIENT = { ru: 'Заказчик', en: 'Client' };
const TALKS = { ru: 'Переговоры', en: 'Negotiations' };
const TAXI = { ru: 'Такси', en: 'Taxi' };

/** The legs of the trip by the days of its week. */
const LEGS = [
  { from: 'Москва', to: 'Торжок', days: [0, 2], entity: 'АО «Самовар»' },
  { from: 'Торжок', to: 'Старица', days: [2, 3], entity: 'ООО «Тесто»' },
  { from: 'Старица', to: 'Москва', days: [4, 4], entity: '' },
] as const;
const PER_DIEM = 5 * 700;
/** Four lines in roubles, the last without a receipt; one in dollars by the slip of an exchange. */
const LINES: readonly { amount: string; currency: string; rate?: string; receipt: boolean }[] = [
  { amount: '480', currency: 'RUB', receipt: true },
  { amount: '320,50', currency: 'RUB', receipt: true },
  { amount: '25', currency: 'USD', rate: '81,40', receipt: true },
  { amount: '1200', currency: 'RUB', receipt: true },
  { amount: '99,50', currency: 'RUB', receipt: false },
];
/** What is left of the advance: 3 500 of per diem, 2 100 in roubles and 2 035 in dollars were spent of 15 500. */
const RETURNED = '7865';
const REPORT = { ru: 'Отчёт по командировке', en: 'Trip expense report' };

const DAYS_OF_A_WEEK = 7;

/** Moves a trip some days into the past. */
const moveTrip = async (id: string, earlier: number): Promise<void> => {
  for (const [table, key] of [
    ['document', 'id'],
    ['btrip_route', 'btrip_id'],
  ])
    await inPortalDatabase(
      `update "${table}" set "start_date" = "start_date" - $2::int, "end_date" = "end_date" - $2::int where "${key}" = $1`,
      [id, String(earlier)],
    );
};

let restore: (() => Promise<unknown>)[] = [];

test.beforeAll(async () => {
  restore = [await introduceSigning(true, 'employee', 'btrip'), await lendSignatures({ employee: '1' })];
});
test.afterAll(async () => {
  for (const each of restore) await each();
});

for (const locale of languagesOf('journey-trip'))
  test(`a trip of three legs is signed and agreed, and its report goes from a phone to the end, back once for a receipt (${locale})`, async ({
    enter,
    origin,
  }) => {
    const [employee, manager, accountant] = (await Promise.all(
      ['employee', 'manager', 'accountant'].map((login) => enter(login, { locale })),
    )) as [Person, Person, Person];
    const { says } = employee;
    const [monday = ''] = await freeMondays(origin, [employee]);
    const on = (day: number): string => formatDay(addDays(monday as Day, day), locale);
    const words = stepWords(says);
    const chooseIn = async ({ page }: Person, label: string, option: string) => {
      await page.locator('main').getByLabel(label, { exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    /** Presses a step of the open document, with a reason where one is asked. */
    const take = async ({ page }: Person, verb: string, reason?: string) => {
      const actions = page.getByRole('region', { name: says('documents.form.actions') });
      await actions.getByRole('button', { name: verb, exact: true }).click();
      if (reason === undefined) return;
      const asked = page.getByRole('dialog');
      await asked.getByLabel(says('documents.reason.label')).fill(reason);
      await asked.getByRole('button', { name: says('documents.steps.back.draft.verb'), exact: true }).click();
    };
    /** Agrees after reading the sender's warnings. */
    const agreeWarned = async (person: Person) => {
      await take(person, words.agree);
      await person.page.getByRole('dialog').getByRole('button', { name: words.agree, exact: true }).click();
      await expect(heading(person)).toContainText(status('agreed'));
    };
    const heading = ({ page }: Person) => page.getByRole('heading', { level: 1 }).locator('..');
    const status = statusWords(locale, 'expense');

    const trip = await test.step('the employee writes it leg by leg, the portal counts', async () => {
      const { page } = employee;
      const field = (key: string) => says(`families.btrip.fields.${key}`);
      await page.goto('/portal/ubtrip?mode=own');
      for (const [key, day] of [
        ['start_date', 0],
        ['end_date', 4],
      ] as const) {
        const input = page.locator(`#${key}`);
        await input.fill(on(day));
        await input.press('Tab');
      }
      const grid = page.getByRole('grid');
      for (const [index, leg] of LEGS.entries()) {
        await page
          .getByRole('button', { name: says('families.btrip.lines.routes.add'), exact: true })
          .click();
        const cell = (column: string) =>
          grid.getByLabel(
            says('documents.lines.cell', {
              nth: index + 1,
              column: says(`families.btrip.lines.routes.${column}`),
            }),
            { exact: true },
          );
        await expect(cell('from')).toBeFocused();
        await cell('from').fill(leg.from);
        await cell('to').fill(leg.to);
        await cell('start_date').fill(on(leg.days[0]));
        await cell('end_date').fill(on(leg.days[1]));
        await cell('entity').fill(leg.entity);
        await cell('entity').press('Tab');
      }
      // The dictionary of cities knows neither Torzhok nor Staritsa.
      await chooseIn(employee, field('country_id'), RUSSIA[locale]);
      await expect(page.getByLabel(field('entity'), { exact: true })).toHaveCount(0);
      await chooseIn(employee, field('destination_id'), CLIENT[locale]);
      await page.getByLabel(field('goal'), { exact: true }).fill('Переговоры');
      await expect(page.locator('main')).toContainText(formatAmount(String(PER_DIEM), 'RUB', locale));
      const lodging = page.getByLabel(field('lodging_per_night'), { exact: true });
      await lodging.fill('3000');
      await lodging.press('Tab');
      const advance = formatAmount(String(PER_DIEM + 4 * 3000), 'RUB', locale);
      await expect(page.getByLabel(field('advance_amount'), { exact: true })).toHaveValue(advance);
      await take(employee, words.send);
      const window = signWindow(page, says);
      await window.sign.click();
      await expect(window.says('result.title')).toBeVisible();
      await window.button(says('signing.result.to_list')).click();
      await expect(page).toHaveURL(/ubtrips-own/);
      const link = page.getByRole('link', { name: 'Торжок, Старица' }).first();
      return String(/ubtrip\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]);
    });

    await test.step('the manager reads its legs and agrees', async () => {
      await manager.page.goto(`/portal/ubtrip/${trip}`);
      await expect(
        manager.page.getByRole('table', { name: says('families.btrip.lines.routes.title') }),
      ).toContainText('Старица');
      await take(manager, words.agree);
      const gender = says('shell.genders.btrip');
      await expect(heading(manager)).toContainText(says('documents.statuses.agreed', { gender }));
    });

    // A trip is reported once it is over: its days are those of a week that has passed.
    const gone = addDays(
      monday as Day,
      -DAYS_OF_A_WEEK * Math.ceil((daysBetween(today(), monday as Day) + 5) / DAYS_OF_A_WEEK),
    );
    await moveTrip(trip, daysBetween(gone, monday as Day));

    const phone = await enter('employee', { locale, browser: PHONE });
    const expense = (key: string) => says(`families.expense.${key}`);
    const line = (key: string) => says(`documents.lines.${key}`);
    const cards = phone.page.locator('main ol').first().locator('> li');
    const receipt = async () => ({ name: 'receipt.png', mimeType: 'image/png', buffer: await pngOf() });
    /** Fills in a line's card in the sheet over the cards. */
    const fillIn = async (nth: number, cells: Record<string, string>) => {
      await cards.nth(nth).getByRole('button').filter({ hasNotText: /^$/ }).first().click();
      const sheet = phone.page.getByRole('dialog');
      for (const [column, value] of Object.entries(cells)) {
        const input = sheet.getByLabel(expense(`lines.details.${column}`), { exact: true });
        if (column.endsWith('_id')) {
          await input.click();
          await phone.page.getByRole('option', { name: value, exact: true }).click();
        } else {
          await input.fill(value);
          await input.blur();
        }
      }
      await sheet.getByRole('button', { name: line('done'), exact: true }).click();
      await expect(sheet).toHaveCount(0);
    };

    await test.step('the employee reports it from a phone: receipts by the camera, five lines, two currencies', async () => {
      const { page } = phone;
      await page.goto('/portal/uexpense?mode=own');
      await chooseIn(phone, expense('type'), REPORT[locale]);
      await page.locator('main').getByLabel(expense('fields.btrip_id'), { exact: true }).click();
      await page
        .getByRole('option', { name: /Торжок, Старица/ })
        .first()
        .click();
      // The trip's data move the page, and an open list closes when the layout changes.
      await expect(
        page
          .locator('main')
          .getByText(/15\D500/)
          .first(),
      ).toBeVisible();
      await chooseIn(phone, expense('fields.expense_goal_id'), TALKS[locale]);
      const camera = page.locator(`input[type=file][aria-label="${line('files_take')}"]`).first();
      for (const [nth, cells] of LINES.entries()) {
        if (cells.receipt) await camera.setInputFiles(await receipt());
        else {
          await page.getByRole('button', { name: expense('lines.details.add'), exact: true }).click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: line('done'), exact: true })
            .click();
        }
        await expect(cards).toHaveCount(nth + 1);
        await fillIn(nth, {
          date: formatDay(addDays(gone, nth), locale),
          expense_type_id: TAXI[locale],
          amount: cells.amount,
          currency_id: cells.currency,
          ...(cells.rate ? { rate: cells.rate } : {}),
          // Receipt numbers are unique: the other language or a retry may have left its own in this portal.
          receipt_number: `${locale}-${test.info().retry}-${nth}`,
        });
      }
      await expect(page.locator('main')).toContainText(formatAmount(RETURNED, 'RUB', locale));
    });

    const report = await test.step('a line without a receipt is named, and sent all the same', async () => {
      const { page } = phone;
      await expect(cards.nth(4)).toContainText(says('rules.expense.no-receipt', { line: 5 }));
      await take(phone, words.send);
      const asked = page.getByRole('dialog');
      await expect(asked).toContainText(says('rules.expense.no-receipt', { line: 5 }));
      await asked.getByRole('button', { name: words.send, exact: true }).click();
      await expect(heading(phone)).toContainText(status('prepared'));
      return String(/uexpense\/(\d+)/.exec(page.url())?.[1]);
    });
    const desks = [manager, accountant] as const;
    for (const { page } of desks) await page.goto(`/portal/uexpense/${report}`);

    await test.step('whoever reads it finds what is missing and what is to be returned in words, and nothing to the side', async () => {
      const title = expense('lines.details.title');
      for (const { page } of desks) {
        const lines = page.getByRole('region', { name: says('documents.lines.region', { title }) });
        await expect(page.locator('main')).toContainText(
          says('families.expense.screen.returned', { whose: 'other' }),
        );
        await expect(lines.getByRole('row').nth(5)).toContainText(expense('screen.no_receipt'));
        await expect(lines.getByRole('row').nth(4)).not.toContainText(expense('screen.no_receipt'));
        await expect(lines).toHaveAttribute('data-fits', 'true');
      }
      const text = says('families.expense.screen.returned', { whose: 'own' });
      await expect(phone.page.locator('main')).toContainText(text);
      await expect(cards.nth(4)).toContainText(expense('screen.no_receipt'));
    });

    await test.step('the manager agrees, the accountant sends it back for the receipt', async () => {
      await agreeWarned(manager);
      await take(accountant, words.giveBack, 'Где чек за такси?');
      await expect(heading(accountant)).toContainText(status('draft'));
    });

    await test.step('the employee takes the receipt and sends it again, and it goes to the end', async () => {
      const { page } = phone;
      await expect(page.getByText('Где чек за такси?', { exact: true })).toBeVisible();
      await page
        .locator(`input[type=file][aria-label="${says('documents.lines.file_none', { nth: 5 })}"]`)
        .setInputFiles(await receipt());
      await expect(cards.nth(4)).not.toContainText(says('rules.expense.no-receipt', { line: 5 }));
      await take(phone, words.send);
      await expect(heading(phone)).toContainText(status('prepared'));
      await take(manager, words.agree);
      for (const step of ['accepted', 'processed'] as const) {
        await take(accountant, verbOf(says, 'expense', `onward.${step}`));
        await expect(heading(accountant)).toContainText(status(step));
      }
      await expect(heading(phone)).toContainText(status('processed'));
      await expect(page.locator('main')).toContainText(formatAmount(RETURNED, 'RUB', locale));
      await expect(
        page.getByRole('link', { name: says('documents.lines.file_of', { nth: 5, name: 'receipt.png' }) }),
      ).toBeVisible();
    });
  });
