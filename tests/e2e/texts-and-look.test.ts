import type { Page } from '@playwright/test';
import { colourIn, MODES, type Mode } from '../../lib/themes/contrast.ts';
import { DEFAULT_THEME } from '../../lib/themes/default-theme.ts';
import { BY_DAY } from '../../lib/themes/formulas.data.ts';
import { themeProperties } from '../../lib/themes/theme.ts';
import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, test } from './support/portal-test.ts';

test('a look that cannot be read is refused with the nearest colour, one that can is everybody’s', async ({
  enter,
  visit,
}) => {
  const { page, says } = await enter('admin');
  const primary = page.locator('input[name=primary]');
  const save = page.getByRole('button', { name: says('appearance.save'), exact: true });
  await page.goto('/portal/appearance');
  await settled(page, says);

  await test.step('the pair is named, and the button says why it waits', async () => {
    await primary.fill('#ffdd2d');
    await expect(page.getByText('#aa8800').first()).toBeVisible();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'a look that cannot be read');
  });

  await test.step('the nearest colour is taken and kept', async () => {
    await page.getByRole('button', { name: says('appearance.take', { colour: '#aa8800' }) }).click();
    await expect(primary).toHaveValue('#aa8800');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'logo.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
        ),
      });
    await save.click();
    await expect(page.getByText(says('appearance.saved'))).toBeVisible();
    await expect.poll(() => brandOf(page)).toBe('#aa8800');
    await expect(page.getByRole('listitem').filter({ hasText: '#aa8800' }).first()).toBeVisible();
    await expectAccessible(page, 'the look of the company');
  });

  await test.step('the sign-in page looks so, and after it the delivered look is back', async () => {
    const stranger = await visit();
    await stranger.page.goto('/portal/login');
    expect(await brandOf(stranger.page)).toBe('#aa8800');
    const logo = stranger.page.locator('header img');
    await expect(logo).toHaveAttribute('src', /^\/themes\/eg\/[0-9a-f]{32}\.svg$/);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: says('appearance.restore') }).click();
    await page.getByRole('button', { name: says('appearance.restore_yes'), exact: true }).click();
    await expect.poll(() => brandOf(page)).toBe(DEFAULT_THEME.colors.primary);
  });
});

const brandOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-primary').trim());

test('a browser shows the colours that contrast is measured with', async ({ enter }) => {
  const { page } = await enter('admin');
  await page.goto('/portal/appearance');
  const brands = [
    {},
    { primary: '#ffdd2d', accent: '#d6083b', secondary: '#8c1537' },
    { primary: '#ff0066' },
  ];
  for (const brand of brands)
    for (const mode of MODES) {
      const look = { colors: { ...DEFAULT_THEME.colors, ...brand }, night: {} };
      const roles = Object.keys(BY_DAY).map((token) => token.slice(2));
      const shown = await shownColours(page, roles, themeProperties(look), mode);
      const apart = roles.filter((role, at) => !isAlike(colourIn(look, mode, role), shown[at] ?? []));
      expect(apart, `${JSON.stringify(brand)} ${mode}`).toEqual([]);
    }
});

const shownColours = (
  page: Page,
  roles: string[],
  style: Record<string, string>,
  mode: Mode,
): Promise<number[][]> =>
  page.evaluate(
    ([names, properties, theme]) => {
      const probe = document.createElement('div');
      probe.dataset.theme = theme;
      for (const [name, value] of Object.entries(properties)) probe.style.setProperty(name, value);
      document.body.append(probe);
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('nothing to draw on');
      const colours = names.map((name) => {
        probe.style.color = `var(--${name})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      });
      probe.remove();
      return colours;
    },
    [roles, style, mode] as const,
  );

/** Both round: a channel may differ by one. */
const isAlike = (hex: string, shown: readonly number[]): boolean =>
  [1, 3, 5].every(
    (at, place) => Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - (shown[place] ?? -9)) <= 1,
  );

test('DICT-13: a text is changed where it is seen, shown while it is typed, and read by an employee', async ({
  enter,
}) => {
  // The editor of a text sees its key.
  const { page, says } = await enter('admin', { complains: /The key of a sentence/ });
  const window = page.getByRole('dialog');
  const own = window.locator('textarea[name=name]');
  const about = page.locator('footer').getByRole('link').last();
  await page.goto('/portal/');

  await test.step('the mode is turned on from the menu, and a press opens the text', async () => {
    await page.getByRole('button', { name: /личное меню/ }).click();
    await page.getByRole('menuitem', { name: says('shell.edit_texts') }).click();
    await expect(page.getByText(says('texts.pointing'))).toBeVisible();
    await about.click();
    await expect(window.getByText('shell.about', { exact: true }).first()).toBeVisible();
    await expect(window.getByRole('radio')).toHaveCount(0);
    await expect(window.getByText('About', { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/portal/');
    await expectAccessible(page, 'a text that is edited');
  });

  await test.step('a lost value is refused by the server, the page shows what is typed', async () => {
    await own.fill('О портале {version}');
    await window.getByRole('button', { name: says('texts.save'), exact: true }).click();
    await expect(window.getByText(says('rules.text.unknown', { names: '{version}' }))).toBeVisible();
    await own.fill('Что это за портал');
    await expect(about).toHaveText('Что это за портал');
    await window.getByRole('button', { name: says('texts.save'), exact: true }).click();
    await expect(window).toHaveCount(0);
    await expect(about).toHaveText('Что это за портал');
  });

  await test.step('keys do the same: Tab to a text, Enter opens it', async () => {
    const mark = page.getByRole('button', { name: /^Править: / });
    await expect(mark).toBeFocused();
    await mark.press('Shift+Tab');
    await expect(mark).not.toHaveText(/Что это за портал/);
    await mark.press('Enter');
    await expect(window).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
  });

  await test.step('an employee reads it, and has no such mode', async () => {
    const employee = await enter('employee');
    await employee.page.goto('/portal/');
    await expect(employee.page.locator('footer').getByRole('link').last()).toHaveText('Что это за портал');
    await employee.page.getByRole('button', { name: /личное меню/ }).click();
    await expect(employee.page.getByRole('menuitem', { name: says('shell.sign_out') })).toBeVisible();
    await expect(employee.page.getByRole('menuitem', { name: says('shell.edit_texts') })).toHaveCount(0);
  });

  await test.step('the delivered text is back', async () => {
    await about.click();
    await window.getByRole('button', { name: says('texts.revert') }).click();
    await expect(about).toHaveText(says('shell.about'));
    await page.getByRole('button', { name: says('texts.finish') }).click();
    await expect(page.getByText(says('texts.pointing'))).toHaveCount(0);
  });
});

test('a letter is shown on what happened, in new words, and sent to the one who looks', async ({
  enter,
  mailbox,
}) => {
  const { page, says } = await enter('admin');
  const subject = page.locator('textarea[name="subject.name"]');
  await page.goto('/portal/letters');
  await settled(page, says);
  await page.getByRole('button', { name: says('letters.kind.trial') }).click();

  await test.step('what lost a value is refused at its text', async () => {
    await subject.fill('Почта работает');
    await expect(page.getByText(says('rules.text.missing', { names: '{portal}' }))).toBeVisible();
    await expectAccessible(page, 'a letter that lost a value');
  });

  await test.step('the letter is shown and sent as it would be', async () => {
    await subject.fill('{portal}: письмо на пробу');
    await expect(page.getByText(/: письмо на пробу$/).last()).toBeVisible();
    await expect(page.frameLocator('iframe').getByText(/Здравствуйте/)).toBeVisible();
    await page.getByRole('button', { name: says('letters.as_text') }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: /^Здравствуйте/ })).toBeVisible();
    await page.getByRole('button', { name: says('letters.send') }).click();
    await expect
      .poll(() => mailbox.letters.some((letter) => /письмо на пробу/.test(letter.subject)))
      .toBe(true);
  });
});
