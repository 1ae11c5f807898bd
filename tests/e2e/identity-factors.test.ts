import pg from 'pg';
import { toDataURL } from 'qrcode';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import { languagesOf } from '../support/whole.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, russianOn } from './support/judge-screen.ts';
import { foundClient } from './support/new-client.ts';
import { expect, test, type Visitor } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';

/** A setting of one client. */
const setParameter = async (client: string, code: string, value: string): Promise<void> => {
  const db = new pg.Client({ connectionString: process.env.PORTAL_DATABASE_URL });
  await db.connect();
  try {
    await db.query(
      `insert into "parameter" ("client_id", "code", "value") select "id", $2, $3 from "client" where "code" = $1`,
      [client, code, value],
    );
  } finally {
    await db.end();
  }
};

/** The square that says this secret to the phone of a person of the portal. */
const squareOf = (secret: string, login: string): Promise<string> => {
  const name = encodeURIComponent('Employee Gateway');
  return toDataURL(`otpauth://totp/${name}:${login}?secret=${secret}&issuer=${name}`, {
    margin: 2,
    width: 232,
  });
};

const securityOf = async ({ page, says }: Visitor, client: string) => {
  await goTo(page, `/portal/${client}/profile?tab=security`);
  return page.getByRole('region', { name: says('factors.title') });
};

for (const locale of languagesOf('identity-factors 1'))
  test(`somebody sets up the second step of signing in, uses it, loses the phone and gets back in (${locale})`, async ({
    visit,
  }) => {
    const client = `factors_${locale}`;
    await foundClient(client);
    await setParameter(client, 'two_factors_show_in_profile', '1');
    const visitor = await visit({ locale });
    const { page, says, context } = visitor;
    const press = (key: string) => page.getByRole('button', { name: says(key), exact: true }).click();
    /** No page is open that would still ask in the name of the session. */
    const forget = async () => {
      await page.goto('about:blank');
      await context.clearCookies({ name: 'next-auth.session-token' });
    };
    await page.goto(`/portal/${client}/login`);
    await signInAs(visitor, 'admin');
    await expect(page).not.toHaveURL(/login/);

    const section = await securityOf(visitor, client);
    await section.getByRole('button', { name: says('factors.set_up') }).click();
    const dialog = page.getByRole('dialog');
    const square = dialog.getByRole('img', { name: says('factors.square') });
    await expect(square).toBeVisible();
    const typedSecret = async () => (await dialog.locator('code').innerText()).replaceAll(' ', '');
    const secret = await typedSecret();
    expect(await square.getAttribute('src')).toBe(await squareOf(secret, 'admin'));
    const code = dialog.getByLabel(says('factors.code'), { exact: true });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await press('factors.turn_on');
    await expect(dialog).toContainText(says('factors.fill_code'));
    await code.fill(wrongCodeOf(secret));
    await press('factors.turn_on');
    await expect(dialog).toContainText(says('factors.wrong_code'));
    await expectAccessible(page, 'setting up', { sights: [[390, 'dark']] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await code.fill(codeOf(secret));
    await press('factors.turn_on');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const recovery = await dialog.getByRole('listitem').allInnerTexts();
    await expectAccessible(page, 'recovery codes', { sights: [[390, 'dark']] });
    await page.setViewportSize({ width: 1440, height: 900 });
    const download = page.waitForEvent('download');
    await press('factors.download');
    const file = await (await download).createReadStream();
    const text = (await file.toArray()).join('');
    for (const each of recovery) expect(text).toContain(each);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByText(recovery[0] ?? '')).toBeVisible();
    await expect(page.locator('#main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await press('factors.kept');
    await expect(section).toContainText(says('factors.left', { count: 10 }));
    if (locale === 'en') expect(await russianOn(page)).toEqual([]);
    await expectInShape(page);
    await expectAccessible(page, 'security', { sights: [[1440, 'dark']] });

    await forget();
    await page.goto(`/portal/${client}/login`);
    await signInAs(visitor, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('login.code_title'));
    const typed = page.getByLabel(says('login.code'), { exact: true });
    await expect(typed).toBeFocused();
    await expect(typed).toHaveAttribute('inputmode', 'numeric');
    await expectInShape(page);
    await expectAccessible(page, 'the code', { sights: [[390, 'dark']] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await press('login.confirm');
    await expect(page.getByText(says('login.fill_secretCode'))).toBeVisible();
    await typed.fill(wrongCodeOf(secret));
    await press('login.confirm');
    await expect(page.getByText(says('login.wrong_code', { count: 2 }))).toBeVisible();
    await press('login.use_recovery');
    await expect(page.getByText(says('login.wrong_code', { count: 2 }))).toHaveCount(0);
    await press('login.use_code');
    await expect(page).toHaveURL(/login/);
    const right = codeOf(secret, 1);
    await typed.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await press('login.confirm');
    await expect(page).not.toHaveURL(/login/);

    await forget();
    await page.goto(`/portal/${client}/login`);
    await signInAs(visitor, 'admin');
    await press('login.use_recovery');
    const word = page.getByLabel(says('login.recovery_code'), { exact: true });
    await expect(word).toBeFocused();
    await word.fill((recovery[0] ?? '').toLowerCase());
    await press('login.confirm');
    await expect(page).not.toHaveURL(/login/);
    const after = await securityOf(visitor, client);
    await expect(after).toContainText(says('factors.left', { count: 9 }));

    await press('factors.newRecoveryCodes.open');
    const proof = dialog.getByLabel(says('factors.any_code'), { exact: true });
    await proof.fill(recovery[0] ?? '');
    await press('factors.newRecoveryCodes.verb');
    await expect(dialog).toContainText(says('factors.wrong_code_left', { count: 4 }));
    await proof.fill(recovery[1] ?? '');
    await press('factors.newRecoveryCodes.verb');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const fresh = await dialog.getByRole('listitem').allInnerTexts();
    await press('factors.kept');
    await after.getByRole('button', { name: says('factors.removeSecret.open'), exact: true }).click();
    await proof.fill(fresh[0] ?? '');
    await dialog.getByRole('button', { name: says('factors.removeSecret.verb'), exact: true }).click();
    await expect(after.getByRole('button', { name: says('factors.set_up') })).toBeVisible();

    await after.getByRole('button', { name: says('factors.set_up') }).click();
    await expect(dialog.locator('code')).toBeVisible();
    const later = await typedSecret();
    expect(later).not.toBe(secret);
    await code.fill(codeOf(later));
    await press('factors.turn_on');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await press('factors.kept');
    await expect(after).toContainText(says('factors.left', { count: 10 }));

    await forget();
    await page.goto(`/portal/${client}/login`);
    await signInAs(visitor, 'admin');
    await typed.fill(codeOf(secret, 1));
    await press('login.confirm');
    await expect(page.getByText(says('login.wrong_code', { count: 2 }))).toBeVisible();
    await typed.fill(codeOf(later, 1));
    await press('login.confirm');
    await expect(page).not.toHaveURL(/login/);
  });

test('the section is there only where the company offers it, and is all there is where a role must have it', async ({
  enter,
}) => {
  const client = 'factors_gate';
  await foundClient(client);
  const { page, says, context } = await enter('admin', { client });
  await page.goto(`/portal/${client}/profile?tab=security`);
  await expect(page.getByRole('heading', { name: says('sessions.title') })).toBeVisible();
  await expect(page.getByRole('region', { name: says('factors.title') })).toHaveCount(0);
  const led = async (path: string) => new URL((await context.request.get(path)).url());
  expect((await led(`/portal/${client}/about`)).pathname).toBe(`/portal/${client}/about`);
  await page.goto('about:blank');
  await setParameter(client, 'two_factor_required_roles', 'user');
  for (const path of ['about', 'umessages', '']) {
    const { pathname, search } = await led(`/portal/${client}/${path}`);
    expect([pathname, search]).toEqual([`/portal/${client}/profile`, '?tab=security']);
  }
  const refused: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) refused.push(request.url());
  });
  await page.goto(`/portal/${client}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('factors.must_title'));
  await expect(page.getByRole('region', { name: says('factors.title') })).toBeVisible();
  for (const gone of ['sessions.title', 'passwords.title'])
    await expect(page.getByRole('region', { name: says(gone) })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectInShape(page);
  await expectAccessible(page, 'a second factor that is wanted first');
  expect(refused, 'nothing is asked for that would be refused').toEqual([]);
  await page.getByRole('button', { name: says('shell.me', { name: 'admin' }) }).click();
  await page.getByRole('menuitem', { name: says('shell.sign_out') }).click();
  await expect(page.getByRole('heading', { level: 1, name: says('login.logged_out') })).toBeVisible();
});
