import type { Page } from '@playwright/test';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays, dayInZone, weekday } from '../../lib/kernel/day.ts';
import { pngOf } from '../support/pictures.ts';
import { plainMonday } from '../support/plain-weeks.ts';
import { documentPage } from './support/document-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { statusWords, stepWords } from './support/vacation-words.ts';

const TODAY = dayInZone(new Date().toISOString(), 'Europe/Moscow');
/** A working day so far away that the demo has no plans there. */
const DAY = plainMonday(addDays(TODAY, 8 - weekday(TODAY) + 60 * 7), 1, 7);

/** A new absence of a type, on one day. */
const begin = async ({ page, says }: Person, type: string, day = DAY): Promise<void> => {
  await page.goto('/portal/uabsence');
  await page.getByLabel(says('families.absence.type'), { exact: true }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
  for (const field of ['start_date', 'end_date']) {
    const input = page.getByLabel(says(`documents.fields.${field}`), { exact: true });
    await input.fill(formatDay(day, 'ru'));
    await input.press('Tab');
  }
};

/** Drops a file on the place for attachments, or pastes it into the page. */
const give = async (page: Page, how: 'drop' | 'paste', name: string): Promise<void> => {
  const transfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }));
      return data;
    },
    { name, bytes: [...(await pngOf())] },
  );
  if (how === 'drop') {
    await page.locator('#files').dispatchEvent('drop', { dataTransfer: transfer });
    return;
  }
  await transfer.evaluate((data) =>
    document.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    ),
  );
};

test('FORM-01, FORM-11: a type that asks for a file is not sent without one, dropped, pasted or taken off again', async ({
  enter,
}) => {
  const employee = await enter('employee');
  const { page, says } = employee;
  const form = documentPage(page, says);
  const send = form.button(stepWords(says).send);
  const asksForFile = page
    .getByRole('region', { name: says('documents.form.actions') })
    .getByText(says('rules.document.attachment-required'));
  await begin(employee, 'День донора');
  await expect(asksForFile).toBeVisible();
  await expect(send).toBeDisabled();
  await give(page, 'drop', 'справка.png');
  await expect(form.file('справка.png')).toBeVisible();
  await expect(send).toBeEnabled();
  await page.getByRole('button', { name: says('documents.files.delete', { name: 'справка.png' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('documents.files.delete_yes') })
    .click();
  await expect(form.file('справка.png')).toHaveCount(0);
  await expect(asksForFile).toBeVisible();
  await expect(send).toBeDisabled();
  await give(page, 'paste', 'снимок.png');
  await expect(form.file('снимок.png')).toBeVisible();
  await send.click();
  await expect(form.head).toContainText(statusWords('ru')('prepared'));
  await expect(form.file('снимок.png')).toBeVisible();
});
