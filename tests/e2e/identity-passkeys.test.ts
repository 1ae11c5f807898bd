import type { CDPSession, Page } from '@playwright/test';
import pg from 'pg';
import { freePort, type Portal, startPortal } from '../support/portal.ts';
import { languagesOf } from '../support/whole.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, test as portalTest } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';

let portal: Portal;
let address = '';

/** Browsers make passkeys for host names, never for IP addresses: here the portal has a name. */
const test = portalTest.extend({
  origin: async ({ browserName: _ }, use) => use(address),
});

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  portal = await startPortal({
    databaseUrl: process.env.PORTAL_DATABASE_URL ?? '',
    port,
    env: { PORTAL_WEB: '1', APP_ORIGIN: address },
  });
});
test.afterAll(() => portal?.stop());

/** Makes every session one without a recent proof. */
const forgetProofs = async (): Promise<void> => {
  const client = new pg.Client(process.env.PORTAL_DATABASE_URL);
  await client.connect();
  await client.query('update "auth_session" set "proved_at" = null');
  await client.end();
};

const authenticator = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
} as const;

/** Gives the browser of a page a virtual security key that consents by itself. */
const plugIn = async (page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...authenticator, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { cdp, authenticatorId };
};

for (const locale of languagesOf('identity-passkeys'))
  test(`somebody adds a passkey, signs in with it, and removes it after a proof (${locale})`, async ({
    visit,
  }) => {
    const login = { ru: 'employee', en: 'employee2' }[locale];
    const visitor = await visit({ locale });
    const { page, says } = visitor;
    const { cdp, authenticatorId } = await plugIn(page);
    const verified = (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    const button = (key: string, values = {}) =>
      page.getByRole('button', { name: says(`passkeys.${key}`, values), exact: true });
    const name = page.getByRole('textbox', { name: says('passkeys.name'), exact: true });
    const own = page.getByRole('list', { name: says('passkeys.title') }).getByRole('listitem');

    await page.goto('/portal/login');
    await signInAs(visitor, login);
    await expect(page).toHaveURL(`${address}/portal/`);
    await page.goto('/portal/profile?tab=security');
    await expect(page.getByText(says('passkeys.none'))).toBeVisible();
    await button('add').click();
    await button('continue').click();
    await expect(page.getByText(says('passkeys.fill_name'))).toBeVisible();
    await name.fill('Laptop');
    await button('continue').click();
    await expect(own).toHaveText(/Laptop/);

    await button('rename', { name: 'Laptop' }).click();
    await name.fill('Notebook');
    await page.getByRole('button', { name: says('common.save'), exact: true }).click();
    await expect(own).toHaveText(/Notebook/);
    await settled(page, says);
    await expectInShape(page);
    await expectAccessible(page, 'the passkeys of a person');

    await page.context().clearCookies({ name: 'next-auth.session-token' });
    await page.evaluate(() => window.sessionStorage.clear());
    await page.goto('/portal/login');
    await signInAs(visitor, login);
    await expect(page.getByText(says('passkeys.sign_in_text'))).toBeVisible();
    await expectAccessible(page, 'a sign-in that waits for a passkey');
    await verified(false);
    await button('sign_in').click();
    await expect(
      page.getByRole('alert').filter({ hasText: says('passkeys.failure.cancelled') }),
    ).toBeVisible();
    await verified(true);
    await button('sign_in').click();
    await expect(page).toHaveURL(`${address}/portal/`);

    await page.goto('/portal/profile?tab=security');
    await expect(own).toHaveText(/Notebook/);
    await expect(own).not.toContainText(says('passkeys.unused'));
    await forgetProofs();
    await button('remove', { name: 'Notebook' }).click();
    await button('remove_verb').click();
    const asked = page.getByRole('dialog', { name: says('passkeys.proof_title') });
    await expectAccessible(page, 'the question for a proof');
    await asked.getByRole('button', { name: says('common.cancel'), exact: true }).click();
    await expect(own).toHaveText(/Notebook/);
    await button('remove', { name: 'Notebook' }).click();
    await button('remove_verb').click();
    await button('proof').click();
    await expect(page.getByText(says('passkeys.none'))).toBeVisible();
  });

test('where the browser cannot hold passkeys it is said why, and nothing is offered', async ({ enter }) => {
  const { page, says, context } = await enter('manager');
  await context.addInitScript(() => Object.assign(window, { PublicKeyCredential: undefined }));
  await page.goto('/portal/profile?tab=security');
  await expect(page.getByText(says('passkeys.unsupported'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: says('passkeys.add') })).toHaveCount(0);
});
