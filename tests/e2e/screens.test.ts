import type { Page } from '@playwright/test';
import { linkTo } from '../../lib/routes/link.ts';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { ROUTES } from '../../lib/routes/table.ts';
import { rpc } from '../support/rpc.ts';
import { IS_WHOLE, sampleOf } from '../support/whole.ts';
import { walkTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, russianOn, SIGHTS, settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, test } from './support/portal-test.ts';
import { documentIn, leaveJustSent, wordsOfPeople } from './support/records.ts';
import type { Words } from './support/words.ts';

/** Roles of the people of the demo company, fewest rights first. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  candidate: ['candidate', 'user'],
  recruiter: ['recruiter', 'user'],
  stranger: ['employee', 'user'],
  employee: ['employee', 'user'],
  accountant: ['accountant', 'employee', 'user'],
  reviewer: ['employee', 'reviewer', 'user'],
  manager: ['employee', 'manager', 'user'],
  admin: ['admin', 'employee', 'user'],
  hr: ['employee', 'hr', 'user'],
};
const LOGINS = Object.keys(PEOPLE);

/** Addresses that redirect, and the one that stands for all unknown ones. */
const ELSEWHERE = new Set(['setup', 'login', 'detail', 'logout', 'sso', 'sso-logout', 'catch-all']);

/** A candidate's home is their own hiring. */
const leadsOn = (login: string, route: string): boolean => login === 'candidate' && route === 'home';

/**
 * A person's screens, looked at in both themes, both widths and both languages: half of them, in English a third, and
 * in the whole proof all.
 */
const SCREENS: readonly (readonly [login: string, screens: readonly string[]])[] = [
  [
    'employee',
    [
      '/portal/',
      '/portal/uvacations-own?view=all&size=10',
      '/portal/uvacation?mode=own',
      '/portal/uleave-days',
      'draft',
      'prepared',
      '/portal/guide',
      '/portal/guide/sign',
      '/portal/users',
    ],
  ],
  [
    'deputy',
    [
      '/portal/ugrants',
      '/portal/profile?tab=security',
      '/portal/profile?tab=notifications',
      '/portal/external-link?code=none',
    ],
  ],
  [
    'manager',
    [
      '/portal/',
      '/portal/uvacations-sub?size=10',
      '/portal/uvacation?mode=sub',
      '/portal/uemployee-rest-sub',
      'prepared',
    ],
  ],
  [
    'hr',
    [
      '/portal/uvacations?view=all&size=10',
      'processed',
      '/portal/uvacations?q=nobody',
      '/portal/umessages',
      '/portal/urequest',
      '/portal/employee',
      '/portal/signing-keys',
    ],
  ],
  [
    'admin',
    [
      '/portal/profile',
      '/portal/users',
      '/portal/grants',
      '/portal/trust',
      '/portal/about',
      '/portal/settings',
      '/portal/nowhere',
    ],
  ],
];

const SEEN = new Set(SCREENS.flatMap(([login, screens]) => screens.map((screen) => `${login} ${screen}`)));

/**
 * A screen is looked at by its reader with the fewest or the most rights, in turn, and of these half; in the whole
 * proof by every permitted reader. Home always is, unless it is among the SCREENS of that person.
 */
const addressesOf = (login: string): readonly string[] => {
  const all = allAddressesOf(login);
  return sampleOf(all, Math.ceil(all.length / 2));
};

const allAddressesOf = (login: string): string[] =>
  ROUTES.filter((route) => route.built && !ELSEWHERE.has(route.name))
    .filter((route, index) => {
      const open = LOGINS.filter((each) => mayOpen(route, PEOPLE[each] ?? []));
      const looking = IS_WHOLE || route.name === 'home' ? open : [index % 2 ? open.at(-1) : open[0]];
      return looking.includes(login) && !leadsOn(login, route.name);
    })
    .map((route) => linkTo(route.name))
    .filter((address) => IS_WHOLE || !SEEN.has(`${login} ${address}`));

// Each person is independent, and together they take a fifth of the stage: any worker takes any.
test.describe.configure({ mode: 'parallel' });

for (const login of LOGINS)
  test(`every screen that is built and open to ${login} has one heading and fits the narrowest phone`, async ({
    enter,
    origin,
  }) => {
    const { page, context, says, token } = await enter(login);
    const answer = await rpc<{ profile: { roles: string[] } }>(origin, token, 'user.get', {});
    expect(answer.result?.profile.roles.toSorted()).toEqual(PEOPLE[login]);
    for (const address of addressesOf(login)) {
      // The server draws each address for this person; the browser walks from one to the next.
      const drawn = await context.request.get(address);
      const isTitled = /<title>[^<]+ · [^<]+</.test(await drawn.text());
      expect([address, drawn.status(), isTitled]).toEqual([address, 200, true]);
      await walkTo(page, address);
      await settled(page, says);
      expect(new URL(page.url()).pathname, `${login} may stay there`).toBe(address);
      await expectInShape(page);
    }
  });

for (const locale of ['ru', 'en'] as const)
  for (const [login, screens] of SCREENS)
    test(`nothing on the screens of ${login} keeps anybody out: ${locale}, light and dark, wide and on a phone`, async ({
      enter,
      origin,
    }) => {
      const person = await enter(login, { locale });
      const { page, says } = person;
      const own = await wordsOfPeople(origin, person);
      for (const screen of sampleOf(screens, Math.ceil(screens.length / (locale === 'ru' ? 2 : 3)))) {
        const leave = () =>
          screen === 'prepared' ? leaveJustSent(origin) : documentIn(origin, person, screen);
        const address = screen.startsWith('/') ? screen : `/portal/uvacation/${await leave()}`;
        await page.goto(address);
        await settled(page, says);
        if (locale === 'en') expect(await russianOn(page, own), `${login}: Russian on ${screen}`).toEqual([]);
        else await expectInShape(page);
        await expectAccessible(page, `${login}: ${screen}`, { locale, sights: SIGHTS });
      }
    });

/**
 * What a visitor may open before signing in; without a provider single sign-on leads to the form with a word about it.
 */
const VISITED = ['login', 'login?out=1', 'sso', 'sso-logout', 'register', 'nowhere'].map(
  (path) => `/portal/${path}`,
);

for (const locale of ['ru', 'en'] as const)
  test(`nothing keeps a visitor out before signing in and after signing out: ${locale}`, async ({
    visit,
  }) => {
    const { page, says } = await visit({ locale });
    for (const address of VISITED) {
      await page.goto(address);
      await settled(page, says);
      if (locale === 'en') expect(await russianOn(page), `Russian on ${address}`).toEqual([]);
      await expectInShape(page);
      await expectAccessible(page, address, { locale });
    }
  });

/** What opens over a screen; only the last stays after Escape. */
const WINDOWS: Readonly<Record<string, (page: Page, says: Words) => Promise<unknown>>> = {
  search: (page) => page.keyboard.press('Control+k'),
  keys: (page) => page.keyboard.press('Shift+Slash'),
  create: (page, says) => page.getByRole('button', { name: says('shell.create'), exact: true }).click(),
  me: (page, says) =>
    page.getByRole('button', { name: says('shell.me', { name: 'Ковалёва А. С.' }) }).click(),
  columns: (page, says) => listPage(page, says).columns.click(),
  status: (page, says) => listPage(page, says).chip('status').click(),
  period: (page, says) => listPage(page, says).chip('period').click(),
  view: (page, says) => page.getByRole('button', { name: says('documents.views.save') }).click(),
  reason: async (page) => {
    await page.keyboard.press('j');
    await page.keyboard.press('r');
  },
  chosen: (page, says) => page.getByRole('checkbox', { name: says('documents.list.select_all') }).check(),
};

test('nothing that opens over the list of the approvals keeps anybody out', async ({ enter }) => {
  const { page, says } = await enter('manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portal/uvacations-sub?size=10');
  await settled(page, says);
  for (const [name, open] of Object.entries(WINDOWS)) {
    await open(page, says);
    const opened = '[role=dialog], [role=menu], [data-radix-popper-content-wrapper]';
    const window = name === 'chosen' ? listPage(page, says).bulk : page.locator(opened).first();
    await expect(window, name).toBeVisible();
    await expectAccessible(page, `manager: ${name}`, name === 'chosen' ? {} : { inside: opened });
    await page.keyboard.press('Escape');
    if (name !== 'chosen') await expect(page.locator(opened)).toHaveCount(0);
  }
});
