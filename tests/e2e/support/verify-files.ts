import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** Gives files to the page that verifies signatures, until it listens: it empties its field, or takes it away, as soon as it has them. */
export const verifyFiles = async (
  page: Page,
  ...files: readonly { name: string; buffer: Buffer }[]
): Promise<void> => {
  const field = page.locator('input[type=file]');
  await expect(async () => {
    await field.setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })));
    const waiting = await field.evaluateAll((fields) => fields.some((each) => 'value' in each && each.value));
    expect(waiting).toBe(false);
  }).toPass();
};
