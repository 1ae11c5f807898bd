import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import { expectAccessible } from './support/accessible.ts';
import { deskOf, vacation } from './support/desk.ts';
import { dialog, listPage, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { type Shown, showPage } from './support/show.tsx';
import { draftToSign, signingDesk, signWindow } from './support/signing.ts';
import { plain, sees, textOf } from './support/text.ts';
import type { Answers, Params } from './support/transport.ts';

const { admin, manager } = PEOPLE;
const SENTENCE = { text: 'Добавлен один выходной день', text_eng: 'One day-off is added' };
const FAILED = { reason: 'status_mismatch', message: 'Другой статус', message_eng: 'Another status' };
const NUMBER = 'V-000001';

const followed = (route: string) => ({
  told: [{ code: 'dayoff', values: {}, ...SENTENCE, route }],
  failed: [FAILED],
});

/** Every move is answered with what followed from it. */
const withFollowed = (answers: Answers, route: string): Answers => ({
  ...answers,
  'table.add': (params: Params) => {
    const answer = answers['table.add']?.(params) as { data: Params[] };
    if (params.object !== 'document_status') return answer;
    return { data: answer.data.map((row) => ({ ...row, ...followed(route) })) };
  },
});

/** Moves the one document of a list, from which something follows. */
const moved = async (address: string, row: Params, step: string, route: string, who: Profile) => {
  const desk = deskOf({ vacation: [{ ...row }] }, who);
  const locale = who === admin ? ('en' as const) : ('ru' as const);
  const shown = await showPage(address, { who, locale, answers: withFollowed(desk.answers, route) });
  const list = listPage(shown);
  await waitFor(() => expect(list.rows()).toHaveLength(1));
  await shown.user.click(list.decision(step, NUMBER));
  await waitFor(() => expect(desk.kept('vacation', 1)?.status_id).not.toBe(row.status_id));
  return shown;
};

const byManager = (route: string) =>
  moved('/portal/uvacations-sub', vacation(1), 'onward.agreed', route, manager);

const failedIn = ({ says }: Shown, why: string): string => plain(says('documents.told.failed', { why }));

const act = async (name: string): Promise<HTMLElement> =>
  within(await dialog()).getByText(name, { selector: 'button, button *' });

test('a manager who moved a document reads what followed from it and goes there', async () => {
  const shown = await byManager('/uvacation/1');
  const window = await dialog();
  expect(textOf(window)).toContain(plain(shown.says('documents.told.title')));
  expect(textOf(window)).toContain(SENTENCE.text);
  expect(textOf(document.body)).not.toContain(failedIn(shown, FAILED.message));
  await shown.user.click(await act(shown.says('documents.told.go')));
  await waitFor(() => expect(document.location.pathname).toBe('/portal/uvacation/1'));
});

for (const [route, leads] of [
  ['', 0],
  ['/uvacations-own', 1],
] as const)
  test(`SHELL-04: a notice is closed where one stands, and offers to go on only where it leads to a page: ${leads}`, async () => {
    const shown = await byManager(route);
    expect(textOf(await dialog())).toContain(SENTENCE.text);
    const go = within(await dialog()).queryAllByRole('button', { name: shown.says('documents.told.go') });
    expect(go).toHaveLength(leads);
    await expectAccessible(await dialog());
    await shown.user.click(await act(shown.says('documents.told.close')));
    await noDialog();
    expect(document.location.pathname).toBe('/portal/uvacations-sub');
  });

test('what failed while the move stands is said in debug mode', async () => {
  const draft = vacation(1, {
    status_id: 'draft',
    employee_id: admin.employee_id,
    creator_id: admin.employee_id,
  });
  const who = { ...admin, roles: ['admin', 'employee'] } as unknown as Profile;
  const desk = deskOf({ vacation: [draft] }, who);
  const answers = withFollowed(desk.answers, '/uvacation/1');
  const shown = await showPage('/portal/uvacations-own?debug=1', { who, locale: 'en', answers });
  const list = listPage(shown);
  await waitFor(() => expect(list.rows()).toHaveLength(1));
  await shown.user.click(list.decision('onward.prepared', NUMBER));
  await sees(failedIn(shown, FAILED.message_eng));
  await shown.user.click(await act(shown.says('documents.told.close')));
  await noDialog();
  expect(document.location.pathname).toBe('/portal/uvacations-own');
});

const followedPart = async ({ says }: Shown) =>
  within(await signWindowOf()).findByRole('region', { name: says('documents.told.title') });
const signWindowOf = () => dialog();

test('what followed from a signature is read in the window of signing, which leads there and nowhere else', async () => {
  const { shown, open, sign, tells, dialog: window, desk } = await draftToSign({ type: '1' });
  desk.tables.vacation?.push(vacation(2));
  const { answers } = shown.server;
  shown.server.answers = {
    ...answers,
    'sign.stamp': (params) => {
      const answer = answers['sign.stamp']?.(params) as { data: object };
      return { ...answer, data: { ...answer.data, ...followed('/uvacation/2') } };
    },
  };
  await open();
  const { says, user } = shown;
  expect(within(await window()).queryByRole('region', { name: says('documents.told.title') })).toBeNull();
  await waitFor(async () => expect((await sign()).getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(await sign());
  const part = await followedPart(shown);
  expect(textOf(part)).toContain(SENTENCE.text);
  await tells('result.title');
  await expectAccessible(await window());
  expect(textOf(document.body)).not.toContain(failedIn(shown, FAILED.message));
  await user.click(within(part).getByRole('link', { name: says('documents.told.go') }));
  await waitFor(() => expect(document.location.pathname).toBe('/portal/uvacation/2'));
  await noDialog();
  await sees('V-000002');
});

/** The list of the admin's own drafts, both chosen and their signing begun. */
const twoToSign = async (signed: string) => {
  const who = { ...admin, roles: ['admin', 'employee'] } as unknown as Profile;
  const own = { employee_id: who.employee_id, creator_id: who.employee_id };
  const rows = [1, 2].map((id) => vacation(id, { ...own, status_id: 'draft' }));
  const signing = signingDesk(rows, { type: '1' }, { who, signed });
  const shown = await showPage('/portal/uvacations-own?view=all&debug=1', {
    who,
    locale: 'en',
    answers: signing.answers,
  });
  const list = listPage(shown);
  await waitFor(() => expect(list.rows()).toHaveLength(2));
  for (const id of [1, 2]) await shown.user.click(list.select(`V-00000${id}`));
  const verb = shown.says('signing.sign_and', { verb: list.verb('onward.prepared').toLowerCase() });
  const press = async () =>
    shown.user.click(
      within(list.bulk()).getByRole('button', {
        name: shown.says('documents.bulk.counted', { verb, count: 2 }),
      }),
    );
  return { ...signing, shown, list, press, window: signWindow(shown) };
};

test('of several that are signed the window says what followed once all are, and what failed in debug mode', async () => {
  const { shown, press, window } = await twoToSign('prepared');
  const { says } = shown;
  const { answers } = shown.server;
  shown.server.answers = {
    ...answers,
    'sign.bulk': (params) => {
      const { data } = (answers['sign.bulk']?.(params) ?? { data: [] }) as { data: object[] };
      return {
        data: data.map((row, index) => (index === 0 ? { ...row, ...followed('/uvacation/1') } : row)),
      };
    },
  };
  await press();
  await waitFor(async () =>
    expect(
      (await window.button(says('signing.sign_count', { count: 2 }))).getAttribute('aria-disabled'),
    ).not.toBe('true'),
  );
  await window.press(says('signing.sign_count', { count: 2 }));
  await window.tells('result.many', { done: 2, all: 2 });
  const part = await followedPart(shown);
  expect(textOf(part)).toContain(SENTENCE.text_eng);
  expect(textOf(part)).toContain(failedIn(shown, FAILED.message_eng));
  const [close] = within(await dialog()).getAllByRole('button', { name: says('common.close') });
  await shown.user.click(close as HTMLElement);
  await noDialog();
  expect(document.location.pathname).toBe('/portal/uvacations-own');
});

test('when none of those chosen can be signed any more, the window says so, and each of them why', async () => {
  const { desk, shown, press, window, signatures } = await twoToSign('prepared');
  const { says } = shown;
  // Their author takes one back elsewhere and deletes the other before the window has them.
  desk.edit('vacation', 1, { status_id: 'agreed' });
  desk.tables.vacation = desk.tables.vacation?.filter(({ id }) => id === 1) ?? [];
  await press();
  await window.tells('trouble.none_signable.title');
  const lineOf = async (number: string) =>
    within(await dialog())
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes(number));
  expect(textOf(await lineOf('V-000001'))).toContain(plain(says('signing.refused.status_mismatch')));
  await expectAccessible(await dialog());
  expect(textOf(await lineOf('V-000002'))).toContain(plain(says('signing.refused.not_found')));
  expect(
    within(await dialog()).queryByRole('button', { name: says('signing.sign_count', { count: 2 }) }),
  ).toBeNull();
  const [close] = within(await dialog()).getAllByRole('button', { name: says('common.close') });
  await shown.user.click(close as HTMLElement);
  await noDialog();
  expect(signatures).toEqual([]);
});
