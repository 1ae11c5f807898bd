import { rpc } from '../support/rpc.ts';
import { sampleOf } from '../support/whole.ts';
import { settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';
import { setParameter } from './support/set-parameter.ts';

test('the scripts of a page come as small as the build could make them, and plain to who does not take that', async ({
  enter,
  origin,
}) => {
  const { page } = await enter('employee');
  const script = page.waitForResponse((answer) => /\/_next\/static\/.*\.js$/.test(answer.url()));
  await page.goto('/portal/');
  const address = (await script).url();
  const asked = (coding: string) => fetch(address, { headers: { 'accept-encoding': coding } });
  const [small, plain] = await Promise.all([asked('gzip, br'), asked('identity')]);
  expect(Object.fromEntries(small.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await small.text()).toBe(await plain.text());
  const outside = await fetch(`${origin}/_next/static/..%2f..%2fpackage.json.br`);
  expect(await outside.text(), 'nothing but what was built is opened').not.toContain('devDependencies');
});

test('whatever is pressed on the home page is large enough to be hit: 24 px each way, on a phone the frame 44', async ({
  enter,
}) => {
  const { page, says } = await enter('manager');
  await page.goto('/portal/');
  await expect(page.getByRole('heading', { name: says('documents.home.my_requests') })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const small = await page.locator('a[href]:visible, button:visible').evaluateAll((all) =>
      all
        .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text, box }) => `${text}: ${box.width} x ${box.height}`),
    );
    expect(small, `${width} px`).toEqual([]);
  }
  const frame = page.locator('header a[href]:visible, header button:visible, footer a[href]:visible');
  const narrow = await frame.evaluateAll((all) =>
    all
      .map((each) => ({ text: each.ariaLabel ?? each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ text, box }) => `${text}: ${box.width} x ${box.height}`),
  );
  expect(narrow, 'the frame on a phone').toEqual([]);
});

test('an old address with a hash still leads to its page', async ({ enter }) => {
  const { page, says } = await enter('employee');
  await page.goto('/portal/#/uvacations-own?view=all');
  await expect(page).toHaveURL(/\/portal\/uvacations-own\?view=all$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('families.vacation.lists.own'));
});

test('an address that leads nowhere says so and shows the way home; one of other roles says whose it is, whatever may stand there', async ({
  enter,
  origin,
}) => {
  const { page, says } = await enter('employee');
  for (const nowhere of ['/portal/%E0%A4%A', '/portal/%00', '/portal/nowhere']) {
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { level: 1, name: says('shell.no_page') })).toBeVisible();
  }
  await page.getByRole('link', { name: says('common.to_main'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/portal/`);

  const told: string[] = [];
  for (const closed of ['papers', 'papers/1', 'papers/999999999']) {
    await page.goto(`/portal/${closed}`);
    await expect(page).toHaveURL(`${origin}/portal/${closed}`);
    await expect(page.getByRole('heading', { level: 1, name: says('shell.no_access') })).toBeVisible();
    told.push(await page.getByRole('main').innerText());
  }
  expect(told[0]).toContain(
    says('shell.no_access_who', { page: says('shell.routes.papers'), roles: says('shell.role.hr') }),
  );
  expect(new Set(told).size, 'nothing tells whether a document is there').toBe(1);
  await page.getByRole('link', { name: says('common.to_main'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/portal/`);
  const refused = page.getByRole('alert').filter({ hasText: says('shell.no_access') });

  // A link from elsewhere, as a writer may have pasted it into a text.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/portal/uvacations',
      textContent: 'all',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'all', exact: true }).click();
  await expect(refused).toBeVisible();
  await expect(page).toHaveURL(`${origin}/portal/`);
});

for (const login of ['employee', 'hr'])
  test(`ROUTE-16: the number of a part of the schedule at the address of vacations leads ${login} to its own form`, async ({
    enter,
    origin,
  }) => {
    const { page, says, token } = await enter(login);
    type Parts = { data: readonly { id: number; number: string }[] };
    const { result } = await rpc<Parts>(origin, token, 'view.get', {
      object: 'vacation_schedule',
      rowsPerPage: 1,
    });
    const { id, number } = result?.data[0] ?? { id: 0, number: '' };
    expect(id).toBeGreaterThan(0);
    const mode = login === 'hr' ? '?mode=hr' : '';
    await page.goto(`/portal/uvacation/${id}${mode}`);
    await expect(page).toHaveURL(`${origin}/portal/uvacation-schedule/${id}${mode}`);
    await settled(page, says);
    await expect(page.getByRole('main')).toContainText(number);
    // An unknown id keeps its address, and the page names no family.
    await page.goto('/portal/uvacation/999999999');
    await expect(page).toHaveURL(`${origin}/portal/uvacation/999999999`);
    await expect(page.getByRole('main')).not.toContainText(number);
  });

test('ROUTE-13: those who hire read the card of a candidate, an employee reads no card but their own', async ({
  enter,
  origin,
}) => {
  const [recruiter, hr, employee] = await Promise.all([enter('recruiter'), enter('hr'), enter('employee')]);
  type Candidates = { data: readonly { id: number; name: string; email: string }[] };
  const { result } = await rpc<Candidates>(origin, recruiter.token, 'view.get', {
    object: 'candidate',
    rowsPerPage: 1,
  });
  const candidate = result?.data[0] ?? { id: 0, name: '', email: '' };
  expect(candidate.name).not.toBe('');
  for (const { page, says } of [recruiter, hr]) {
    await page.goto(`/portal/employee/${candidate.id}`);
    await expect(page.getByRole('heading', { level: 1, name: says('people.candidate_card') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: candidate.name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(candidate.email);
  }
  const { page, says } = employee;
  await page.goto(`/portal/employee/${candidate.id}`);
  await expect(page.getByRole('heading', { level: 1, name: says('people.own_card') })).toBeVisible();
  await settled(page, says);
  await expect(page.getByRole('main')).not.toContainText(candidate.name);
});

test('the icon is also where browsers look for it by themselves', async ({ visit }) => {
  const { context } = await visit();
  const icon = await context.request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
});

const withoutView = (href: string): string => href.split('?')[0] ?? href;

for (const login of ['hr', 'accountant', 'admin'])
  test(`what the side menu holds for ${login} stands in «More» on a phone and at 200 % zoom`, async ({
    enter,
  }) => {
    const { page, says } = await enter(login);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/portal/');
    const side = page.getByRole('navigation', { name: says('shell.side_menu') }).getByRole('link');
    // Links of waiting work carry a view, which changes when others decide meanwhile.
    const wanted = (
      await side.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    ).map(withoutView);
    expect(wanted.length).toBeGreaterThan(0);
    expect(
      wanted.filter((href) => href === '/portal/users'),
      'accounts stand there for admins only',
    ).toHaveLength(login === 'admin' ? 1 : 0);
    const more = page
      .getByRole('navigation', { name: says('shell.main_menu') })
      .getByRole('button', { name: says('shell.tabs.more'), exact: true });
    const offered = page.getByRole('menu', { name: says('shell.tabs.more') }).getByRole('menuitem');
    const folded = page.getByRole('menuitem', { name: /^Показать пустые: \d+$/ });
    /** Opens the menu with its folded lists, those without waiting work. */
    const openWhole = async () => {
      await more.click();
      await expect(offered.first()).toBeVisible();
      while ((await folded.count()) > 0) await folded.first().click();
    };
    // 1440 px at 200 % zoom are 720.
    for (const width of [720, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openWhole();
      const found = await offered.evaluateAll((items) =>
        items.map((item) => item.getAttribute('href') ?? ''),
      );
      expect(found.map(withoutView), `at ${width} px`).toEqual(expect.arrayContaining(wanted));
      await page.keyboard.press('Escape');
    }
    for (const href of sampleOf(wanted, 5)) {
      await openWhole();
      await page.locator(`[role=menu] :is(a[href="${href}"], a[href^="${href}?"])`).click();
      await expect(page).toHaveURL(new RegExp(`${href}($|\\?)`));
      await settled(page, says);
      await expect(page.getByRole('heading', { level: 1, name: says('shell.no_access') })).toHaveCount(0);
    }
  });

test('the guide is gone from its address where the company hides it, and a visitor is offered none', async ({
  enter,
  visit,
  origin,
}) => {
  const { page, says } = await enter('employee', { locale: 'en' });
  const admin = await enter('admin');
  await setParameter(admin, origin, 'hide_user_guide', '1');
  try {
    await page.goto('/portal/guide/papers');
    await expect(page).toHaveURL(`${origin}/portal/`);
    await settled(page, says);
  } finally {
    await setParameter(admin, origin, 'hide_user_guide', '0');
  }
  const visitor = await visit({ locale: 'en' });
  await visitor.page.goto('/portal/verify');
  await visitor.page
    .getByRole('banner')
    .getByRole('button', { name: /personal menu$/ })
    .click();
  await expect(visitor.page.getByRole('menu').getByRole('menuitem')).toHaveText(['Sign in']);
});
