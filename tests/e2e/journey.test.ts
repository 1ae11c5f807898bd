import type { Locale } from '../../lib/access/actor.ts';
import { formatDay, formatNumber } from '../../lib/i18n/format.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { addDays, yearOf } from '../../lib/kernel/day.ts';
import { STATUS_NAMES } from '../../prisma/seed/dictionaries/statuses.data.ts';
import { pngOf } from '../support/pictures.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { ordinaryMondays } from './support/days.ts';
import { type DocumentPage, documentPage } from './support/document-page.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { expectNothingSeen, watcherOf } from './support/stranger.ts';
import type { Words } from './support/words.ts';

const LANGUAGES = [
  { locale: 'ru', speaking: 'in Russian', weeks: [0, 1, 2] },
  { locale: 'en', speaking: 'in English', weeks: [3, 4, 5] },
] as const;

for (const { locale, speaking, weeks } of LANGUAGES)
  test(`a vacation travels from a draft to processed through four people ${speaking}, and a stranger sees nothing of it`, async ({
    enter,
    origin,
  }) => {
    test.setTimeout(120_000);
    const [employee, manager, reviewer, hr, stranger] = await Promise.all(
      ['employee', 'manager', 'reviewer', 'hr', 'stranger'].map((login) => enter(login, { locale })),
    ) as [Person, Person, Person, Person, Person];
    const { says } = employee;
    const marker = `leavemark-${locale}-${Date.now()}`;
    const watcher = await watcherOf(stranger, origin, marker);
    const [first = '', colleagueFirst = ''] = weeks.map((week) => ordinaryMondays()[week]);
    const status = (id: string) => statusName(id, locale);
    const verb = (step: string) => says(`documents.steps.${step}.verb`);
    const snackbar = (person: Person, text: string) => person.page.getByRole('listitem').filter({ hasText: text });

    // Everybody has the portal open before anything happens, and nobody reloads these pages.
    await Promise.all([
      employee.page.goto('/portal/uvacation?mode=own'),
      manager.page.goto('/portal/'),
      reviewer.page.goto('/portal/uvacations-rev'),
      hr.page.goto('/portal/uvacations'),
      stranger.page.goto('/portal/'),
    ]);
    const form = documentPage(employee.page, says);

    await test.step('the employee writes it: the days count themselves, the balance is told', async () => {
      await expect(form.title).toHaveText(says('families.vacation.new'));
      await expect(form.head).toContainText(status('empty'));
      await form.type.click();
      await employee.page.getByRole('option', { name: ANNUAL[locale], exact: true }).click();
      await form.start.fill(formatDay(first, locale));
      await form.day(addDays(first, 6)).click();
      await expect(form.end).toHaveValue(formatDay(addDays(first, 6), locale));
      await expect(form.days).toHaveValue('7');
      await expect(employee.page.getByText(says('documents.count.unit.calendar_minus_holidays', { count: 7 }))).toBeVisible();
      const rest = await daysRest(origin, employee, yearOf(first));
      await expect(form.balance).toContainText(formatNumber(rest, locale));
      await expect(form.balance).toContainText(formatNumber(rest - 7, locale));
      await form.comment.fill(`${marker} plans`);
      await form.attach.setInputFiles({ name: `${marker}.png`, mimeType: 'image/png', buffer: await pngOf() });
      await expect(form.file(`${marker}.png`)).toBeVisible();
      await expect(form.head).toContainText(status('draft'));
      await expect(form.buttons).toHaveText([
        says('documents.form.delete'),
        says('documents.form.save_and_close'),
        verb('onward.prepared'),
      ]);
    });
    const id = Number(new URL(employee.page.url()).pathname.split('/').at(-1));
    const { number } = await readDocument(origin, employee, id);
    const seen = { id, number, file: `${marker}.png` };
    const desks = await Promise.all(
      [employee, manager, reviewer, hr].map(async (person) => documentPage(await person.tab(), says)),
    );
    /** What the document's page offers to each of the four: employee, manager, reviewer, hr. */
    const expectOffered = async (state: string, offered: readonly (readonly string[])[], past: readonly string[], now?: string) => {
      for (const [index, desk] of desks.entries()) {
        await desk.open(id);
        await expect(desk.head).toContainText(status(state));
        await expect(desk.buttons).toHaveText([...(offered[index] ?? [])]);
        await expectTimeline(desk, says, past, now);
      }
      await expectNothingSeen(watcher, seen);
    };
    const words = {
      remove: says('documents.form.delete'),
      save: says('documents.form.save_and_close'),
      send: verb('onward.prepared'),
      withdraw: verb('withdraw'),
      agree: verb('onward.agreed'),
      approve: verb('onward.approved'),
      process: verb('onward.processed'),
      decline: says('documents.steps.asking', { verb: verb('back.declined') }),
      giveBack: says('documents.steps.asking', { verb: verb('back.draft') }),
    };
    await expectNothingSeen(watcher, seen);

    await test.step('the employee sends it, and the manager sees it arrive without touching anything', async () => {
      const bell = manager.page.getByRole('link', { name: bellName(manager) });
      const before = await bell.getAttribute('aria-label');
      await form.button(words.send).click();
      await expect(form.head).toContainText(status('prepared'));
      await expect(snackbar(employee, number)).toContainText(says('documents.steps.onward.prepared.done'));
      await expect(manager.page.getByRole('region', { name: says('documents.home.inbox') }).or(manager.page.locator('section[aria-labelledby=inbox]')).first()).toContainText(number);
      await expect(bell).not.toHaveAttribute('aria-label', before ?? '');
      await expectOffered(
        'prepared',
        [
          [words.withdraw],
          [words.giveBack, words.decline, words.agree],
          [],
          [words.decline, words.remove, words.save, words.agree],
        ],
        ['draft', 'prepared'].map(status),
        'prepared',
      );
    });

    await test.step('the manager sends it back with a reason, which the employee reads where they are', async () => {
      const desk = documentPage(manager.page, says);
      await manager.page.getByRole('link', { name: new RegExp(number) }).first().click();
      await desk.button(words.giveBack).click();
      await expect(desk.reason).toContainText(says('families.vacation.ask.return'));
      await desk.reason.getByRole('button', { name: verb('back.draft'), exact: true }).click();
      await expect(desk.reason).toContainText(says('documents.reason.missing'));
      await desk.reasonText.fill(`${marker} too long`);
      await desk.reason.getByRole('button', { name: verb('back.draft'), exact: true }).click();
      await expect(desk.head).toContainText(status('draft'));

      await expect(form.head).toContainText(status('draft'));
      await expect(employee.page.getByText(says('documents.form.was_returned'))).toBeVisible();
      await expect(employee.page.getByRole('status').filter({ hasText: `${marker} too long` })).toBeVisible();
      await expect(form.buttons).toHaveText([words.remove, words.save, words.send]);
      await expectNothingSeen(watcher, seen);
    });

    await test.step('the employee corrects it and sends it again', async () => {
      await form.days.fill('4');
      await expect(form.end).toHaveValue(formatDay(addDays(first, 3), locale));
      await form.comment.fill(`${marker} shorter`);
      await form.button(words.send).click();
      await expect(form.head).toContainText(status('prepared'));
      await expectOffered(
        'prepared',
        [
          [words.withdraw],
          [words.giveBack, words.decline, words.agree],
          [],
          [words.decline, words.remove, words.save, words.agree],
        ],
        [status('draft'), status('prepared'), says('documents.timeline.returned'), status('prepared')],
        'prepared',
      );
    });

    const colleague = await enter('employee2', { locale });
    const other = await sentVacation(origin, colleague.token, {
      start_date: colleagueFirst,
      end_date: addDays(colleagueFirst, 3),
      comments: `${marker} of the colleague`,
    });

    await test.step('the manager agrees to two documents at once from the list', async () => {
      await manager.page.getByRole('navigation', { name: says('shell.main_menu') }).getByRole('link', { name: says('shell.menu.approvals') }).first().click();
      const list = listPage(manager.page, says);
      await list.select(number).check();
      await list.select(other.number).check();
      await expect(list.bulk).toContainText(says('documents.bulk.chosen', { count: 2 }));
      await list.bulk.getByRole('button', { name: says('documents.bulk.counted', { verb: words.agree, count: 2 }) }).click();
      await expect(manager.page.getByText(says('documents.bulk.result', { what: says('documents.steps.onward.agreed.done'), done: 2, all: 2 }))).toBeVisible();
      await expect(list.row(number)).toHaveCount(0);
      await expect(list.row(other.number)).toHaveCount(0);
      await expect(form.head).toContainText(status('agreed'));
      await expectOffered(
        'agreed',
        [[], [], [words.decline, words.approve], [words.decline, words.remove, words.save, words.approve]],
        [status('draft'), status('prepared'), says('documents.timeline.returned'), status('prepared'), status('agreed')],
        'agreed',
      );
    });

    await test.step('the reviewer approves it in the list that was open all the while', async () => {
      const list = listPage(reviewer.page, says);
      await list.decision('onward.approved', number).click();
      await expect(list.row(number)).toHaveCount(0);
      await expect(form.head).toContainText(status('approved'));
      await expectOffered(
        'approved',
        [[], [], [], [words.remove, words.save, words.process]],
        [status('draft'), status('prepared'), says('documents.timeline.returned'), status('prepared'), status('agreed'), status('approved')],
        'approved',
      );
    });

    await test.step('hr processes it, and everybody sees that nothing is left to do', async () => {
      const list = listPage(hr.page, says);
      await list.decision('onward.processed', number).click();
      await expect(list.row(number)).toHaveCount(0);
      await expect(form.head).toContainText(status('processed'));
      await expectOffered(
        'processed',
        [[], [], [], [words.remove, words.save]],
        [status('draft'), status('prepared'), says('documents.timeline.returned'), status('prepared'), status('agreed'), status('approved'), status('processed')],
      );
      await expect(form.timeline.nth(2)).toContainText(`${marker} too long`);
      await expect(form.timeline.nth(4)).toContainText(shortNameOf(locale));
    });
  });

const ANNUAL = { ru: 'Ежегодный основной оплачиваемый отпуск', en: 'Annual main paid leave' };

const MANAGER = { ru: 'Ковалёва Анна Сергеевна', en: 'Kovaleva Anna Sergeevna' };
const shortNameOf = (locale: Locale): string => shortName(MANAGER[locale]);

const statusName = (id: string, locale: Locale): string =>
  STATUS_NAMES.find(([known]) => known === id)?.[locale === 'ru' ? 1 : 2] ?? id;

const bellName = ({ says }: Person): RegExp => new RegExp(`^${says('shell.bell', { count: 0 }).split(',')[0]}`);

/** What has happened, in order, and then the stage the document stands at. */
const expectTimeline = async (desk: DocumentPage, says: Words, past: readonly string[], now: string | undefined): Promise<void> => {
  await expect(desk.timeline).toContainText([...past, ...(now ? [says(`documents.stages.${now}`)] : [])]);
  await expect(desk.timeline.filter({ hasText: / \d{1,2}:\d\d/ })).toHaveCount(past.length);
};

const readDocument = async (origin: string, person: Person, id: number): Promise<{ number: string }> => {
  const answer = await rpc(origin, person.token, 'view.get', { object: 'vacation', filter: `id = ${id}` });
  return { number: String(answer.result?.data[0]?.number) };
};

/** The days of a year the employee still may ask for, as the balance of the form tells them. */
const daysRest = async (origin: string, person: Person, year: number): Promise<number> => {
  const answer = await rpc(origin, person.token, 'view.get', {
    object: 'vacation_limit',
    filter: `period = ${year}`,
    orderBy: 'on_date',
    sort: 'desc',
    rowsPerPage: 1,
  });
  return Number(answer.result?.data[0]?.days_rest);
};
