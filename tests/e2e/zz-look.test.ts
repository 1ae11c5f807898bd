import { rpc } from '../support/rpc.ts';
import { goTo } from './support/go-to.ts';
import { settled } from './support/judge-screen.ts';
import { test } from './support/portal-test.ts';

test('look', async ({ enter, origin }) => {
  test.setTimeout(300_000);
  for (const [locale, theme, width] of [['ru', 'light', 1440], ['ru', 'dark', 390], ['en', 'light', 1440], ['en', 'light', 390], ['ru', 'dark', 1440]] as const) {
    const { page, says, token } = await enter('admin', { locale, theme, browser: { viewport: { width, height: 1000 } } });
    const d = await rpc(origin, token, 'table.add', { object: 'expense_goal', data: { code: `x_${locale}_${theme}_${width}`, name: 'Было' } });
    await rpc(origin, token, 'table.edit', { object: 'expense_goal', data: [{ id: d.result?.data[0]?.id, name: 'Стало', name_eng: 'Now' }] });
    await rpc(origin, token, 'table.add', { object: 'vacation', data: {} });
    const shot = (n: string, full = false) => page.screenshot({ path: `/tmp/h2scratch/${n}-${locale}-${theme}-${width}.png`, fullPage: full });
    await goTo(page, '/portal/audit');
    await settled(page, says);
    await shot('list');
    await goTo(page, '/portal/audit?scope=document&group=moves');
    await settled(page, says);
    await shot('moves');
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(400);
    await shot('window');
    await goTo(page, '/portal/audit?scope=person');
    await settled(page, says);
    await shot('person');
  }
});
