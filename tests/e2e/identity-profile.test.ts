import { photographOf } from '../support/pictures.ts';
import { languagesOf } from '../support/whole.ts';
import { goTo } from './support/go-to.ts';
import { expect, test } from './support/portal-test.ts';

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
}
