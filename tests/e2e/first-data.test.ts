import type { Page } from '@playwright/test';
import { rpc } from '../support/rpc.ts';
import { addVacation } from '../support/vacation-desk.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { newReport } from './support/records.ts';

const NO_SCRIPTS = { javaScriptEnabled: false };
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36',
};
const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';

/** A leave of the employee that is not sent, with a comment. */
const draftOf = ({ token }: Person, origin: string, comments: string) =>
  addVacation(origin, token, { comments });

test('home, a list and a document are readable where no script runs, on a computer and on a phone', async ({
  enter,
  origin,
}) => {
  for (const [device, browser] of Object.entries({ computer: {}, phone: PHONE })) {
    const employee = await enter('employee2', { browser: { ...NO_SCRIPTS, ...browser } });
    const { page, says } = employee;
    const draft = await draftOf(employee, origin, `Поеду к морю, ${device}`);

    await page.goto('/portal/');
    await expect(
      page
        .getByRole('region', { name: says('documents.home.my_requests') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: says('documents.home.my_days') })).toContainText(/\d/);

    await page.goto('/portal/uvacations-own?view=all');
    const rows = device === 'phone' ? page.getByRole('article') : listPage(page, says).rows;
    await expect(rows.filter({ hasText: /ОТ-\d+/ }).first()).toBeVisible();

    await page.goto(`/portal/uvacation/${draft.id}`);
    await expect(page.getByLabel(says('documents.fields.comments'), { exact: true })).toHaveValue(
      `Поеду к морю, ${device}`,
    );
    await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible();
  }
});

test('the calendar of a team is there where no script runs, as its address says it', async ({ enter }) => {
  for (const browser of [{}, PHONE]) {
    const { page, says } = await enter('manager', { browser: { ...NO_SCRIPTS, ...browser } });
    await page.goto('/portal/team-calendar?span=month');
    await expect(page.getByRole('rowheader', { name: says('team.own_team') })).toBeVisible();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
  }
});

test('T67: a page brings what its reader may read, nothing of others, and keeps a text a text', async ({
  enter,
  origin,
  request,
}) => {
  const employee = await enter('employee2');
  const draft = await draftOf(employee, origin, HOSTILE);
  const address = `/portal/uvacation/${draft.id}`;

  const own = await employee.context.request.get(address);
  const text = await own.text();
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(text).toContain(draft.number);
  expect(text).not.toContain('</script><script>alert(1)');
  expect(text).not.toContain('<img src=x');
  await employee.page.goto(address);
  await expect(
    employee.page.getByLabel(employee.says('documents.fields.comments'), { exact: true }),
  ).toHaveValue(HOSTILE);

  const stranger = await enter('employee');
  for (const asked of [address, `${address}?mode=hr`, '/portal/uvacations-own?view=all'])
    expect(await (await stranger.context.request.get(asked)).text()).not.toContain(draft.number);
  expect(await (await request.get(address)).text()).not.toContain(draft.number);
  const part = await employee.context.request.get(address, { headers: { rsc: '1', 'x-eg-whole': '1' } });
  expect(await part.text()).not.toContain(draft.number);
});

test('T08: a page brings no more rows than it draws at once; of a longer list its browser asks', async ({
  enter,
}) => {
  const { context, page, says } = await enter('hr');
  const text = async (size: number) =>
    (await context.request.get(`/portal/uvacations?view=all&size=${size}`)).text();
  expect(await text(50)).toMatch(/id="document-\d+"/);
  for (const size of [101, 999_999]) expect(await text(size)).not.toMatch(/id="document-\d+"/);
  await page.goto('/portal/uvacations?view=all&size=101');
  await expect(listPage(page, says).rows.first()).toBeVisible();
});

test('columns and density stand as somebody left them, before any script', async ({ enter, origin }) => {
  const { page, context, says } = await enter('employee2', { browser: NO_SCRIPTS });
  await context.addCookies([
    { name: 'eg.list.uvacations-own', value: 'columns=document.status&density=compact', url: origin },
  ]);
  await page.goto('/portal/uvacations-own?view=all');
  await expect(page.getByRole('columnheader', { name: says('documents.columns.status') })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: says('documents.columns.period') })).toHaveCount(0);
});

test('columns of lines stand as somebody left them, before any script', async ({ enter, origin }) => {
  const employee = await enter('employee2', { browser: NO_SCRIPTS });
  const { page, context, says } = employee;
  const id = await newReport(origin, employee, [{ amount: '100', receipt_number: 'A1' }]);
  const head = (column: string) =>
    page.getByRole('columnheader', { name: says(`families.expense.lines.details.${column}`), exact: true });
  await context.addCookies([{ name: 'eg.list.uexpense.details', value: 'columns=currency_id', url: origin }]);
  await page.goto(`/portal/uexpense/${id}?mode=own`);
  for (const column of ['amount', 'currency_id']) await expect(head(column)).toBeVisible();
  await expect(head('receipt_number')).toHaveCount(0);
});

const SCRIPTS = '**/_next/static/chunks/*.js';

/** Holds the scripts of a page back until they are let go. */
const withoutScripts = async (page: Page): Promise<() => void> => {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(SCRIPTS, (route) => gone.then(() => route.continue()));
  return go;
};

test('what is pressed and typed before a page is alive happens once it is', async ({ enter, origin }) => {
  const employee = await enter('employee2');
  const { page, says } = employee;
  const draft = await draftOf(employee, origin, '');
  const comment = page.getByLabel(says('documents.fields.comments'), { exact: true });
  const letGo = await withoutScripts(page);
  await page.goto(`/portal/uvacation/${draft.id}`, { waitUntil: 'commit' });
  await comment.pressSequentially('Билеты уже есть');
  await page
    .getByRole('region', { name: says('documents.form.actions') })
    .getByRole('button', { name: says('documents.form.save_and_close'), exact: true })
    .click();
  letGo();
  await expect
    .poll(async () => {
      const read = { object: 'vacation', filter: `id = ${draft.id}`, select: 'comments' };
      const answer = await rpc<{ data: { comments: string }[] }>(origin, employee.token, 'view.get', read);
      return answer.result?.data[0]?.comments;
    })
    .toBe('Билеты уже есть');
});

test('a press that met the picture in a button counts, and keeps nothing from following', async ({
  enter,
}) => {
  const { page, says } = await enter('employee2');
  const letGo = await withoutScripts(page);
  await page.goto('/portal/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await header
    .getByRole('button', { name: says('shell.create'), exact: true })
    .locator('svg')
    .click();
  letGo();
  await expect(page.getByRole('dialog', { name: says('shell.create'), exact: true })).toBeVisible();
});

test('a key of the portal pressed before a page is alive acts once it is', async ({ enter }) => {
  const { page, says } = await enter('employee2');
  const letGo = await withoutScripts(page);
  await page.goto('/portal/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  letGo();
  await expect(page.getByRole('dialog', { name: says('shell.find') })).toBeVisible();
});

test('a page is painted before any script of it is asked for, and is alive afterwards', async ({ enter }) => {
  const { page, says } = await enter('employee2');
  await page.goto('/portal/');
  await page
    .getByRole('button', { name: says('shell.create'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: says('shell.create'), exact: true })).toBeVisible();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

test('a page that nobody looks at, and one whose browser tells of no paint, are alive as well', async ({
  enter,
}) => {
  const ways = {
    unseen: () => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
    untold: () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { get: () => [] }),
  };
  /** No paint is ever told of, and nothing happens for having waited long. */
  const inVain = () => {
    PerformanceObserver.prototype.observe = () => {};
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms = 0) => (ms < 3_000 ? wait(work, ms) : 0)) as typeof wait;
  };
  const { context, says } = await enter('employee2');
  for (const way of Object.values(ways)) {
    const page = await context.newPage();
    await page.addInitScript(inVain);
    await page.addInitScript(way);
    await page.goto('/portal/');
    await page
      .getByRole('button', { name: says('shell.create'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: says('shell.create'), exact: true })).toBeVisible();
    await page.close();
  }
});

test('a page lets its scripts come by one other; its head is told alone; what is no page goes as it came', async ({
  request,
}) => {
  const head = await request.head('/portal/login');
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  const whole = await (await request.get('/portal/login')).text();
  expect(whole.match(/\("later","joined"\)<\/script>/g)).toHaveLength(1);
  expect(whole.match(/<script src="[^"]*" async/g)).toBeNull();
  const moved = await request.get('/', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['content-encoding']]).toEqual([308, undefined]);
});

test('a screen whose own scripts do not come at first is alive all the same', async ({ enter, origin }) => {
  const employee = await enter('employee2', { complains: /Failed to load resource|ERR_FAILED/ });
  const { page, says } = employee;
  const draft = await draftOf(employee, origin, '');
  let asked = 0;
  // The first joined script is that of every page, the second that of the screen.
  await page.route(/\/joined-[^/]+\.js/, (route) => {
    asked += 1;
    return asked === 2 ? route.abort() : route.continue();
  });
  await page.goto(`/portal/uvacation/${draft.id}`);
  await page.getByLabel(says('documents.fields.comments'), { exact: true }).fill('Билеты уже есть');
  const actions = page.getByRole('region', { name: says('documents.form.actions') });
  await actions.getByRole('button', { name: says('documents.form.save_and_close'), exact: true }).click();
  await expect(actions).toHaveCount(0);
  expect(asked).toBeGreaterThan(1);
});
