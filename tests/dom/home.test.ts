import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDayMonth } from '../../lib/i18n/format.ts';
import { addDays, dayInZone } from '../../lib/kernel/day.ts';
import { deskOf, today, vacation } from './support/desk.ts';
import { documentPage } from './support/document.ts';
import { Events } from './support/events.ts';
import { dialog, listPage } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { rowsOf, showPage } from './support/show.tsx';
import { plain, textOf } from './support/text.ts';
import { type Params, Refusal } from './support/transport.ts';

const { employee, hr, manager, recruiter } = PEOPLE;
const numberOf = (id: number): string => `V-${String(id).padStart(6, '0')}`;

/** What waits for the manager, in the list of all families. */
const inbox = async (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => vacation(index + 1));
  const desk = deskOf({ vacation: rows }, manager);
  const { answers } = desk;
  const read = (params: Params) =>
    params.object === 'incomplete'
      ? answers['view.get']?.({ ...params, object: 'vacation', awaiting: true })
      : answers['view.get']?.(params);
  const shown = await showPage('/portal/approvals?view=waiting', {
    who: manager,
    answers: { ...answers, 'view.get': read },
  });
  const list = listPage(shown);
  await waitFor(() => expect(list.rows()).toHaveLength(count));
  return { desk, shown, list };
};

test('a decision of the inbox is taken back for ten seconds; leaving the page sends what was not', async () => {
  const { desk, shown, list } = await inbox(2);
  const { user, says } = shown;
  const status = (id: number) => desk.kept('vacation', id)?.status_id;
  const agree = async () => {
    await user.click(list.decision('onward.agreed', numberOf(1)));
    await waitFor(() => expect(list.row(numberOf(1))).toBeNull());
  };
  await agree();
  expect(status(1), 'no other user sees it as decided').toBe('prepared');
  await user.click(await screen.findByRole('button', { name: says('documents.delayed.undo') }));
  await waitFor(() => expect(list.row(numberOf(1))).not.toBeNull());
  expect(status(1)).toBe('prepared');
  await agree();
  list.row(numberOf(2))?.focus();
  await user.keyboard('b');
  const asked = await dialog();
  expect(textOf(asked)).toContain(numberOf(2));
  await user.click(within(asked).getByRole('textbox'));
  await user.paste('Уточните дни');
  await user.click(
    within(await dialog()).getByRole('button', { name: says('documents.steps.back.draft.verb') }),
  );
  await waitFor(() => expect(list.row(numberOf(2))).toBeNull());
  expect([status(1), status(2)]).toEqual(['prepared', 'prepared']);
  await user.keyboard('gh');
  await waitFor(() => expect(window.location.pathname).toBe('/portal/'));
  await waitFor(() => expect([status(1), status(2)]).toEqual(['agreed', 'draft']));
});

test('a reason that is typed on the home page stays while the inbox fails to be read again', async () => {
  const waiting = [vacation(1)];
  const desk = deskOf({ vacation: waiting, incomplete: waiting }, manager);
  const shown = await showPage('/portal/', { who: manager, answers: desk.answers });
  const { user, says, server } = shown;
  const read = server.answers['view.get'];
  const rows = () =>
    within(screen.getByRole('region', { name: says('documents.home.inbox'), hidden: true })).getAllByRole(
      'listitem',
      { hidden: true },
    );
  await waitFor(() => user.click(listPage(shown).decision('back.declined', numberOf(1))));
  await user.click(within(await dialog()).getByRole('textbox'));
  await user.paste('Уточните дни');
  let failed = 0;
  server.answers['view.get'] = (params) => {
    if (params.object !== 'incomplete') return read?.(params);
    failed += 1;
    throw new Refusal('system_error');
  };
  // The stream of events opens when the page is at rest.
  await waitFor(() => {
    Events.tell('refetch', {});
    expect(failed).toBeGreaterThan(0);
  });
  // The next reading finds the window as the failed one has left it.
  desk.tables.incomplete = [...waiting, vacation(2)];
  server.answers['view.get'] = (params) => read?.(params);
  Events.tell('refetch', {});
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(within(await dialog()).getByRole('textbox')).toHaveProperty('value', 'Уточните дни');
});

test('Ctrl K finds a kind of paper by what people call it and begins its order', async () => {
  const { user, says } = await showPage('/portal/', { answers: deskOf({ request: [], file: [] }).answers });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const field = within(await dialog()).getByRole('combobox');
  await user.click(field);
  await user.paste('2-ндфл');
  await user.click(await screen.findByRole('option', { name: /^Справка о доходах и суммах налога/ }));
  await waitFor(() => expect(window.location.search).toContain('kind=income'));
  await screen.findByRole('heading', { name: says('families.request.new') });
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /^Справка о доходах/ });
  expect(radio.checked || radio.getAttribute('aria-checked') === 'true').toBe(true);
});

for (const [who, areas] of [
  [hr, ['/portal/uvacations', '/portal/urequest', '/portal/users', '/portal/papers']],
  [recruiter, ['/portal/profile', '/portal/umessages']],
] as const)
  test(`the home page has the areas of ${who.login}, and the avatar leads to one’s own card`, async () => {
    const waiting = [vacation(1, { status_id: 'agreed' })];
    const desk = deskOf({ vacation: waiting, incomplete: waiting, employee: [] }, who);
    const { says, user } = await showPage('/portal/', { who, answers: desk.answers });
    const tiles = await screen.findByRole('region', { name: says('home.areas') });
    const hrefs = within(tiles)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining([...areas]));
    const inbox = await screen.findByRole('region', { name: says('documents.home.inbox') });
    await waitFor(() => expect(within(inbox).getAllByRole('listitem').length).toBeGreaterThan(0));
    const main = screen.getByRole('main');
    expect(textOf(main)).toContain(who.organization_name);
    await waitFor(() =>
      expect(within(main).getAllByRole('link', { name: /уведомлен/ }).length).toBeGreaterThan(0),
    );
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: says('shell.my_card') }));
    await screen.findByRole('heading', { level: 1, name: says('people.own_card') });
  });

test('notifications stand under their day, each with a picture of its kind, and what was opened is read', async () => {
  const moment = (days: number, hour: string) => `${addDays(today(), -days)}T${hour}:00:00.000Z`;
  const message = (id: number, code: string, days: number, hour: string) => ({
    id,
    object_id: 'vacation',
    registrator_id: 1,
    code,
    values: {},
    text: `Сообщение ${id}`,
    text_eng: `Message ${id}`,
    route: '/uvacation/1',
    create_date: moment(days, hour),
    read_date: id < 3 ? moment(0, '06') : null,
  });
  const rows = [
    message(4, 'moved', 0, '07'),
    message(3, 'file_attached', 0, '06'),
    message(2, 'moved', 1, '09'),
    message(1, 'moved', 5, '09'),
  ];
  const desk = deskOf({ vacation: [vacation(1)], message: rows }, manager);
  const { answers } = desk;
  const shown = await showPage('/portal/umessages', {
    who: manager,
    answers: {
      ...answers,
      'view.get': (params: Params) => {
        if (params.object !== 'message') return answers['view.get']?.(params);
        const unread = (desk.tables.message ?? []).filter(({ read_date }) => read_date === null);
        return /read_date/.test(String(params.filter)) ? rowsOf(unread) : rowsOf(desk.tables.message ?? []);
      },
    },
  });
  const days = () => [...document.querySelectorAll<HTMLElement>('main section:has(> h2)')];
  await waitFor(() => expect(days().length).toBeGreaterThan(2));
  const heads = days().map((each) => textOf(each.querySelector('h2')));
  const of = (ago: number) => plain(formatDayMonth(addDays(today(), -ago), 'ru'));
  expect(heads).toEqual([`Сегодня, ${of(0)}`, `Вчера, ${of(1)}`, of(5)]);
  const stand = days().map((each) =>
    [...each.querySelectorAll('time')].map(({ dateTime }) => dayInZone(dateTime, 'Europe/Moscow')),
  );
  expect(stand).toEqual([[today(), today()], [addDays(today(), -1)], [addDays(today(), -5)]]);
  const unread = () =>
    [...document.querySelectorAll<HTMLElement>('main li')].filter((item) =>
      item.textContent?.includes(shown.says('shell.unread_mark')),
    );
  expect(unread()).toHaveLength(2);
  await shown.user.click(within(unread()[0] as HTMLElement).getByRole('link'));
  await waitFor(() => expect(window.location.pathname).toBe('/portal/uvacation/1'));
  await waitFor(() => expect(desk.kept('message', 4)?.read_date).not.toBeNull());
  expect(desk.kept('message', 3)).toBeDefined();
});

test('the guide opens where one stands, answers a search, and is gone where the company hides it', async () => {
  const { answers } = deskOf({ vacation: [] });
  const look = { who: employee, locale: 'en' as const, answers };
  const shown = await showPage('/portal/upapers-own', look);
  const { says, user } = shown;
  const banner = () => within(screen.getByRole('banner'));
  const inMenu = async () => {
    await user.click(banner().getByRole('button', { name: /personal menu$/ }));
    return within(await screen.findByRole('menu')).findAllByRole('menuitem');
  };
  const guide = (await inMenu()).find((item) => item.textContent?.includes('User guide'));
  expect(guide?.getAttribute('href')).toBe('/portal/guide/upapers-own');
  await user.keyboard('{Escape}');
  await user.click(banner().getByRole('link', { name: says('shell.guide_here') }));
  await waitFor(() => expect(window.location.pathname).toBe('/portal/guide/upapers-own'));
  await screen.findByRole('heading', { level: 1, name: says('guide.pages.papers.title') });
  const steps = [...document.querySelectorAll('main ol > li')].map(textOf);
  expect(steps).toEqual(says('guide.pages.papers.steps').split('\n').map(plain));
  await user.click(screen.getByRole('link', { name: says('guide.all') }));
  const tasks = await screen.findByRole('region', { name: says('guide.role.employee') });
  expect(textOf(tasks)).toContain(plain(says('guide.pages.vacation.title')));
  expect(textOf(tasks)).not.toContain(plain(says('guide.pages.users.title')));
  await user.click(screen.getByRole('searchbox', { name: says('guide.search') }));
  await user.paste('intermediate root');
  await waitFor(() => {
    const found = within(screen.getByRole('region', { name: says('guide.search') })).getAllByRole('link');
    expect(found.map(textOf).join()).toContain(plain(says('guide.pages.trust.title')));
    expect(found).toHaveLength(1);
  });
  shown.unmount();
  await showPage('/portal/upapers-own', { ...look, parameters: { hide_user_guide: '1' } });
  await screen.findByRole('heading', { level: 1 });
  expect(banner().queryByRole('link', { name: says('shell.guide_here') })).toBeNull();
  expect(
    within(screen.getByRole('contentinfo')).queryByRole('link', { name: says('shell.routes.guide') }),
  ).toBeNull();
  const offered = (await inMenu()).map(textOf).join();
  expect(offered).toContain('Sign out');
  expect(offered).not.toContain('User guide');
});

test('a list keeps in its address what it shows: going into a document and back finds it as it was', async () => {
  const rows = [1, 2, 3, 4].map((id) =>
    vacation(id, id === 4 ? { employee_name: 'Лаврова Елена', employee_name_eng: 'Lavrova Elena' } : {}),
  );
  const desk = deskOf({ vacation: rows }, hr);
  const shown = await showPage('/portal/uvacations?view=all', { who: hr, answers: desk.answers });
  const list = listPage(shown);
  await waitFor(() => expect(list.rows()).toHaveLength(4));
  await shown.user.click(list.search());
  await shown.user.paste('Тихонов');
  await waitFor(() => expect(list.rows()).toHaveLength(3));
  await waitFor(() => expect(window.location.search).toContain('q='));
  const before = list.numbers();
  await shown.user.click(within(list.head('dates') as HTMLElement).getByRole('button'));
  await waitFor(() => expect(list.numbers()).not.toEqual(before));
  const sorted = list.numbers();
  expect(sorted).toHaveLength(before.length);
  await shown.user.click(list.rows()[0]?.querySelector('a') as HTMLElement);
  await waitFor(() => documentPage(shown).head());
  await waitFor(() => expect(window.location.pathname).toMatch(/\/uvacation\/\d+/));
  window.history.back();
  await list.shows(sorted);
  expect(list.search()).toHaveProperty('value', 'Тихонов');
  await shown.reload();
  await list.shows(sorted);
  expect(list.search()).toHaveProperty('value', 'Тихонов');
});
