import type { Page } from '@playwright/test';

/** Opens an address as somebody signed in, and waits until its page is alive: it listens for what changes. */
export const goTo = async (page: Page, address: string): Promise<void> => {
  const listening = page.waitForResponse('**/api/events');
  await page.goto(address);
  await listening;
};
