import { systemSlapd } from '../../bin/slapd.ts';
import { type LdapServer, PEOPLE, startLdap } from '../support/ldap-server.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { languagesOf } from '../support/whole.ts';
import { listPage } from './support/list-page.ts';
import { expect, PASSWORD, test as portalTest } from './support/portal-test.ts';
import { signInAs } from './support/sign-in.ts';

const OWN = 'Directory#1';
const slapd = systemSlapd();

let ldap: LdapServer;
let portal: Portal;

const test = portalTest.extend({
  origin: async ({ browserName: _ }, use) => {
    await use(portal.origin);
  },
});
test.skip(slapd === undefined, 'no slapd here');

test.beforeAll(async () => {
  ldap = await startLdap(slapd ?? '');
  for (const uid of ['accountant', 'outsider']) await ldap.addPerson(uid, OWN);
  portal = await startPortal({
    databaseUrl: process.env.PORTAL_DATABASE_URL ?? '',
    env: { PORTAL_WEB: '1', ROLE: 'web', LDAP_URL: ldap.url, LDAP_BIND_DN: `uid={login},${PEOPLE}` },
  });
});
test.afterAll(async () => {
  await portal?.stop();
  await ldap?.stop();
});

for (const locale of languagesOf('identity-directory 1'))
  test(`the password of the company's directory opens the portal, and nobody it alone knows comes in (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit({ locale });
    const { page, says } = visitor;
    const refused = page.getByRole('alert').filter({ hasText: says('errors.wrong_login_or_password') });
    await page.goto('/portal/uvacations?view=all');
    for (const [login, password] of [
      ['accountant', 'Directory#2'],
      ['outsider', OWN],
    ] as const) {
      await page.reload();
      await expect(refused).toHaveCount(0);
      await signInAs(visitor, login, password);
      await expect(refused).toBeVisible();
    }
    for (const password of [OWN, PASSWORD]) {
      const person = await visit({ locale });
      await person.page.goto('/portal/uvacations?view=all');
      await signInAs(person, 'accountant', password);
      await expect(person.page).toHaveURL(`${portal.origin}/portal/uvacations?view=all`);
      await expect(listPage(person.page, says).rows.first()).toBeVisible();
    }
  });
