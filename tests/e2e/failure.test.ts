import type { Locator, Page, Route } from '@playwright/test';
import { documentPage } from './support/document-page.ts';
import { settled } from './support/judge-screen.ts';
import { listPage } from './support/list-page.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { documentIn } from './support/records.ts';

const FIRST_BATCH = '"document_types"';

const ERROR = {
  code: -32603,
  message: 'Не вышло.',
  message_eng: 'It did not work.',
  data: { reason: 'system_error', request_id: 'A-7' },
};

/** What may become of the first batch: nothing comes back, it is refused, or one of its dictionaries is. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  lost: (route) => route.abort('internetdisconnected'),
  refused: (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, error: ERROR } }),
  'refused in part': async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const data = answer.result.data.map((each: { batchId: string }) =>
      each.batchId === 'calendar' ? { batchId: each.batchId, error: ERROR } : each,
    );
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, data } } });
  },
};

for (const [fate, fault] of Object.entries(FAULTS))
  test(`every screen that waits for the first batch says so when it is ${fate}, and comes with the second try`, async ({
    enter,
    origin,
  }) => {
    const manager = await enter('manager');
    const { page, says } = manager;
    const id = await documentIn(origin, manager, 'prepared');
    const screens: readonly (readonly [string, Locator])[] = [
      ['/portal/', page.getByRole('region', { name: says('documents.home.inbox') }).getByRole('listitem')],
      ['/portal/uvacations-sub?view=all', listPage(page, says).rows],
      [`/portal/uvacation/${id}`, documentPage(page, says).buttons],
    ];
    for (const [address, thing] of screens) {
      const repair = await breakFirstBatch(page, fault);
      await page.goto(address);
      await expect(failure(manager), address).toBeVisible();
      await expect(thing).toHaveCount(0);
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
