import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { AuditRow } from '../../components/audit/audit-row.ts';
import type { AuditChain } from '../../lib/rpc/audit.ts';
import { expectAccessible } from './support/accessible.ts';
import { deskOf } from './support/desk.ts';
import { dialog, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { showPage } from './support/show.tsx';
import { plain, sees, textOf } from './support/text.ts';

const { admin, employee, hr } = PEOPLE;
const MINUTE_MS = 60_000;

/** What is known of the chain, looked at by an admin or not yet. */
const chain = (checked: AuditChain['checked']): { data: AuditChain } => ({
  data: { rows: 3, rows_exact: true, sealed: null, checked },
});

/** A deed of the admin with a currency, so many minutes ago. */
const deed = (id: number, currency: number, action: string, detail: object): AuditRow => ({
  id,
  moment: new Date(Date.now() - id * MINUTE_MS).toISOString(),
  stream: `currency:${currency}`,
  seq: id,
  action,
  kind: action.split('.')[0],
  object_id: 'currency',
  record_id: String(currency),
  document_number: null,
  record_facts: null,
  user_id: admin.id,
  user_login: admin.login,
  actor_id: admin.employee_id,
  actor_name: admin.name,
  actor_name_eng: admin.name_eng,
  grant_id: null,
  behalf_employee_name: '',
  behalf_employee_name_eng: '',
  session_id: 1,
  address: '127.0.0.1',
  user_agent: '',
  refused: '0',
  detail: JSON.stringify(detail),
  prev_hash: '0',
  hash: '1',
});

const logPage = (query: string, rows: readonly AuditRow[], locale: 'ru' | 'en' = 'ru') => {
  const { answers } = deskOf({ audit: rows.map((row) => ({ ...row })) }, admin);
  const checks = {
    'audit.chain': () => chain(null),
    'audit.check': () =>
      chain({
        moment: new Date().toISOString(),
        name: admin.name,
        name_eng: admin.name_eng,
        by_portal: false,
        checked: 3,
        broken: null,
      }),
  };
  return showPage(`/portal/audit${query}`, { who: admin, locale, answers: { ...answers, ...checks } });
};

const lines = () => [...document.querySelectorAll<HTMLElement>('[data-audit-row]')];
const lineOf = (text: string) =>
  waitFor(() => {
    const found = lines().find((line) => textOf(line).includes(text));
    if (!found) throw new Error(`Nothing says ${text}.`);
    return found;
  });
const main = () => screen.getByRole('main');
const asks = (query: string) => waitFor(() => expect(window.location.search).toContain(query));

for (const locale of ['ru', 'en'] as const)
  test(`an admin finds who changed a dictionary, from what to what, and the whole of its story (${locale})`, async () => {
    const { says, user } = await logPage(
      '',
      [
        { ...deed(1, 9, 'move', {}), object_id: 'vacation', stream: 'document:9' },
        deed(2, 7, 'table.edit', { name: 'Стало', was: { name: 'Было' } }),
        deed(3, 7, 'table.add', { code: 'XTS', name: 'Было' }),
        deed(4, 8, 'table.add', { code: 'OTHER', name: 'Другое' }),
      ],
      locale,
    );
    await screen.findByRole('region', { name: says('audit.chain.label') });
    await waitFor(() => expect(lines()).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: says('audit.scope.setting') }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    const edited = await lineOf('Стало');
    expect(textOf(edited)).toContain(says('audit.action.table-edit'));
    expect(textOf(edited)).toContain('Было');
    await user.click(within(edited).getByRole('button'));
    await waitFor(async () => expect(textOf(await dialog())).toContain('table.edit'));
    await expectAccessible(await dialog());
    await user.click(within(await dialog()).getByRole('button', { name: says('audit.window.same_record') }));
    await noDialog();
    await asks('stream=currency');
    await waitFor(() => expect(lines()).toHaveLength(2));
    const added = says('audit.action.table-add');
    expect(lines().filter((line) => textOf(line).includes(added))).toHaveLength(1);
    await expectAccessible(main());
  });

test('an admin checks the chain, and a person is told who looked at their card', async () => {
  const log = await logPage('', []);
  await log.user.click(await screen.findByRole('button', { name: log.says('audit.chain.check') }));
  await sees(log.says('audit.chain.whole'));
  log.unmount();

  const { says, user } = await showPage('/portal/profile', {
    who: employee,
    answers: {
      ...deskOf({ request: [], file: [] }).answers,
      'audit.own': () => ({
        data: {
          days: 30,
          people: [
            {
              name: hr.name,
              name_eng: hr.name_eng,
              employee_id: hr.employee_id,
              role: 'hr',
              behalf_name: '',
              behalf_name_eng: '',
              card: 1,
              export: 0,
              change: 0,
              last: new Date().toISOString(),
            },
          ],
        },
      }),
    },
  });
  const panel = await screen.findByRole('region', { name: says('profile.seen.title') });
  const [line, ...others] = await within(panel).findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(textOf(line)).toContain(says('shell.role.hr'));
  await expectAccessible(panel);
  const button = { name: (name: string) => name.startsWith(says('profile.seen.ask')) };
  await user.click(within(panel).getByRole('button', button));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: says('families.request.fields.text'),
  });
  await waitFor(() => expect(text.value).toContain(hr.name));
  expect(text.value).toContain(says('shell.role.hr'));
});

/** There is no layout: what the mouse is over is said here. */
const pointAt = (element: Element): void => {
  Object.defineProperty(document, 'elementsFromPoint', { value: () => [element], configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementsFromPoint'));
};

test('an admin walks the log by keys, narrows it by a value under the cursor, and by days', async () => {
  const rows = [
    deed(1, 7, 'table.add', { code: 'XQB', name: 'Проба' }),
    deed(2, 8, 'table.add', { code: 'XQA', name: 'Проба' }),
    deed(3, 8, 'sign.key', {}),
  ];
  const shown = await logPage('?scope=setting&setting=currency', rows);
  const { says, user } = shown;
  await waitFor(() => expect(lines()).toHaveLength(3));
  const press = (key: string) => user.keyboard(key);
  const inFocus = (at: number) =>
    waitFor(() =>
      expect(document.activeElement).toBe(within(lines()[at] as HTMLElement).getByRole('button')),
    );
  await press('j');
  await inFocus(0);
  await press('j');
  await inFocus(1);
  await press('k');
  await inFocus(0);
  await press('{Enter}');
  await waitFor(async () => expect(textOf(await dialog())).toContain('table.add'));
  await press('{Escape}');
  await noDialog();
  await press('j');

  await press('f');
  await waitFor(async () => expect(textOf(await dialog())).toContain(plain(says('audit.by.title'))));
  await expectAccessible(await dialog());
  const group = { name: (name: string) => name.includes(says('audit.group.rows')) };
  await user.click(within(await dialog()).getByRole('button', group));
  await asks('group=rows');
  await noDialog();
  await waitFor(() => expect(lines()).toHaveLength(2));

  const record = lines()[0]?.querySelector('[data-value=record]') as HTMLElement;
  pointAt(record);
  await user.pointer({ target: record });
  await press('f');
  await asks('stream=currency');
  shown.unmount();

  const before = await logPage('?from=2020-01-01&to=2020-01-31', rows);
  await sees(says('audit.none.title'));
  before.unmount();
  await logPage('?from=2020-01-01', rows);
  await waitFor(() => expect(lines()).toHaveLength(3));
  await expectAccessible(main());
});

test('the log is no page of anybody but an admin', async () => {
  const { says } = await showPage('/portal/audit', { who: hr });
  expect(textOf(await screen.findByRole('heading', { level: 1 }))).toBe(says('shell.no_access'));
});
