import { photographOf } from '../support/pictures.ts';
import { languagesOf } from '../support/whole.ts';
import { goTo } from './support/go-to.ts';
import { expect, test } from './support/portal-test.ts';
import { setParameter } from './support/set-parameter.ts';
import { passUntil, stopClock } from './support/still-clock.ts';

const LANGUAGES = languagesOf('identity-profile');

for (const locale of LANGUAGES) {
  test(`a photo takes the place of the initials, and goes again (${locale})`, async ({ enter }) => {
    const { page, says } = await enter('recruiter', { locale });
    await goTo(page, '/portal/profile');
    const picture = page.getByRole('main').locator('img[src^="blob:"]');
    await expect(page.getByRole('button', { name: says('profile.photo.choose') })).toBeVisible();
    await expect(picture).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photographOf(300),
    });
    await expect(picture).toBeVisible();
    await expect(
      page.getByRole('banner').locator('img[src^="blob:"]').filter({ visible: true }),
    ).toBeVisible();
    await page.reload();
    await expect(picture).toBeVisible();
    await page.getByRole('button', { name: says('profile.photo.remove'), exact: true }).click();
    await expect(picture).toHaveCount(0);
  });

  test(`a notification that is switched off stays off (${locale})`, async ({ enter }) => {
    const { page, says } = await enter('candidate', { locale });
    await goTo(page, '/portal/profile?tab=notifications');
    const approved = page.getByRole('switch', { name: says('profile.notifications.event.approved') });
    await expect(approved).toHaveAttribute('aria-checked', 'true');
    const kept = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('user.edit') ?? false,
    );
    await approved.click();
    await kept;
    await page.reload();
    await expect(approved).toHaveAttribute('aria-checked', 'false');
    await expect(
      page.getByRole('switch', { name: says('profile.notifications.event.declined') }),
    ).toHaveAttribute('aria-checked', 'true');
    const again = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('user.edit') ?? false,
    );
    await approved.click();
    await again;
  });
}

test('contacts are there, and to be changed, only as the client says', async ({ enter, origin }) => {
  const admin = await enter('admin');
  const { page, says } = await enter('accountant');
  const tab = page.getByRole('button', { name: says('profile.tab.contacts') });
  await goTo(page, '/portal/profile');
  await expect(page.getByRole('button', { name: says('profile.tab.notifications') })).toBeVisible();
  await expect(tab).toHaveCount(0);
  await setParameter(admin, origin, 'is_userprofile_contact_tab_visible', '1');
  await setParameter(admin, origin, 'profile_editable_contacts', 'phone');
  try {
    await goTo(page, '/portal/profile?tab=contacts');
    const phone = page.getByLabel(says('profile.contacts.phone'));
    await phone.fill('call me');
    await page.getByRole('button', { name: says('profile.contacts.keep') }).click();
    await expect(page.getByText(says('profile.contacts.wrong_phone'))).toBeVisible();
    await phone.fill('+7 495 123-45-67');
    await page.getByRole('button', { name: says('profile.contacts.keep') }).click();
    await expect(page.getByText(says('profile.contacts.kept'))).toBeVisible();
    await page.reload();
    await expect(phone).toHaveValue('+7 495 123-45-67');
    await expect(page.getByLabel(says('profile.contacts.location'))).toHaveCount(0);
  } finally {
    await setParameter(admin, origin, 'is_userprofile_contact_tab_visible', '0');
    await setParameter(admin, origin, 'profile_editable_contacts', '');
  }
});

for (const locale of LANGUAGES)
  test(`an external link shows where it leads, may be stopped, and is followed (${locale})`, async ({
    enter,
    origin,
  }) => {
    await setParameter(await enter('admin'), origin, 'external_link_help', `${origin}/portal/about?of=help`);
    const { page, says } = await enter('employee', { locale });
    const cancel = page.getByRole('button', { name: says('external_link.cancel') });
    await stopClock(page);
    await page.goto('/portal/external-link?code=help&link=https://evil.example.org&url=javascript:alert(1)');
    await passUntil(page, page.getByText('/portal/about?of=help'));
    await expect(page.getByText('evil.example.org')).toHaveCount(0);
    await cancel.click();
    await passUntil(page, page.getByText(says('external_link.stayed')));
    await page.reload();
    await passUntil(page, cancel);
    for (let second = 0; second < 5; second++) await page.clock.runFor(1_000);
    await page.waitForURL(`${origin}/portal/about?of=help`);
    await page.goto('/portal/external-link?code=nowhere');
    await passUntil(page, page.getByRole('heading', { name: says('external_link.none') }));
  });
