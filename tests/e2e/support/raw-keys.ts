import type { BrowserContext } from '@playwright/test';
import { RAW, watchRawKeys } from '../../support/raw-keys.ts';

/** Every tab of a browser complains on its console about raw keys and parts that did not load. */
export const tellRawKeys = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(watchRawKeys, RAW);
};
