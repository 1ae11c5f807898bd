import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shortName } from '../../lib/i18n/person-name.ts';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import { expectAccessible } from './support/accessible.ts';
import { deskOf, vacation } from './support/desk.ts';
import { Events } from './support/events.ts';
import { seeAll } from './support/in-sight.ts';
import { dialog, listPage, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { rowsOf, type Shown, showPage } from './support/show.tsx';
import { plain, seesNot, textOf } from './support/text.ts';
import { type Answers, Lost, type Params } from './support/transport.ts';

const { employee, manager } = PEOPLE;
const NUMBER = 'V-000001';

interface Said {
  readonly id: number;
  readonly author_id: number;
  text: string;
  edit_date: string | null;
  delete_date: string | null;
  readonly [field: string]: unknown;
}

/** A server that keeps the thread of a leave for its readers. */
const threadDesk = (who: Profile, begun: readonly string[] = []) => {
  const desk = deskOf({ vacation: [vacation(1)] }, who);
  const thread: Said[] = [];
  let read = 0;
  const say = (by: Profile, text: string, mentions: readonly number[] = []) => {
    const names = [PEOPLE.manager, PEOPLE.employee].filter(({ employee_id }) =>
      mentions.includes(employee_id ?? 0),
    );
    thread.push({
      id: thread.length + 1,
      registrator_id: 1,
      author_id: by.employee_id ?? 0,
      author_name: by.name,
      author_name_eng: by.name_eng,
      behalf_employee_id: null,
      behalf_employee_name: null,
      behalf_employee_name_eng: null,
      text,
      mentioned: JSON.stringify(
        names.map(({ employee_id, name, name_eng }) => ({ id: employee_id, name, name_eng })),
      ),
      files: '[]',
      create_date: new Date().toISOString(),
      edit_date: null,
      delete_date: null,
    });
  };
  for (const text of begun) say(employee, text);
  const unread = () =>
    thread.filter(({ id, author_id }) => id > read && author_id !== who.employee_id).length;
  const own = (object: unknown) => object === 'discussion_message';
  const found = (params: Params) => thread.find(({ id }) => id === (params.data as Params).id) as Said;
  const now = () => new Date().toISOString();
  const { answers } = desk;
  const threaded: Answers = {
    ...answers,
    'view.get': (params) => {
      if (own(params.object)) return rowsOf(thread.toReversed());
      const view = answers['view.get']?.(params) as { data: object[] } | undefined;
      if (params.object !== 'vacation' || !view) return view;
      return { ...view, data: view.data.map((row) => ({ ...row, discussion_unread: unread() })) };
    },
    'discussion.state': () => ({ data: { read_id: read, unread: unread() } }),
    'discussion.read': ({ message_id }) => {
      read = Number(message_id);
      return { data: { read_id: read, unread: unread() } };
    },
    'discussion.people': ({ name }) => ({
      data: [manager, employee]
        .filter((each) => each.name.toLowerCase().startsWith(String(name).toLowerCase()))
        .map(({ employee_id, name: full, name_eng }) => ({
          id: employee_id,
          name: full,
          name_eng,
          position: 'Руководитель',
          position_eng: 'Manager',
        })),
    }),
    'table.add': (params) => {
      if (!own(params.object)) return answers['table.add']?.(params);
      const { text, mentions } = params.data as { text: string; mentions?: number[] };
      say(who, text, mentions);
      return { data: [{ id: thread.length }] };
    },
    'table.edit': (params) => {
      if (!own(params.object)) return answers['table.edit']?.(params);
      Object.assign(found(params), { text: (params.data as Params).text, edit_date: now() });
      return { data: [] };
    },
    'table.del': (params) => {
      if (!own(params.object)) return answers['table.del']?.(params);
      Object.assign(found(params), { text: '', delete_date: now() });
      return { data: [] };
    },
  };
  return { thread, say, answers: threaded };
};

/** The thread on the page of its document, by what people see of it. */
const threadOf = ({ says }: Shown) => {
  const t = (key: string, values?: Record<string, string | number>) => says(`discussion.${key}`, values);
  return {
    says: t,
    panel: () => screen.findByRole('region', { name: t('title') }),
    messages: () => [...document.querySelectorAll<HTMLElement>('[role=log] article')],
    field: () => screen.findByLabelText<HTMLTextAreaElement>(t('label')),
    button: (key: string) => screen.findByRole('button', { name: t(key) }),
  };
};

/** The page of the leave with its thread. */
const threadPage = async (who: Profile, begun: readonly string[] = [], address = '/portal/uvacation/1') => {
  seeAll();
  const desk = threadDesk(who, begun);
  const shown = await showPage(address, { who, answers: desk.answers });
  const thread = threadOf(shown);
  await thread.field();
  return { ...desk, shown, page: thread };
};

test('a colleague is mentioned by the keyboard alone, and a message is text with links', async () => {
  const { shown, page, thread } = await threadPage(employee);
  const { user } = shown;
  expect(textOf(await page.panel())).toContain(plain(page.says('empty')));
  await user.click(await page.field());
  await user.keyboard('Даты, @кр');
  const option = await screen.findByRole('option');
  expect(textOf(option)).toMatch(/^Крылова/);
  await user.keyboard('{Enter}');
  await user.paste('<b>верны</b>? https://example.org.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(thread).toHaveLength(1));
  await waitFor(() => expect(page.messages()).toHaveLength(1));
  expect((await page.field()).value).toBe('');
  const [said] = page.messages();
  await waitFor(() =>
    expect(textOf(page.messages()[0])).toContain(plain(`@${shortName(manager.name)} <b>верны</b>?`)),
  );
  const link = within(said as HTMLElement).getByRole('link', { name: 'https://example.org' });
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('the address of a message leads to its very words, which are new until they are read', async () => {
  const { page, thread, shown } = await threadPage(manager, ['Верны?'], '/portal/uvacation/1?message=1');
  await waitFor(() => expect(document.activeElement).toBe(page.messages()[0]));
  expect(textOf(page.messages()[0])).toContain('Верны?');
  await waitFor(async () => expect(textOf(await page.panel())).toContain(plain(page.says('new'))));
  await seesNot(page.says('unread', { count: 1 }));
  await shown.user.type(await page.field(), 'Да.');
  await shown.user.click(await page.button('send'));
  await waitFor(() => expect(page.messages()).toHaveLength(2));
  expect(thread.map(({ text }) => text)).toEqual(['Верны?', 'Да.']);
});

test('what does not arrive keeps its words and is sent once more, once', async () => {
  const { shown, page, thread, answers } = await threadPage(employee);
  const { user } = shown;
  shown.server.answers = {
    ...shown.server.answers,
    'table.add': () => {
      throw new Lost('the line is cut');
    },
  };
  await user.click(await page.field());
  await user.paste('Первое');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const again = await page.button('again');
  expect(page.messages().map(textOf).join()).toContain('Первое');
  expect(thread).toEqual([]);
  shown.server.answers = { ...shown.server.answers, 'table.add': answers['table.add'] as never };
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: page.says('again') })).toBeNull());
  expect(page.messages()).toHaveLength(1);
  expect(thread.map(({ text }) => text)).toEqual(['Первое']);
  // What stands there now is the message itself, which its author may change.
  await screen.findByLabelText(/Что сделать с сообщением/);
});

test('a message of one’s own is changed and deleted, and a mark stays', async () => {
  const { shown, page, thread } = await threadPage(employee, ['Первое']);
  const { user } = shown;
  const menu = async (key: string) => {
    const [more] = await screen.findAllByLabelText(/Что сделать с сообщением/);
    await user.click(more as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${page.says(key)}`) }));
  };
  await waitFor(() => expect(page.messages()).toHaveLength(1));
  await menu('edit');
  const text = await screen.findByLabelText(page.says('edit_label'));
  await user.clear(text);
  await user.paste('Второе');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(textOf(page.messages()[0])).toContain(plain(page.says('edited'))));
  expect(textOf(page.messages()[0])).toContain('Второе');
  await menu('delete');
  await user.click(within(await dialog()).getByRole('button', { name: page.says('delete') }));
  await waitFor(() => expect(textOf(page.messages()[0])).toContain(plain(page.says('deleted'))));
  expect(thread.map((each) => each.text)).toEqual(['']);
});

test('a list tells how much is new in a thread, until it is read, and hears of the next message', async () => {
  seeAll();
  const desk = threadDesk(manager, ['Можно?', 'Или позже?']);
  const shown = await showPage('/portal/uvacations-sub?view=all', { who: manager, answers: desk.answers });
  const list = listPage(shown);
  const told = shown.says('documents.list.unread', { count: 2 });
  await waitFor(() => expect(textOf(list.row(NUMBER))).toContain(plain(told)));
  const link = list.row(NUMBER)?.querySelector('a') as HTMLElement;
  await shown.user.click(link);
  const page = threadOf(shown);
  await waitFor(() => expect(page.messages()).toHaveLength(2));
  await seesNot(page.says('unread', { count: 2 }));
  window.history.back();
  await list.shows([NUMBER]);
  await waitFor(() => expect(textOf(list.row(NUMBER))).not.toContain(plain(told)));
  desk.say(employee, 'Тогда в пятницу');
  Events.tell('discussed', { object: 'vacation', id: 1 });
  const next = shown.says('documents.list.unread', { count: 1 });
  await waitFor(() => expect(textOf(list.row(NUMBER))).toContain(plain(next)));
});

test('on a phone a line tells what is new, and a sheet has the thread, which Escape leaves after the list of names', async () => {
  seeAll();
  const desk = threadDesk(manager, ['Можно?']);
  const shown = await showPage('/portal/uvacation/1?mode=sub', {
    who: manager,
    locale: 'en',
    phone: true,
    answers: desk.answers,
  });
  const { user } = shown;
  const page = threadOf(shown);
  const line = await page.button('title');
  await waitFor(() => expect(textOf(document.body)).toContain(plain(page.says('unread', { count: 1 }))));
  await user.click(line);
  await waitFor(async () => expect(textOf(await dialog())).toContain('Можно?'));
  await expectAccessible(await dialog());
  const field = await page.field();
  await user.click(field);
  await user.keyboard('Ask @');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect((await page.field()).value).toBe('Ask @');
  await user.keyboard('{Escape}');
  await noDialog();
});
