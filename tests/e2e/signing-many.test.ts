import { addDays } from '../../lib/kernel/day.ts';
import { newPaper, publish } from '../support/paper-desk.ts';
import { rpc, signIn } from '../support/rpc.ts';
import { move, sentVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { goTo } from './support/go-to.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { signPaper } from './support/signed-paper.ts';
import {
  giveKey,
  introduceSigning,
  introductions,
  lendSignatures,
  signWindow,
  sql,
  standOf,
} from './support/signing-desk.ts';
import { stepWords } from './support/vacation-words.ts';

const PIN = '4831';
const { having, takeBack } = introductions();
test.afterEach(takeBack);

test('a manager signs what is chosen in the list with one PIN, and every document says how it ended', async ({
  enter,
  origin,
}) => {
  await having(lendSignatures({ manager: '2' }));
  const [employee, manager] = [await enter('employee'), await enter('manager')];
  const hr = await enter('hr');
  await having(giveKey(origin, manager, hr, await enter('admin'), PIN));
  const { page, says } = manager;
  const mondays = await freeMondays(origin, [employee, employee, employee, employee]);
  const sent = [];
  for (const start_date of mondays)
    sent.push(await sentVacation(origin, employee.token, { start_date, end_date: addDays(start_date, 1) }));
  const [other] = sent.splice(3);
  await move(origin, hr.token, other?.id ?? 0, 'agreed');
  await having(introduceSigning(true, 'employer'));

  const list = listPage(page, says);
  await goTo(page, '/portal/uvacations-sub?view=all&sort=dates&desc=1&size=100');
  for (const of of [...sent, other]) await list.select(of?.number ?? '').check();
  const verb = says('signing.sign_and', { verb: stepWords(says).agree.toLowerCase() });
  const count = says('documents.bulk.counted', { verb, count: 3 });
  await list.bulk.getByRole('button', { name: count }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByRole('region').getByRole('listitem'), 'who stays out of it').toContainText(
    other?.number ?? '',
  );
  await asked.getByRole('button', { name: count }).click();
  const window = signWindow(page, says);
  await expect(window.pin).toBeFocused();
  // The employee takes one back while the manager reads.
  const [first, second, third] = sent;
  await move(origin, employee.token, third?.id ?? 0, 'draft');
  await window.pin.pressSequentially(PIN);
  await window.signAll(3).click();
  await expect(window.says('result.many', { done: 2, all: 3 })).toBeVisible();
  const line = (of: typeof first) =>
    window.dialog.getByRole('listitem').filter({ hasText: of?.number ?? '' });
  await expect(line(first)).toContainText(says('signing.list.signed'));
  await expect(line(second)).toContainText(says('signing.list.signed'));
  await expect(line(third)).toContainText(says('signing.refused.status_mismatch'));
  await window.close.click();
  for (const [of, status_id, signatures] of [
    [first, 'agreed', 1],
    [second, 'agreed', 1],
    [third, 'draft', 0],
  ] as const)
    expect(await standOf(of?.id ?? 0)).toMatchObject({ status_id, signatures });
});

test('a manager signs from the home page what may be signed, and is not offered to where nothing is', async ({
  enter,
  origin,
}) => {
  await having(lendSignatures({ manager: '1' }));
  const [employee, manager] = [await enter('employee'), await enter('manager')];
  const { page, says } = manager;
  const [start_date = ''] = await freeMondays(origin, [employee]);
  const sent = await sentVacation(origin, employee.token, { start_date, end_date: addDays(start_date, 1) });
  // The longest wait makes it the first, whatever other journeys have left waiting.
  await sql(`update "document" set "status_date" = '2020-01-01' where "id" = $1`, [sent.id]);
  const more = listPage(page, says).more(sent.number);
  const verb = says('signing.sign_and', { verb: stepWords(says).agree.toLowerCase() });
  const item = page.getByRole('menuitem', { name: verb, exact: true });
  await goTo(page, '/portal');
  await more.click();
  await expect(page.getByRole('menuitem')).not.toHaveCount(0);
  await expect(item).toHaveCount(0);
  await having(introduceSigning(false, 'employer'));
  await page.reload();
  await more.click();
  await item.click();
  const window = signWindow(page, says);
  await window.sign.click();
  await expect(window.says('result.title')).toBeVisible();
  await window.close.click();
  expect(await standOf(sent.id)).toMatchObject({ status_id: 'agreed', signatures: 1 });
});

test('sixty people have a paper before them: everybody who has an account signs it, in the window or not, and hr sees who', async ({
  enter,
  origin,
}) => {
  const hr = await enter('hr');
  const people = await rpc<{ data: { employee_id: number; account: string }[] }>(
    origin,
    hr.token,
    'paper.people',
    { all: true },
  );
  const may = Object.groupBy(people.result?.data ?? [], ({ account }) => String(account === 'ready'));
  // People invited by other journeys have passwords of their own.
  const invited = await sql(`select "employee_id"::int as id from "app_user" where "login" like '%@%'`);
  const able = (may.true ?? []).filter(({ employee_id }) => invited.every(({ id }) => id !== employee_id));
  expect(able.length).toBeGreaterThan(50);
  const ids = [...able, ...(may.false ?? [])].slice(0, 60).map(({ employee_id }) => employee_id);
  const paper_id = await newPaper(origin, hr.token, { title: 'Safety at work 2027' });
  const lines = [
    ...(await publish(origin, hr.token, paper_id, ids.slice(0, 30))),
    ...(await publish(origin, hr.token, paper_id, ids.slice(30))),
  ];
  const accounts = await sql(
    `select u."login", e."name", e."id"::int from "app_user" u join "employee" e on e."id" = u."employee_id"
     where u."employee_id" = any($1)`,
    [able.map(({ employee_id }) => employee_id)],
  );
  const before = accounts.map((account) => ({
    login: String(account.login),
    name: String(account.name),
    document_id: Number(lines.find((line) => line.employee_id === account.id)?.document_id),
  }));
  await having(lendSignatures(Object.fromEntries(before.map(({ login }) => [login, '1']))));

  const inWindow = before.filter(({ login }) => ['employee', 'employee2', 'manager'].includes(login));
  expect(inWindow).toHaveLength(3);
  await Promise.all(
    inWindow.map(async ({ login, document_id }) => signInWindow(await enter(login), document_id)),
  );
  const rest = before.filter((each) => !inWindow.includes(each));
  for (let at = 0; at < rest.length; at += 4)
    await Promise.all(
      rest
        .slice(at, at + 4)
        .map(async ({ login, document_id }) => signPaper(origin, await signIn(origin, login), document_id)),
    );

  const { page, says } = hr;
  await goTo(page, `/portal/papers/${paper_id}`);
  await expect(
    page.getByText(says('papers.list.answers', { confirmed: able.length, people: 60 })),
  ).toBeVisible();
  const confirmed = says('papers.answers.views.confirmed', { count: able.length });
  await page.getByRole('button', { name: confirmed }).click();
  await page.getByRole('searchbox', { name: says('papers.answers.search') }).fill(inWindow[0]?.name ?? '');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText(inWindow[0]?.name ?? '');
  const [all] = await sql(
    `select count(*)::int as "signatures" from "signature" s join "request_push_signed" r on r."id" = s."document_id" where r."paper_id" = $1`,
    [paper_id],
  );
  expect(all).toEqual({ signatures: able.length });
});

const signInWindow = async ({ page, says }: Person, document_id: number) => {
  await goTo(page, `/portal/upaper/${document_id}`);
  await page.getByRole('button', { name: says('papers.answer.sign'), exact: true }).click();
  const window = signWindow(page, says);
  await expect(window.says('caption.1')).toBeVisible();
  await window.sign.click();
  await expect(window.says('result.title')).toBeVisible();
  await window.close.click();
  await expect(page.getByText(says('papers.answer.given_confirmed'), { exact: true }).first()).toBeVisible();
  const signatures = page.getByRole('region', { name: says('signatures.title.hr'), exact: true });
  await expect(signatures.getByText(says('verify.verdict_short.passed'), { exact: true })).toBeVisible();
};
