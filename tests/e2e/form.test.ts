import type { Page } from '@playwright/test';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { pngOf } from '../support/pictures.ts';
import { rpc } from '../support/rpc.ts';
import { move, readVacation } from '../support/vacation-desk.ts';
import { freeMondays } from './support/days.ts';
import { documentPage } from './support/document-page.ts';
import { goTo, walkTo } from './support/go-to.ts';
import { settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { documentIn } from './support/records.ts';
import { signInAs } from './support/sign-in.ts';
import { statusWords, stepWords } from './support/vacation-words.ts';

test('what was typed into a draft a moment before it is left is there afterwards', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  const form = documentPage(page, says);
  const id = await documentIn(origin, employee, 'draft');
  await form.open(id);
  await expect(page.getByText(says('documents.timeline.title'))).toBeVisible();
  const text = `Ключи у соседа ${Date.now()}`;
  await form.comment.fill(text);
  await page.getByRole('link', { name: says('families.vacation.lists.own') }).click();
  await expect(page).toHaveURL(/uvacations-own/);
  await expect
    .poll(async () => (await readVacation(origin, employee.token, id)).comments, 'the comment is stored')
    .toBe(text);
});

test('what is saved and closed leads back to where its person came from', async ({ enter, origin }) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  const form = documentPage(page, says);
  const id = await documentIn(origin, employee, 'draft');
  for (const [from, came] of [
    ['/portal/', /\/portal\/$/],
    ['/portal/uvacations-own?view=all', /uvacations-own\?view=all/],
  ] as const) {
    await goTo(page, from);
    await settled(page, says);
    await walkTo(page, `/portal/uvacation/${id}?mode=own`);
    await form.button(says('documents.form.save_and_close')).click();
    await expect(page).toHaveURL(came);
  }
});

test('as many files as there may be close the input, and one that goes opens it again', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  const form = documentPage(page, says);
  await form.open(await documentIn(origin, employee, 'draft'));
  await expect(form.attach).toBeEnabled();
  const buffer = await pngOf();
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer });
  await form.attach.setInputFiles(['1.png', '2.png', '3.png', '4.png'].map(picture));
  await expect(page.getByText(says('documents.files.refused.count', { max: 3 }))).toBeVisible();
  await expect(form.file('1.png')).toHaveCount(0);
  await form.attach.setInputFiles(['1.png', '2.png', '3.png'].map(picture));
  await expect(form.file('3.png')).toBeVisible();
  await expect(form.attach).toBeDisabled();
  await page.getByRole('button', { name: says('documents.files.delete', { name: '2.png' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('documents.files.delete_yes') })
    .click();
  await expect(form.attach).toBeEnabled();
});

test('a comment typed the moment its field appears, on a slow machine, is kept and stored', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says, context } = employee;
  const form = documentPage(page, says);
  const id = await documentIn(origin, employee, 'draft');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const text = `Рано ${Date.now()}`;
  await page.goto(`/portal/uvacation/${id}`, { waitUntil: 'commit' });
  await form.comment.selectText();
  await page.keyboard.insertText(text);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect
    .poll(async () => (await readVacation(origin, employee.token, id)).comments, 'the comment is stored')
    .toBe(text);
  await expect(form.comment).toHaveValue(text);
});

/** Fills in the form of a new vacation for the week of a Monday. */
const newVacation = async ({ page, says }: Person, monday: Day) => {
  const form = documentPage(page, says);
  await page.goto('/portal/uvacation?mode=own');
  await form.type.click();
  await page.getByRole('option').first().click();
  await form.start.fill(formatDay(monday, 'ru'));
  await form.end.fill(formatDay(addDays(monday, 6), 'ru'));
  return form;
};

/** The vacations of a person that begin on a day, and those not begun yet. */
const vacationsOn = async (origin: string, { token }: Person, day: Day) =>
  (
    await rpc(origin, token, 'view.get', {
      object: 'vacation',
      filter: `start_date = '${day}' or status_id = 'empty'`,
    })
  ).result?.data ?? [];

test('a new vacation whose answer was lost is one draft, whatever is typed and pressed afterwards', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  const [monday = ''] = await freeMondays(origin, [employee]);
  const form = await newVacation(employee, monday);
  await page.route('**/api/rpc', async (route) => {
    if (!route.request().postData()?.includes('"begin"')) return route.fallback();
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  await form.button(says('documents.form.save_and_close')).click();
  await expect(page.getByText(says('common.network_error'))).toBeVisible();
  await page.unroute('**/api/rpc');
  await page.reload();
  await form.comment.fill('Ключи у соседа');
  await form.button(says('documents.form.save_and_close')).click();
  await expect(page).toHaveURL(/uvacations-own/);
  expect(await vacationsOn(origin, employee, monday)).toEqual([
    expect.objectContaining({ status_id: 'draft', comments: 'Ключи у соседа' }),
  ]);
});

/** Saves a new vacation whose answer is lost on the way; reloads the page. */
const saveUnheard = async ({ page, says }: Person, form: Awaited<ReturnType<typeof newVacation>>) => {
  await page.route('**/api/rpc', async (route) => {
    if (!route.request().postData()?.includes('"begin"')) return route.fallback();
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  await form.button(says('documents.form.save_and_close')).click();
  await expect(page.getByText(says('common.network_error'))).toBeVisible();
  await page.unroute('**/api/rpc');
  await page.reload();
};

test('a new vacation whose answer was lost is found as it was left elsewhere meanwhile: sent, or deleted', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee', { complains: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ });
  const { page, says } = employee;
  const [one = '', two = ''] = await freeMondays(origin, [employee, employee]);
  const idOn = async (day: Day) => Number((await vacationsOn(origin, employee, day))[0]?.id);

  const sent = await newVacation(employee, one);
  await saveUnheard(employee, sent);
  await move(origin, employee.token, await idOn(one), 'prepared');
  await sent.comment.fill('Ключи у соседа');
  await sent.button(says('documents.form.save_and_close')).click();
  await expect(sent.head).toContainText(statusWords('ru')('prepared'));
  await expect(page).toHaveURL(new RegExp(`/uvacation/${await idOn(one)}\\?`));
  await move(origin, employee.token, await idOn(one), 'draft');

  await employee.page.goto('/portal/');
  const gone = await newVacation(employee, two);
  await saveUnheard(employee, gone);
  const deleted = { object: 'vacation', data: [{ id: await idOn(two) }] };
  expect((await rpc(origin, employee.token, 'table.del', deleted)).error).toBeUndefined();
  await gone.comment.fill('Пишу заново');
  await gone.button(says('documents.form.save_and_close')).click();
  await expect(page).toHaveURL(/uvacations-own/);
  expect(await vacationsOn(origin, employee, two)).toEqual([
    expect.objectContaining({ status_id: 'draft', comments: 'Пишу заново' }),
  ]);
});

test('T81: who signs in after somebody in the same tab finds nothing of what that person was writing', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee2');
  const { page, says } = employee;
  const [monday = ''] = await freeMondays(origin, [employee]);
  const form = await newVacation(employee, monday);
  await form.comment.fill('Никому не говорите');
  await page.reload();
  await expect(form.comment).toHaveValue('Никому не говорите');
  await page.getByRole('button', { name: new RegExp(says('shell.me', { name: '' }).trim()) }).click();
  await page.getByRole('menuitem', { name: says('shell.sign_out') }).click();
  await page.getByRole('link', { name: says('login.sign_in_again'), exact: true }).click();
  await signInAs(employee, 'employee');
  await expect(page).toHaveURL(`${origin}/portal/`);
  await page.goto('/portal/uvacation?mode=own');
  await expect(form.type).toBeVisible();
  await expect(form.comment).toHaveValue('');
});

test('a new vacation whose sending is refused is one draft in sight', async ({ enter, origin }) => {
  const employee = await enter('employee', { complains: /status of 400/ });
  const { page, says } = employee;
  const [monday = ''] = await freeMondays(origin, [employee]);
  const form = await newVacation(employee, monday);
  await page.route('**/api/rpc', async (route) => {
    const { method, params } = route.request().postDataJSON();
    if (method !== 'table.add' || params.object !== 'document_status') return route.fallback();
    // As if an admin deleted the step while the employee writes: the server knows no such step.
    const [data] = params.data;
    const asked = {
      ...route.request().postDataJSON(),
      params: { ...params, data: [{ ...data, workflow_id: 1 }] },
    };
    return route.continue({ postData: JSON.stringify(asked) });
  });
  await form.button(stepWords(says).send).click();
  await expect(page).toHaveURL(/uvacation\/\d+/);
  await expect(form.head).toContainText(statusWords('ru')('draft'));
  await expect(form.button(stepWords(says).send)).toBeEnabled();
  const id = Number(/uvacation\/(\d+)/.exec(page.url())?.[1]);
  expect(await vacationsOn(origin, employee, monday)).toEqual([
    expect.objectContaining({ id, status_id: 'draft' }),
  ]);
  await page.goto('/portal/uvacations-own?view=open');
  await expect(page.locator(`a[href*="/uvacation/${id}"]`).first()).toBeVisible();
});

test('a form reads its document anew when its window comes to the fore', async ({ enter, origin }) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  // No event tells the page of the change.
  await page.route('**/api/events', (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' }),
  );
  const id = await documentIn(origin, employee, 'draft');
  const form = documentPage(page, says);
  await page.goto(`/portal/uvacation/${id}`);
  await expect(form.comment).toBeEditable();
  await expect(page.getByText(says('documents.timeline.title'))).toBeVisible();
  const comments = `Из другого окна ${Date.now()}`;
  const written = await rpc(origin, employee.token, 'table.edit', {
    object: 'vacation',
    data: { id, comments },
  });
  expect(written.error).toBeUndefined();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(form.comment).toHaveValue(comments);
});

test('without a connection a vacation waits in sight, is given up, and goes once when the connection is back', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee');
  const { page, says, context } = employee;
  const words = stepWords(says);
  const [monday = ''] = await freeMondays(origin, [employee]);
  const form = await newVacation(employee, monday);
  await page.setViewportSize({ width: 390, height: 700 });
  await context.setOffline(true);
  const waiting = page.getByRole('status').filter({ hasText: says('shell.offline_waiting', { count: 1 }) });
  await form.button(words.send).click();
  await expect(waiting).toBeInViewport();
  await page.mouse.wheel(0, 2_000);
  await expect(waiting).toBeInViewport();
  await waiting.getByRole('button', { name: says('shell.offline_cancel') }).click();
  await expect(page.getByText(says('common.given_up'))).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await form.button(words.send).click();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/uvacation\/\d+/);
  await expect(form.head).toContainText(statusWords('ru')('prepared'));
  const sent = await vacationsOn(origin, employee, monday);
  expect(sent).toEqual([expect.objectContaining({ status_id: 'prepared' })]);
  await move(origin, employee.token, Number(sent[0]?.id), 'draft');
});

test('a draft that was changed in another window says whose change it was, with the ways out beside it', async ({
  enter,
  origin,
}) => {
  const employee = await enter('employee', { complains: /status of 400/ });
  const { page, says } = employee;
  const id = await documentIn(origin, employee, 'draft');
  const form = documentPage(page, says);
  // Without events: the page would take the newer row before anything is typed over it.
  await page.route('**/api/events', () => undefined);
  await page.goto(`/portal/uvacation/${id}`);
  await settled(page, says);
  const edit = async (token: string, comments: string) => {
    const answer = await rpc(origin, token, 'table.edit', { object: 'vacation', data: { id, comments } });
    expect(answer.error).toBeUndefined();
  };
  const actions = page.getByRole('region', { name: says('documents.form.actions') });
  const hr = await enter('hr');
  for (const [who, title] of [
    [employee, says('documents.conflict.own_title')],
    [hr, says('documents.conflict.title')],
  ] as const) {
    const text = `${who.login} ${Date.now()}`;
    await edit(who.token, text);
    await form.comment.fill(`моё ${text}`);
    await expect(actions.getByText(title)).toBeVisible();
    await expect(form.comment).toHaveValue(`моё ${text}`);
    await actions.getByRole('button', { name: says('documents.conflict.all_theirs') }).click();
    await expect(form.comment).toHaveValue(text);
  }
});

test('what is typed into a search before the page has come alive is searched for', async ({ enter }) => {
  const { page, says } = await enter('hr');
  const search = page.getByRole('searchbox', { name: says('users.search') });
  const release = await holdBackCode(page);
  await page.goto('/portal/users', { waitUntil: 'commit' });
  await search.fill('Тихонов');
  release();
  await expect(page).toHaveURL(new RegExp(encodeURIComponent('Тихонов')));
  await expect(search).toHaveValue('Тихонов');
});

/** Holds the scripts of the pages, as a slow line does, until the answer is called. */
const holdBackCode = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const code = '**/_next/static/chunks/*.js*';
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
