import type { Locator, Page, Route } from '@playwright/test';
import { IS_WHOLE } from '../support/whole.ts';
import { documentPage } from './support/document-page.ts';
import { settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { lockTable } from './support/portal-database.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { leaveJustSent } from './support/records.ts';

const FIRST_BATCH = '"document_types"';

const ERROR = {
  code: -32603,
  message: 'Не вышло.',
  message_eng: 'It did not work.',
  data: { reason: 'system_error', request_id: 'A-7' },
};

/** Fates of the first batch that a browser asks for: no answer, a refusal, or the server's own. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  lost: (route) => route.abort('internetdisconnected'),
  refused: (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, error: ERROR } }),
  'refused in part': (route) => route.fallback(),
};

for (const [fate, fault] of Object.entries(FAULTS))
  test(`a screen that waits for the first batch says so when it is ${fate}, and comes with the second try`, async ({
    enter,
    origin,
  }) => {
    // The console may complain: a part does not load.
    const manager = await enter('manager', { complains: /did not load|ERR_INTERNET_DISCONNECTED/ });
    const { page, says } = manager;
    const id = await leaveJustSent(origin);
    const screens: readonly (readonly [string, Locator])[] = [
      ['/portal/', page.getByRole('region', { name: says('documents.home.inbox') }).getByRole('listitem')],
      ['/portal/uvacations-sub?view=all', listPage(page, says).rows],
      [`/portal/uvacation/${id}`, documentPage(page, says).buttons],
    ];
    // After one drawn page the portal knows its rules: the next ones lack the batch alone.
    await page.goto('/portal/');
    // One place handles the fate of the batch: in `npm test` every screen meets it lost, and home the rest.
    for (const [address, thing] of IS_WHOLE || fate === 'lost' ? screens : screens.slice(0, 1)) {
      // One dictionary is locked, so the page comes without the batch, and its browser asks for it.
      const letGo = await lockTable('calendar');
      const repair = await breakFirstBatch(page, fault);
      await page.goto(address);
      await expect(failure(manager), address).toBeVisible();
      await expect(thing).toHaveCount(0);
      await letGo();
      await repair();
      await failure(manager)
        .getByRole('button', { name: says('common.retry') })
        .click();
      await expect(thing.first(), address).toBeVisible();
      await expect(failure(manager)).toHaveCount(0);
      await settled(page, says);
    }
  });

const failure = ({ page, says }: Person): Locator =>
  page.getByRole('alert').filter({ hasText: says('common.load_failed') });

const breakFirstBatch = async (
  page: Page,
  fault: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> => {
  const onCall = (route: Route) =>
    route.request().postData()?.includes(FIRST_BATCH) ? fault(route) : route.fallback();
  await page.route('**/api/rpc', onCall);
  return () => page.unroute('**/api/rpc', onCall);
};
