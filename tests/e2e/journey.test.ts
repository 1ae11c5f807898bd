import { formatDay, formatNumber } from '../../lib/i18n/format.ts';
import { typedDay } from '../../lib/i18n/typed-day.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { pngOf } from '../support/pictures.ts';
import { rpc } from '../support/rpc.ts';
import { sentVacation } from '../support/vacation-desk.ts';
import { languagesOf } from '../support/whole.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { everybodySees, type Sight } from './support/everybody.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { daysBefore, hiddenOf } from './support/records.ts';
import { expectNothingSeen, watcherOf } from './support/stranger.ts';
import { statusWords, stepWords } from './support/vacation-words.ts';

const ANNUAL = { ru: 'Ежегодный основной оплачиваемый отпуск', en: 'Annual paid leave' };
const MANAGER = { ru: 'Ковалёва А. С.', en: 'Kovaleva A. S.' };
/** How many of the people of a ribbon are away. */
const HEADS = { ru: /^Сегодня отсутству[ею]т \d+ из (\d+)$/, en: /^\d+ of (\d+) away today$/ };

/** The way of the document after each step; a return is distinct from a draft. */
const SENT_TWICE = ['draft', 'prepared', 'returned', 'prepared'];

/** How many unread messages about a document a person has. */
const unreadOf = async (origin: string, { token }: Person, id: number): Promise<number> => {
  const filter = `registrator_id = ${id} and read_date is null`;
  const { result } = await rpc<{ data: unknown[] }>(origin, token, 'view.get', { object: 'message', filter });
  return result?.data.length ?? 0;
};

for (const locale of languagesOf('journey'))
  test(`a vacation travels from a draft to processed through four people, and a stranger sees nothing of it (${locale})`, async ({
    enter,
    origin,
  }) => {
    const people = await Promise.all(
      ['employee', 'manager', 'reviewer', 'hr', 'employee2', 'stranger'].map((login) =>
        enter(login, { locale }),
      ),
    );
    const [employee, manager, reviewer, hr, colleague, stranger] = people as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const { says } = employee;
    const [status, words] = [statusWords(locale), stepWords(says)];
    const marker = `leavemark-${locale}-${Date.now()}`;
    const [first = '', colleagueFirst = ''] = await freeMondays(origin, [employee, colleague]);
    const form = documentPage(employee.page, says);
    const inbox = manager.page.getByRole('heading', { name: says('documents.home.inbox') }).locator('..');

    // All have the portal open before anything happens, and never reload these pages.
    const watcher = await watcherOf(stranger, origin, marker);
    await Promise.all([
      employee.page.goto('/portal/uvacation?mode=own'),
      manager.page.goto('/portal/'),
      reviewer.page.goto('/portal/uvacations-rev'),
      hr.page.goto('/portal/uvacations'),
    ]);

    await test.step('of the team of the manager as many are counted as have a row in the ribbon', async () => {
      const team = manager.page.getByRole('region', { name: says('documents.home.team') });
      const isOff = team.getByText(says('documents.home.day_off'));
      await expect(team.getByText(HEADS[locale]).or(isOff)).toBeVisible();
      // On a day off the ribbon counts no absences.
      if ((await isOff.count()) > 0) return;
      const [, people] = HEADS[locale].exec(await team.getByText(HEADS[locale]).innerText()) ?? [];
      await expect(team.locator('tbody').getByRole('row')).toHaveCount(Number(people));
    });

    await test.step('the employee writes it: the days count themselves, the balance is told', async () => {
      await expect(form.head).toContainText(says('families.vacation.new'));
      await expect(form.head).toContainText(status('empty'));
      await form.type.click();
      await employee.page.getByRole('option', { name: ANNUAL[locale], exact: true }).click();
      await form.start.fill(formatDay(first, locale));
      await form.day(addDays(first, 6)).click();
      await expect(form.end).toHaveValue(typedDay(addDays(first, 6), locale));
      await expect(form.days).toHaveValue('7');
      await expect(form.count).toContainText(
        says('documents.count.unit.calendar_minus_holidays', { count: 7 }),
      );
      const week = { start_date: first, end_date: addDays(first, 6) };
      const { available, free } = await daysBefore(origin, employee, week);
      await expect(form.balance).toContainText(formatNumber(available, locale));
      await expect(form.balance).toContainText(formatNumber(free - 7, locale));
      await form.comment.fill(`${marker} plans`);
      await form.attach.setInputFiles({
        name: `${marker}.png`,
        mimeType: 'image/png',
        buffer: await pngOf(),
      });
      await expect(form.file(`${marker}.png`)).toBeVisible();
      await expect(form.head).toContainText(status('draft'));
      await expect(form.buttons).toHaveText([words.remove, words.save, words.send]);
    });
    const { id, number, ...rest } = await hiddenOf(origin, employee, marker);
    const hidden = { id, ...rest };
    const desks = await Promise.all(
      [manager, reviewer, hr].map(async (person) => {
        const desk = documentPage(await person.tab(), says);
        await desk.open(id);
        return desk;
      }),
    );
    const expectEverywhere = async (sight: Sight): Promise<void> => {
      await everybodySees([form, ...desks], sight, { says, status });
      await expectNothingSeen(watcher, hidden);
    };

    await test.step('the employee sends it, and the manager sees it arrive without touching anything', async () => {
      const bell = manager.page.getByRole('banner').getByRole('link', { name: says('shell.messages') });
      const waiting = Number(/\d+/.exec((await inbox.textContent()) ?? '')?.[0]);
      await form.button(words.send).click();
      // Checked first: the notice disappears by itself.
      await expect(
        employee.page.getByText(
          says('documents.moved', { what: says('documents.steps.onward.prepared.done'), number }),
        ),
      ).toBeVisible();
      await expect(form.head).toContainText(status('prepared'));
      await expect(inbox).toContainText(String(waiting + 1));
      await expect(bell).toHaveAttribute('aria-label', /\d/);
      await expect.poll(() => unreadOf(origin, manager, id)).toBe(1);
      await expectEverywhere({
        state: 'prepared',
        past: ['draft', 'prepared'],
        offered: [
          [words.withdraw],
          [words.giveBack, words.decline, words.agree],
          [],
          [words.decline, words.remove, words.save, words.agree],
        ],
      });
    });

    await test.step('the manager sends it back with a reason, which the employee reads where they are', async () => {
      const desk = documentPage(manager.page, says);
      await manager.page.bringToFront();
      await manager.page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${says('shell.menu.approvals')}`) })
        .click();
      await manager.page.waitForURL('**/approvals**');
      // A large page: documents of other journeys wait too, and may fill the usual one.
      await manager.page.goto('/portal/approvals?size=100');
      await listPage(manager.page, says).row(number).getByRole('link').click();
      await desk.button(words.giveBack).click();
      await expect(desk.reason).toContainText(says('families.vacation.ask.return'));
      await desk.reasonYes('back.draft').click();
      await expect(desk.reason).toContainText(says('documents.reason.missing'));
      await desk.reasonText.fill(`${marker} too long`);
      await desk.reasonYes('back.draft').click();
      await expect(employee.page.getByText(says('documents.form.was_returned'))).toBeVisible();
      await expect(employee.page.getByRole('status').filter({ hasText: MANAGER[locale] })).toContainText(
        `${marker} too long`,
      );
      await expectEverywhere({
        state: 'draft',
        past: ['draft', 'prepared', 'returned'],
        offered: [
          [words.remove, words.save, words.send],
          [words.remove, words.save, words.send],
          [],
          [words.remove, words.save, words.send],
        ],
      });
    });

    await test.step('the employee corrects it and sends it again', async () => {
      await form.days.fill('');
      await form.days.pressSequentially('4 дн');
      await expect(form.days, 'VALID-19: what is no part of a number is not typed').toHaveValue('4');
      await expect(form.end).toHaveValue(typedDay(addDays(first, 3), locale));
      await form.comment.fill(`${marker} shorter`);
      await form.button(words.send).click();
      await expectEverywhere({
        state: 'prepared',
        past: SENT_TWICE,
        offered: [
          [words.withdraw],
          [words.giveBack, words.decline, words.agree],
          [],
          [words.decline, words.remove, words.save, words.agree],
        ],
      });
    });

    await test.step('the manager agrees to two documents at once from the list', async () => {
      await manager.page.goBack();
      const other = await sentVacation(
        origin,
        colleague.token,
        leaveOf(colleagueFirst, `${marker} of the colleague`),
      );
      await manager.page.bringToFront();
      const list = listPage(manager.page, says);
      await list.select(number).check();
      await list.select(other.number).check();
      await expect(list.bulk).toContainText(says('common.rows_chosen', { count: 2 }));
      await list.decideOnChosen('onward.agreed', 2);
      const what = says('documents.steps.onward.agreed.done');
      await expect(
        manager.page.getByText(says('documents.bulk.result', { what, done: 2, all: 2 })),
        'after the ten seconds in which it may be taken back',
      ).toBeVisible({ timeout: 60_000 });
      await expect(list.row(number)).toHaveCount(0);
      await expect(list.row(other.number)).toHaveCount(0);
      await expectEverywhere({
        state: 'agreed',
        past: [...SENT_TWICE, 'agreed'],
        offered: [
          [],
          [],
          [words.decline, words.approve],
          [words.decline, words.annul, words.change, words.approve],
        ],
      });
    });

    await test.step('the reviewer approves it in the list that was open all the while, and it moves on to hr', async () => {
      const [reviewed, processed] = [listPage(reviewer.page, says), listPage(hr.page, says)];
      await Promise.all([hr.page.bringToFront(), reviewer.page.bringToFront()]);
      await processed.search.fill(number);
      await expect(processed.decision('onward.approved', number)).toBeVisible();
      await reviewed.decision('onward.approved', number).click();
      await expect(reviewed.row(number)).toHaveCount(0);
      await expect(processed.decision('onward.processed', number)).toBeVisible();
      await expectEverywhere({
        state: 'approved',
        past: [...SENT_TWICE, 'agreed', 'approved'],
        offered: [[], [], [], [words.annul, words.change, words.process]],
      });
    });

    await test.step('hr processes it, and nothing is left to do for anybody', async () => {
      const list = listPage(hr.page, says);
      await list.decision('onward.processed', number).click();
      await expect(list.row(number)).toHaveCount(0);
      await expectEverywhere({
        state: 'processed',
        past: [...SENT_TWICE, 'agreed', 'approved', 'processed'],
        offered: [[], [], [], [words.annul, words.change]],
      });
      await expect(form.timeline.nth(2)).toContainText(`${marker} too long`);
      await expect(form.timeline.nth(4)).toContainText(MANAGER[locale]);
    });
  });

const leaveOf = (start_date: Day, comments: string) => ({
  start_date,
  end_date: addDays(start_date, 3),
  comments,
});
