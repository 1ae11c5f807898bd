import type { Locator, Page } from '@playwright/test';
import { pdfOf } from '../support/paper-desk.ts';
import { rpc } from '../support/rpc.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import type { Words } from './support/words.ts';

const PEOPLE = 60;

/** The numbers of so many people of hr's organization, the two who answer first among them. */
const numbersOf = async (hr: Person, origin: string): Promise<string[]> => {
  const answer = await rpc<{ data: { number: string; account: string; employee_id: number }[] }>(
    origin,
    hr.token,
    'paper.people',
    { all: true },
  );
  const rows = answer.result?.data ?? [];
  const able = rows.filter((row) => row.account === 'ready');
  const others = rows.filter((row) => row.account !== 'ready');
  const chosen = [...able, ...others].slice(0, PEOPLE).map((row) => row.number);
  expect(chosen, 'the demo company has as many people').toHaveLength(PEOPLE);
  return chosen;
};

const publishPage = (page: Page, says: Words) => {
  const label = (key: string): Locator => page.getByLabel(says(`papers.publish.${key}`), { exact: true });
  return {
    file: page.locator('input[type=file]'),
    name: label('name'),
    comment: label('comment'),
    way: (way: string) => page.getByRole('button', { name: says(`papers.audience.way.${way}`), exact: true }),
    numbers: page.getByLabel(says('papers.audience.numbers'), { exact: true }),
    send: (count: number) =>
      page.getByRole('button', { name: says('papers.publish.send', { count }), exact: true }),
    yes: page.getByRole('dialog').getByRole('button', { name: says('papers.publish.ask_yes'), exact: true }),
    result: page.getByRole('region', { name: says('papers.progress.result') }).getByRole('listitem'),
  };
};

const answersOf = (says: Words, confirmed: number) =>
  says('papers.list.answers', { confirmed, people: PEOPLE });

test('hr puts a paper before sixty people; one reads it in the page and confirms, another declines with a reason', async ({
  enter,
  origin,
}) => {
  const hr = await enter('hr');
  const { page, says } = hr;
  // In Latin letters: the screens in English are looked at after this.
  const title = 'House rules 2027';
  await goTo(page, '/portal/papers');
  await page.getByRole('link', { name: says('papers.list.publish') }).click();
  const form = publishPage(page, says);
  await form.file.setInputFiles({
    name: `${title}.pdf`,
    mimeType: 'application/pdf',
    buffer: pdfOf('House rules'),
  });
  await expect(form.name).toHaveValue(title);
  await form.comment.fill('Please read by Friday');
  await form.way('numbers').click();
  await form.numbers.fill([...(await numbersOf(hr, origin)), '99999999'].join('\n'));
  await expect(page.getByText(says('papers.preview.unknown', { count: 1 }))).toBeVisible();
  await expectAccessible(page, 'the form of a publication');
  await form.send(PEOPLE).click();
  await form.yes.click();
  await expect(page.getByText(says('papers.progress.done', { count: PEOPLE }))).toBeVisible({
    timeout: 60_000,
  });
  await expect(form.result).toHaveCount(PEOPLE);
  await page.getByRole('link', { name: says('papers.progress.to_paper') }).click();
  await expect(page.getByText(answersOf(says, 0))).toBeVisible();
  await page.getByRole('link', { name: `${title}.pdf` }).click();
  // The page before it has the same heading and title: only the address tells that the file is open.
  await expect(page).toHaveURL(/\/papers-file\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title} · `));
  await page.goBack();
  await expect(page.getByText(answersOf(says, 0))).toBeVisible();
  await expectAccessible(page, 'who has acknowledged');

  const employee = await enter('employee');
  await goTo(employee.page, '/portal/');
  const inbox = employee.page.getByRole('region', { name: says('documents.home.inbox') });
  const home = employee.page.getByRole('banner').getByRole('link', { name: says('shell.menu.home') });
  const counted = async (counter: typeof home) =>
    Number.parseInt((await counter.innerText()).replace(/\D+/g, ''), 10);
  // Whatever waits besides, the newest may be folded.
  await expect(inbox.getByRole('link').first()).toBeVisible();
  const folded = inbox.getByRole('button', { name: says('documents.home.show'), exact: true });
  if (await folded.isVisible()) await folded.click();
  await expect(inbox.getByRole('link', { name: title })).toBeVisible();
  expect(await counted(home), 'the header counts what the inbox holds').toBe(
    await counted(inbox.getByRole('heading').locator('..')),
  );
  await inbox.getByRole('link', { name: title }).click();
  await expect(employee.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(employee.page.getByText('Please read by Friday')).toBeVisible();
  const id = Number(/\/upaper\/(\d+)/.exec(employee.page.url())?.[1]);
  const unread = { object: 'message', filter: `registrator_id = ${id} and read_date is null` };
  await expect
    .poll(async () => (await rpc(origin, employee.token, 'view.get', unread)).result?.data, {
      message: 'what is before one is read',
    })
    .toEqual([]);
  await employee.page.getByRole('link', { name: says('papers.viewer.open'), exact: true }).click();
  await expect(employee.page).toHaveURL(`${origin}/portal/paper-file/${id}`);
  await expect(employee.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(employee.page).toHaveTitle(new RegExp(`^${title} · `));
  await expectAccessible(employee.page, 'the file of a paper');
  await employee.page.getByRole('link', { name: says('papers.viewer.back'), exact: true }).click();
  await expect(employee.page).toHaveURL(`${origin}/portal/upaper/${id}`);
  const shown = await employee.page.locator('iframe').getAttribute('src');
  const bytes = await employee.context.request.get(`${origin}${shown}`);
  expect([
    bytes.status(),
    bytes.headers()['content-type'],
    (await bytes.body()).equals(pdfOf('House rules')),
  ]).toEqual([200, 'application/pdf', true]);
  await expectAccessible(employee.page, 'a paper before its person');
  await confirmation(employee.page, says).click();
  // The status is said in the same words as the notice.
  await expect(
    employee.page.getByText(says('papers.answer.given_confirmed'), { exact: true }).first(),
  ).toBeVisible();

  const other = await enter('employee2');
  await goTo(other.page, '/portal/upapers-own');
  await other.page.getByRole('link', { name: title }).click();
  await other.page.getByRole('button', { name: says('papers.answer.decline_ask'), exact: true }).click();
  const window = other.page.getByRole('dialog');
  await window.getByRole('button', { name: says('papers.answer.decline'), exact: true }).click();
  await expect(window.getByText(says('documents.reason.missing'))).toBeVisible();
  await window.getByRole('textbox').fill('Appendix 2 is missing');
  await window.getByRole('button', { name: says('papers.answer.decline'), exact: true }).click();
  await expect(
    other.page.getByText(says('papers.answer.given_declined'), { exact: true }).first(),
  ).toBeVisible();

  await expect(page.getByText(answersOf(says, 1))).toBeVisible();
  await page.getByRole('button', { name: says('papers.answers.views.declined', { count: 1 }) }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: says('papers.list.remind'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('papers.list.remind_yes') })
    .click();
  await expect(page.getByText(says('papers.list.reminded', { told: PEOPLE - 2 }))).toBeVisible();
});

/** Where the employer's local act has papers signed, the plain answer stands beside the signature. */
const confirmation = (page: Page, says: Words): Locator =>
  page
    .getByRole('button', { name: says('papers.answer.confirm'), exact: true })
    .or(page.getByRole('button', { name: says('papers.answer.confirm_unsigned'), exact: true }));
