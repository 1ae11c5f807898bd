import type { Page } from '@playwright/test';
import pg from 'pg';
import { testAuthority } from '../support/signing/test-authority.ts';
import { languagesOf } from '../support/whole.ts';
import { goTo } from './support/go-to.ts';
import { expectAccessible, expectInShape, settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import type { Words } from './support/words.ts';

/** In each language an employee who has no key yet. */
const OWNER_IN = { ru: 'employee', en: 'employee2' } as const;

const PROFILE = '/portal/profile?tab=security';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Orders a key for the person of that surname on the screen of hr. */
const order = async ({ page, says }: Person, surname: string) => {
  await goTo(page, '/portal/signing-keys');
  await press(page, says('keys.orders.order'));
  const dialog = page.getByRole('dialog', { name: says('keys.orders.order') });
  await dialog.getByLabel(says('keys.orders.person')).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type(surname);
  await page.getByRole('option', { name: surname }).first().click();
  await dialog.getByRole('button', { name: says('keys.orders.order_verb') }).click();
  await expect(page.getByText(says('keys.orders.ordered_done'))).toBeVisible();
};

/** Grants the order that waits on the other admin's screen. */
const grant = async ({ page, says }: Person) => {
  await goTo(page, '/portal/signing-keys');
  await press(page, says('keys.orders.grant'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('keys.orders.grant'), exact: true })
    .click();
  // The end of the sentence, after the owner's name: what the owner does next.
  const next = says('keys.orders.granted_done', { name: '|' }).split('|').at(-1) ?? '';
  expect(next).toMatch(/ПИН-код|PIN/);
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText(says('keys.orders.state.granted'))).toBeVisible();
};

const fillPins = async (page: Page, says: Words, pins: Readonly<Record<string, string>>) => {
  for (const [name, pin] of Object.entries(pins))
    await page
      .getByRole('dialog')
      .getByLabel(says(`keys.pin.${name}`), { exact: true })
      .fill(pin);
};

const surnameOf = async (login: string): Promise<string> => {
  const client = new pg.Client(process.env.PORTAL_DATABASE_URL);
  await client.connect();
  const { rows } = await client.query(
    `select e."name" from "employee" e join "app_user" u on u."employee_id" = e."id" where u."login" = $1`,
    [login],
  );
  await client.end();
  return String(rows[0]?.name).split(' ')[0] ?? '';
};

for (const locale of languagesOf('signing-keys'))
  test(`hr orders a key, an admin grants it, its person chooses and changes the PIN and revokes it (${locale})`, async ({
    enter,
  }) => {
    const login = OWNER_IN[locale];
    const [hr, admin, person] = [
      await enter('hr', { locale }),
      await enter('admin', { locale }),
      await enter(login, { locale }),
    ];
    const { page, says } = person;
    await goTo(page, PROFILE);
    await expect(page.getByText(says('keys.order.none'))).toBeVisible();
    await order(hr, await surnameOf(login));
    await expect(hr.page.getByText(says('keys.orders.state.mine'))).toBeVisible();
    await expect(hr.page.getByRole('button', { name: says('keys.orders.grant'), exact: true })).toHaveCount(
      0,
    );
    await grant(admin);

    await goTo(page, PROFILE);
    await expectAccessible(page, 'a key that was granted');
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, says('keys.order.set'));
    const confirm = page
      .getByRole('dialog')
      .getByRole('button', { name: says('keys.pin.set.verb'), exact: true });
    await fillPins(page, says, { pin: '1234', again: '1234' });
    await confirm.click();
    await expect(page.getByText(says('rules.pin.sequence'))).toBeVisible();
    await fillPins(page, says, { pin: '4831', again: '4832' });
    await confirm.click();
    await expect(page.getByText(says('keys.pin.differs'))).toBeVisible();
    await fillPins(page, says, { again: '4831' });
    await confirm.click();
    await expect(page.getByText(says('keys.pin.set.done'))).toBeVisible();
    await expect(page.getByText(says('keys.facts.serial'))).toBeVisible();

    await press(page, says('keys.pin.change.open'));
    const change = page
      .getByRole('dialog')
      .getByRole('button', { name: says('keys.pin.change.verb'), exact: true });
    await fillPins(page, says, { current: '7777', pin: '5927', again: '5927' });
    await change.click();
    await expect(page.getByText(says('errors.wrong_pin', { left: 2 }))).toBeVisible();
    await fillPins(page, says, { current: '4831' });
    await change.click();
    await expect(page.getByText(says('keys.pin.change.done'))).toBeVisible();

    await page.reload();
    await press(page, says('keys.revoke.open'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('keys.revoke.verb'), exact: true })
      .click();
    await expect(page.getByText(says('keys.revoke.done'))).toBeVisible();
    await expect(page.getByText(says('keys.order.none'))).toBeVisible();
    await goTo(hr.page, '/portal/signing-keys');
    await press(hr.page, says('keys.certificates.filter.over'));
    await expect(hr.page.getByText(says('keys.certificates.gone')).first()).toBeVisible();
    for (const each of [hr.page, page]) {
      await settled(each, says);
      await expectInShape(each);
      await expectAccessible(each, each.url());
    }
  });

for (const locale of languagesOf('signing-keys 1'))
  test(`an admin names whose certificates are believed (${locale})`, async ({ enter }) => {
    const { page, says } = await enter('admin', { locale });
    const name = `Test CA ${locale}`;
    const authority = testAuthority(name);
    await goTo(page, '/portal/trust');
    await press(page, says('trust.add'));
    const dialog = page.getByRole('dialog', { name: says('trust.add') });
    const save = dialog.getByRole('button', { name: says('common.save'), exact: true });
    await save.click();
    const label = says('trust.form.text');
    await expect(dialog.getByText(says('rules.field.required', { name: 'labelled', label }))).toBeVisible();
    await dialog.getByLabel(says('trust.form.text'), { exact: true }).fill(authority.issue({}).text);
    await save.click();
    await expect(dialog.getByText(says('rules.trust.no-authority'))).toBeVisible();
    await dialog.getByLabel(says('trust.form.text'), { exact: true }).fill(authority.text);
    await dialog.getByLabel(says('trust.form.crl_url')).fill('http://127.0.0.1:9/list.crl');
    await dialog.getByLabel(says('trust.form.ocsp_url')).fill('ocsp');
    await save.click();
    await expect(dialog.getByText(says('trust.form.wrong_url'))).toBeVisible();
    await dialog.getByLabel(says('trust.form.ocsp_url')).fill('http://127.0.0.1:9/ocsp');
    await save.click();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText(says('trust.responder.asked'))).toBeVisible();
    await press(page, says('trust.fetch', { name }));
    await expect(page.getByText(says('trust.crl.fault.forbidden_address'))).toBeVisible();
    await settled(page, says);
    await expectInShape(page);
    await expectAccessible(page, 'trust');
    await press(page, says('trust.remove_named', { name }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('trust.remove'), exact: true })
      .click();
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  });
