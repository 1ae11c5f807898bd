import type { Page, Request } from '@playwright/test';
import { yearOf } from '../../lib/kernel/day.ts';
import { rpc } from '../support/rpc.ts';
import { today } from './support/days.ts';
import { goTo } from './support/go-to.ts';
import { settled } from './support/judge-screen.ts';
import { withParameters } from './support/lent-account.ts';
import { listPage } from './support/list-page.ts';
import { inPortalDatabase } from './support/portal-database.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { leaveJustSent } from './support/records.ts';
import { passUntil, stopClock } from './support/still-clock.ts';
import type { Words } from './support/words.ts';

/** The frame around every screen. Its words are those of the specification; steps name the rows of its catalogue. */
const SECOND_MS = 1_000;
/** So short that all waits for pages add up to less than seconds. */
const BLINK_MS = 10;

test('the frame tells what runs, that it works, and that a message came, and every call says its language and device', async ({
  enter,
}) => {
  const person = await enter('employee', { locale: 'en', complains: /ERR_FAILED/ });
  const { page } = person;
  const calls = heard(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const news = page.getByText('New message received', { exact: true });
  const bar = page.getByRole('banner').getByRole('progressbar');
  const toAbout = () => page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  const toHome = () =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  const listening = page.waitForResponse('**/api/events');
  await stopClock(page);
  await page.goto('/portal/');
  await passUntil(page, heading('Igor'));
  await page.clock.runFor(2 * SECOND_MS);
  await listening;

  await test.step('SHELL-01, SHELL-02: the year, the company, the fallback version and the mode', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`${yearOf(today())} Romashka and Vasilek`);
    await expect(footer).toContainText(/v2\.0\.12 production$/);
  });

  await test.step('SHELL-16, SHELL-14: who goes to another page pulls what came in, and the bar stays while any call runs', async () => {
    await page.clock.runFor(5 * SECOND_MS);
    await sendMessage(person.login);
    const [answer, lose] = [await hold(page, pullsMessages), await hold(page, pullsIncomplete)];
    calls.splice(0);
    await toAbout();
    await passUntil(page, heading('About'), BLINK_MS);
    await expect.poll(() => [calls.some(pullsMessages), calls.some(pullsIncomplete)]).toEqual([true, true]);
    await expect(bar).toHaveCount(1);
    answer('continue');
    await passUntil(page, news);
    await expect(bar).toHaveCount(1);
    lose('abort');
    await expect(bar).toHaveCount(0);
  });

  await test.step('NOTIF-04, ERR-29, SHELL-06: the word of a new message stays for five seconds', async () => {
    await page.clock.runFor(4.5 * SECOND_MS);
    await expect(news).toBeVisible();
    await page.clock.runFor(SECOND_MS);
    await expect(news).toHaveCount(0);
  });

  await test.step('SHELL-16: nothing is pulled twice within five seconds', async () => {
    calls.splice(0);
    await toHome();
    await passUntil(page, heading('Igor'), BLINK_MS);
    await expect.poll(() => calls.some(pullsMessages)).toBe(true);
    await page.clock.runFor(4 * SECOND_MS);
    calls.splice(0);
    await toAbout();
    await passUntil(page, heading('About'), BLINK_MS);
    await toHome();
    await passUntil(page, heading('Igor'), BLINK_MS);
    await page.clock.runFor(SECOND_MS);
    await allAsked(page);
    expect(calls.filter(pullsMessages)).toEqual([]);
  });

  await test.step('I18N-03, AUTH-12: the language of the page and one hash of the device on every call', async () => {
    await page.clock.resume();
    await page.goto('/portal/uvacations-own');
    await expect.poll(() => calls.length).toBeGreaterThan(2);
    const said = calls.map((call) => [call.headers()['accept-language'], call.headers()['x-fingerprint']]);
    const [[, device = ''] = []] = said;
    expect(device).toMatch(/^[0-9a-f]{64}$/);
    expect(said).toEqual(said.map(() => ['en', device]));
  });

  await test.step('NAV-14: an address that leads nowhere shows the way to the home page', async () => {
    await page.goto('/portal/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^oops, no such page$/i);
    await expect(page.getByRole('link', { name: /^to main$/i })).toHaveAttribute('href', '/portal/');
  });
});

/** A parameter, the screen that shows it, and what is visible under its first value and hidden under the second. */
type Switch = readonly [
  row: string,
  code: string,
  shown: '0' | '1',
  login: string,
  address: string,
  what: (page: Page, says: Words) => ReturnType<Page['locator']>,
];

/** Placeholder for the address of a leave the employee has sent. */
const OWN_SENT = '/sent';

const SWITCHES: readonly Switch[] = [
  ['HEAD-06, PARAM-33', 'hide_unread_bell', '0', 'employee', '/portal/', (page) => bell(page)],
  ['HEAD-10, PARAM-36', 'language_switch_off', '0', 'employee', '/portal/', (page) => languages(page)],
  ['HEAD-10, PARAM-36', 'language_switch_off', '0', '', '/portal/login', (page) => languages(page)],
  [
    'PARAM-40',
    'is_employee_team_view_visible',
    '1',
    'employee',
    '/portal/',
    (page, says) => page.getByRole('region', { name: says('documents.home.team') }),
  ],
  [
    'VAC-27, PARAM-45',
    'vacation_employee_rest_visible',
    '1',
    'employee',
    OWN_SENT,
    (page, says) => page.getByRole('heading', { name: says('documents.balance.title') }),
  ],
  [
    'LIST-10, PARAM-56',
    'chips_actual_off',
    '0',
    'hr',
    '/portal/uvacations?view=all',
    (page, says) => listPage(page, says).view('open'),
  ],
  [
    'LIST-10, PARAM-57',
    'location_filter_show_in_grid',
    '1',
    'hr',
    '/portal/uvacations?view=all',
    (page, says) => listPage(page, says).chip('location'),
  ],
];

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Уведомления/ });
const languages = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Язык/ });

test('what a client switches off in its parameters is not on the screens, and what it switches on is', async ({
  enter,
  visit,
  origin,
}) => {
  const [employee, hr, visitor] = [await enter('employee'), await enter('hr'), await visit()];
  const at: Readonly<Record<string, Pick<Person, 'page' | 'says'>>> = { employee, hr, '': visitor };
  const sent = `/portal/uvacation/${await leaveJustSent(origin, 'annual')}`;
  const look = async (shown: boolean) => {
    for (const [row, code, , login, screen, what] of SWITCHES) {
      const { page, says } = at[login] ?? visitor;
      const address = screen === OWN_SENT ? sent : screen;
      if (!page.url().endsWith(address)) {
        // Once the page listens, a signed-in reader has the parameters: what is missing then is not on it.
        await (login === '' ? page.goto(address) : goTo(page, address));
        await settled(page, says);
      }
      await expect(what(page, says), `${row}: ${code}`).toHaveCount(shown ? 1 : 0);
    }
  };
  const values = (turned: boolean) =>
    Object.fromEntries(
      SWITCHES.map(([, code, shown]) => [code, turned ? (shown === '1' ? '0' : '1') : shown]),
    );
  await withParameters({ ...values(false), ...NUMBERS }, async () => {
    await look(true);

    // Numbers and names that a client sets appear where they apply.
    await expect(employee.page.getByText('норма 9 рабочих дней').first()).toBeVisible();
    await expect(listPage(hr.page, hr.says).rows).toHaveCount(10);
    await employee.page.goto('/portal/umessages');
    await expect(employee.page.getByText(/ за 7 дней$/)).toBeVisible();
    await employee.page.goto('/portal/profile?tab=security');
    await expect(employee.page.getByText('Машинный зал').first()).toBeVisible();

    // LIST-08: each place once, in order.
    await listPage(hr.page, hr.says).chip('location').click();
    await expect(hr.page.getByRole('menuitemcheckbox')).toHaveText(PLACES);
    await hr.page.keyboard.press('Escape');

    // FORM-13: the hint stands under the chosen type and goes with it.
    await employee.page.goto('/portal/uvacation?mode=own');
    const type = employee.page.getByLabel(employee.says('families.vacation.type'));
    for (const [name, hint] of HINTS) {
      await type.click();
      await employee.page.getByRole('option', { name, exact: true }).click();
      await expect(type).toHaveAccessibleDescription(hint);
    }
  });
  for (const { page } of Object.values(at)) await page.goto('about:blank');
  await withParameters(values(true), () => look(false));

  // AMB-036: without the bell the notifications keep their address.
  await employee.page.goto('/portal/umessages');
  await expect(employee.page).toHaveURL(/umessages$/);
});

const NUMBERS = {
  decision_norm_workdays: '9',
  request_default_number_per_page: '10',
  notification_show_delta: '7',
  session_places: '127.0.0.0/8 Машинный зал | Machine room',
};

/** Where the people of the demo company work. */
const PLACES = ['Казань', 'Москва', 'Пермь', 'Самара', 'Тула'];

const HINTS: readonly (readonly [type: string, hint: string | RegExp])[] = [
  ['Учебный отпуск', 'Приложите справку-вызов учебного заведения'],
  ['Отпуск без сохранения заработной платы', /по соглашению с руководителем/],
  ['Отпуск по беременности и родам', ''],
];

test('the words of a client stand in the guide as well', async ({ enter, origin }) => {
  const [admin, { page }] = [await enter('admin'), await enter('employee')];
  const name = 'Как у нас просят отпуск';
  const data = { alias: 'guide.pages.vacation.title', name, name_eng: '' };
  const added = await rpc(origin, admin.token, 'table.add', { object: 'lan', data });
  try {
    await page.goto('/portal/guide/vacation');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  } finally {
    const id = added.result?.data[0]?.id;
    await rpc(origin, admin.token, 'table.del', { object: 'lan', data: { id } });
  }
});

test('AMB-064: a screen that an admin takes out of the menus is linked nowhere, from the first drawing on', async ({
  enter,
  origin,
}) => {
  const [{ page, says }, admin] = [await enter('employee'), await enter('admin')];
  const links = page.locator('a[href$="/uvacations-own"]');
  await goTo(page, '/portal/');
  await settled(page, says);
  await expect(links.first()).toBeVisible();
  const [row] = (
    await rpc(origin, admin.token, 'view.get', {
      object: 'screenset',
      filter: "route_name = 'uvacations-own'",
    })
  ).result?.data ?? [{}];
  const show = async (visible: '0' | '1') => {
    const params = { object: 'screenset', data: { id: row?.id, visible } };
    expect((await rpc(origin, admin.token, 'table.edit', params)).error).toBeUndefined();
  };
  await show('0');
  try {
    const drawn = await (await page.request.get('/portal/')).text();
    expect(drawn.includes('href="/portal/uvacations-own"')).toBe(false);
    await page.reload();
    await settled(page, says);
    await expect(links).toHaveCount(0);
    await goTo(page, '/portal/uvacations-own');
    await settled(page, says);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await show('1');
  }
});

/** Every call of a page to the API, as it leaves. */
const heard = (page: Page): Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rpc')) calls.push(request);
  });
  return calls;
};

/** Once this is answered, all that the page asked before is known. */
const allAsked = (page: Page) => page.evaluate(() => fetch('/api/healthz').then(() => undefined));

const reads = (object: string) => (call: Request) =>
  call.postData()?.includes(`"object":"${object}"`) === true && !call.postData()?.includes('"batch"');
const pullsMessages = reads('message');
const pullsIncomplete = reads('incomplete');

/** Holds these calls until their fate is known; later ones pass. */
const hold = async (page: Page, which: (call: Request) => boolean) => {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route('**/api/rpc', async (route) => {
    if (!which(route.request())) return route.fallback();
    return (await promise) === 'abort' ? route.abort() : route.continue();
  });
  return resolve;
};

/** A message without an event: only a pull finds it. */
const sendMessage = (login: string) =>
  inPortalDatabase(
    `insert into "message" ("client_id", "organization_id", "recipient_id", "code")
     select u."client_id", e."organization_id", e."id"::text, 'moved' from "app_user" u
     join "employee" e on e."id" = u."employee_id" join "client" c on c."id" = u."client_id"
     where u."login" = $1 and c."code" = 'eg'`,
    [login],
  );
