import type { Page } from '@playwright/test';

/** Gives files to the page that verifies signatures. */
export const verifyFiles = (
  page: Page,
  ...files: readonly { name: string; buffer: Buffer }[]
): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })));
