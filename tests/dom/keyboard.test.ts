import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../lib/i18n/format.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { deskOf, today, vacation } from './support/desk.ts';
import { documentPage } from './support/document.ts';
import { dialog, listPage, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { showPage } from './support/show.tsx';
import { plain, sees, textOf } from './support/text.ts';

const { manager, hr } = PEOPLE;
const numberOf = (id: number): string => `V-${String(id).padStart(6, '0')}`;
const focused = (): Element | null => document.activeElement;

/** The list of a manager with so many leaves that wait for her. */
const managerList = async (count: number, query = '') => {
  const rows = Array.from({ length: count }, (_, index) => vacation(index + 1));
  const desk = deskOf({ vacation: rows }, manager);
  const shown = await showPage(`/portal/uvacations-sub${query}`, { who: manager, answers: desk.answers });
  const list = listPage(shown);
  await waitFor(() => expect(list.rows()).toHaveLength(count));
  return { desk, shown, list };
};

test('the first Tab leads past the menus to the content', async () => {
  const { shown } = await managerList(1);
  await shown.user.tab();
  expect(focused()?.textContent).toBe(shown.says('shell.skip'));
  await shown.user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(document.querySelector('main')));
});

test('a manager works through her list by keyboard alone: down the rows, one chosen, one opened', async () => {
  const { shown, list } = await managerList(3);
  const [first = '', second = ''] = list.numbers();
  const { user } = shown;
  await user.keyboard('j');
  await waitFor(() => expect(focused()).toBe(list.row(first)));
  await user.keyboard('j');
  await waitFor(() => expect(focused()).toBe(list.row(second)));
  const chosen = (is: boolean) =>
    waitFor(() => expect(list.row(second)?.getAttribute('aria-selected')).toBe(String(is)));
  await user.keyboard('x');
  await chosen(true);
  await user.keyboard('k');
  await waitFor(() => expect(focused()).toBe(list.row(first)));
  await user.keyboard('j');
  await waitFor(() => expect(focused()).toBe(list.row(second)));
  await user.keyboard('x');
  await chosen(false);
  await user.keyboard('k');
  await waitFor(() => expect(focused()).toBe(list.row(first)));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/portal\/uvacation\/\d+$/));
  window.history.back();
  await waitFor(() => expect(list.row(first)).not.toBeNull());
});

test('the key of a decision asks first, by whatever layout; the row that follows has the focus, not its button', async () => {
  const { shown, list, desk } = await managerList(3);
  const [first = '', second = ''] = list.numbers();
  const { user } = shown;
  const idOf = (number: string) => Number(number.replace(/\D/g, ''));
  await user.keyboard('j');
  // The same key on a Russian keyboard.
  await user.keyboard('[KeyA]');
  expect(textOf(await dialog())).toContain(plain(first));
  const agree = () => screen.getByRole('button', { name: list.verb('onward.agreed') });
  await waitFor(() => expect(focused()).toBe(agree()));
  await user.keyboard('{Escape}');
  await noDialog();
  await waitFor(() => expect(focused()).toBe(list.row(first)));
  expect(desk.kept('vacation', idOf(first))?.status_id).toBe('prepared');
  await user.keyboard('[KeyA]');
  await dialog();
  await waitFor(() => expect(focused()).toBe(agree()));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(list.row(first)).toBeNull());
  await waitFor(() => expect(focused()).toBe(list.row(second)));
  expect(desk.kept('vacation', idOf(first))?.status_id).toBe('agreed');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/portal/uvacation/${idOf(second)}`));
  expect(desk.kept('vacation', idOf(second))?.status_id).toBe('prepared');
});

test('G and H lead home from a list', async () => {
  const { shown } = await managerList(1);
  await shown.user.keyboard('gh');
  await waitFor(() => expect(window.location.pathname).toBe('/portal/'));
});

test('the keys of a decision act on what is chosen: one question names who, what and when, and who stays out of it and why', async () => {
  const { shown, list, desk } = await managerList(2);
  const { user } = shown;
  desk.tables.vacation?.push(vacation(3, { status_id: 'agreed' }));
  await user.click(list.view('all'));
  await waitFor(() => expect(list.rows()).toHaveLength(3));
  for (const id of [1, 2, 3]) await user.click(list.select(numberOf(id)));
  await user.keyboard('a');
  const asked = await dialog();
  const decided = within(
    within(asked).getByRole('list', { name: shown.says('documents.ask.decided') }),
  ).getAllByRole('listitem');
  expect(decided).toHaveLength(2);
  const day = String(desk.kept('vacation', 1)?.start_date);
  const one = decided.find((item) => item.textContent?.includes(numberOf(1)));
  expect(textOf(one)).toContain(plain(formatDay(day, 'ru').slice(0, 5)));
  const left = within(within(asked).getByRole('region')).getByRole('listitem');
  expect(textOf(left)).toContain(plain(numberOf(3)));
  expect(textOf(left)).toContain(plain('Согласован, сейчас: кадровая служба'));
  for (const named of [...decided, left]) expect(textOf(named)).toContain(plain('Тихонов И. А.'));
  await user.keyboard('{Escape}');
  await noDialog();
  await user.keyboard('r');
  const reason = within(await dialog()).getByLabelText(shown.says('documents.reason.label'));
  await waitFor(() => expect(focused()).toBe(reason));
  await user.keyboard('{Escape}');
  await noDialog();
  expect(desk.kept('vacation', 1)?.status_id).toBe('prepared');
  await user.keyboard('a');
  const yes = within(await dialog()).getByRole('button', { name: list.counted('onward.agreed', 2) });
  await waitFor(() => expect(focused()).toBe(yes));
  await user.keyboard('{Enter}');
  await noDialog();
  await waitFor(() =>
    expect([1, 2].map((id) => desk.kept('vacation', id)?.status_id)).toEqual(['agreed', 'agreed']),
  );
});

test("Ctrl and Enter on another person's document ask first, and send nothing", async () => {
  const desk = deskOf({ vacation: [vacation(1)] }, manager);
  const shown = await showPage('/portal/uvacation/1?mode=sub', { who: manager, answers: desk.answers });
  const form = documentPage(shown);
  await waitFor(() => form.button(shown.says('documents.steps.onward.agreed.verb')));
  await shown.user.keyboard('{Control>}{Enter}{/Control}');
  expect(textOf(await dialog())).toContain(plain(numberOf(1)));
  await shown.user.keyboard('{Escape}');
  await noDialog();
  expect(shown.server.callsOf('table.add')).toEqual([]);
});

test('what is shown on request on the home page has the focus next', async () => {
  const waiting = Array.from({ length: 8 }, (_, index) => vacation(index + 1, { status_id: 'agreed' }));
  const desk = deskOf({ vacation: waiting, incomplete: waiting }, hr);
  const shown = await showPage('/portal/', { who: hr, answers: desk.answers });
  const inbox = await screen.findByRole('region', { name: shown.says('documents.home.inbox') });
  await waitFor(() => expect(within(inbox).getAllByRole('listitem')).toHaveLength(6));
  await shown.user.click(within(inbox).getByRole('button', { name: shown.says('documents.home.show') }));
  await waitFor(() => {
    const seventh = within(inbox).getAllByRole('listitem')[6];
    expect(focused()).toBe(seventh?.querySelector('a'));
  });
});

test('an employee opens the menu, writes a leave and stores it by keyboard alone', async () => {
  const desk = deskOf({ vacation: [] });
  const shown = await showPage('/portal/', { answers: desk.answers });
  const { user, says } = shown;
  const create = () => screen.getByRole('button', { name: says('shell.create') });
  create().focus();
  await user.keyboard('{Enter}');
  const search = async () => within(await dialog()).getByRole('combobox');
  const field = await search();
  await waitFor(() => expect(focused()).toBe(field));
  await user.keyboard('{Escape}');
  await noDialog();
  await waitFor(() => expect(focused()).toBe(create()));
  await user.keyboard('c');
  const second = await search();
  await waitFor(() => expect(focused()).toBe(second));
  // Typed in the other layout: «отпуск».
  await user.keyboard('jngecr');
  await waitFor(() =>
    expect(textOf(screen.getAllByRole('option')[0])).toContain(plain(says('shell.families.vacation'))),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/portal/uvacation'));
  const form = documentPage(shown);
  await waitFor(() => form.type());
  form.type().focus();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(form.type().textContent).not.toBe(says('documents.form.choose')));
  form.start().focus();
  await user.keyboard(formatDay(addDays(today(), 120), 'ru'));
  await user.tab();
  await user.tab();
  await waitFor(() => expect(focused()).toBe(form.days()));
  await user.keyboard('2');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(window.location.pathname).toMatch(/\/uvacation\/\d+/));
  await sees(says('documents.form.saved_at', { time: '' }));
});
