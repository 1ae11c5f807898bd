import { BASE } from '../../lib/routes/resolve.ts';
import { connect } from '../../server/db/connect.ts';
import { TEMPLATE, urlOf } from '../support/database-names.ts';
import { freePort, originAt, type Portal, startPortal } from '../support/portal.ts';
import { settled } from './support/judge-screen.ts';
import { expect, test as portalTest } from './support/portal-test.ts';

/** Texts that would run, load or leave if a page took them for more than words. */
const WORDS = [
  '"><img src=x onerror=alert(1)>',
  '<script>alert(2)</script>',
  '<svg onload=alert(3)>',
  '<img src="https://evil.example/x"><link rel=stylesheet href="//evil.example/y">',
  "';alert(4)//`\u0024{alert(5)}`{{7*7}}",
  '[see](javascript:alert(6))',
  '\u202e',
].join(' ');

/** Columns that hold what people have written and others read. */
const WRITTEN =
  /^(name|name_eng|title|text|text_eng|original_name|location|phone|user_agent)$|^(comments|position|department|description|subject|issuer)(_eng)?$/;

/** Names for addresses and files are not free text. */
const OTHERS = new Set(['file.name', 'paper.name', 'client.code', '_migration.name']);

let portal: Portal;
let address = '';
const test = portalTest.extend({ origin: async ({ browserName: _ }, use) => use(address) });

test.beforeAll(async ({ browserName: _ }, { workerIndex }) => {
  const cluster = process.env.BROWSER_CLUSTER_URL ?? '';
  const name = `written_${workerIndex}`;
  const admin = await connect(cluster);
  await admin.query(`create database "${name}" template "${TEMPLATE}"`).finally(() => admin.end());
  const databaseUrl = urlOf(cluster, name);
  await write(databaseUrl);
  const port = await freePort();
  address = originAt(port);
  portal = await startPortal({ databaseUrl, port, env: { PORTAL_WEB: '1', ROLE: 'web' } });
});
test.afterAll(() => portal?.stop());

/** Puts the texts in front of every column people write. */
const write = async (url: string): Promise<void> => {
  const db = await connect(url);
  try {
    const { rows } = await db.query<{ table: string; column: string }>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'`,
    );
    const written = rows.filter(
      ({ table, column }) => WRITTEN.test(column) && !OTHERS.has(`${table}.${column}`),
    );
    expect(written.length).toBeGreaterThan(30);
    for (const { table, column } of written) {
      // Triggers that keep history and the audit unchanged are off here.
      await db.query(`alter table "${table}" disable trigger user`);
      await db.query(`update "${table}" set "${column}" = $1 || "${column}"`, [WORDS]);
    }
  } finally {
    await db.end();
  }
};

const SCREENS: readonly (readonly [login: string, screens: readonly string[]])[] = [
  ['hr', ['', 'uvacations?view=all&size=10', 'umessages', 'papers']],
  ['admin', ['users', 'grants', 'signaturepolicies', 'profile']],
];

for (const [login, screens] of SCREENS)
  test(`T63: what people wrote is words to ${login}, wherever it is read`, async ({ enter, origin }) => {
    const { page, context, says } = await enter(login);
    const happened: string[] = [];
    context.on('dialog', (dialog) => {
      happened.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol))
        happened.push(`a request: ${request.url()}`);
    });
    const look = async (): Promise<void> => {
      await settled(page, says);
      const made = await page.evaluate(
        () =>
          document.querySelectorAll(
            'img[onerror], svg[onload], [src*="evil"], [href*="evil"], [href^="javascript"]',
          ).length,
      );
      expect([page.url(), made, happened]).toEqual([page.url(), 0, []]);
    };
    let met = 0;
    for (const screen of screens) {
      await page.goto(BASE + screen);
      await look();
      if ((await page.locator('body').innerText()).includes('onerror=alert(1)')) met += 1;
    }
    expect(met, 'screens on which the words were met').toBeGreaterThanOrEqual(screens.length / 2);
    if (login !== 'hr') return;
    await page.goto(`${BASE}uvacations?view=all&size=10`);
    const leave = await page.locator('main a[href*="/uvacation/"]').first().getAttribute('href');
    await page.goto(String(leave));
    await look();
  });
