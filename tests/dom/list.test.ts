import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { yearOf } from '../../lib/kernel/day.ts';
import { deskOf, today, vacation } from './support/desk.ts';
import { dialog, listPage, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { showPage } from './support/show.tsx';
import { plain, sees, textOf } from './support/text.ts';
import { Lost } from './support/transport.ts';

const { hr, manager, reviewer } = PEOPLE;
const numberOf = (id: number): string => `V-${String(id).padStart(6, '0')}`;

/** A list of hr with so many leaves, the first of them the latest. */
const hrList = async (count: number, more: (id: number) => Record<string, unknown> = () => ({})) => {
  const rows = Array.from({ length: count }, (_, index) => vacation(index + 1, more(index + 1)));
  const desk = deskOf({ vacation: rows }, hr);
  const parameters = { request_default_number_per_page: '20' };
  const shown = await showPage('/portal/uvacations?view=all', { who: hr, answers: desk.answers, parameters });
  return { desk, shown, list: listPage(shown) };
};

/** The list of a manager with two leaves that wait for her. */
const managerList = async (query = '') => {
  const desk = deskOf({ vacation: [vacation(1), vacation(2)] }, manager);
  const shown = await showPage(`/portal/uvacations-sub${query}`, { who: manager, answers: desk.answers });
  const list = listPage(shown);
  await waitFor(() => expect(list.rows()).toHaveLength(2));
  return { desk, shown, list };
};

test('hr finds the leaves of a person by a part of the name in either alphabet, and one leave by its number', async () => {
  const { shown, list } = await hrList(3, (id) =>
    id === 3 ? { employee_name: 'Сафина Дина Ринатовна', employee_name_eng: 'Safina Dina' } : {},
  );
  await waitFor(() => expect(list.rows()).toHaveLength(3));
  for (const typed of ['тихонов', 'TIKHON']) {
    await shown.user.clear(list.search());
    await shown.user.type(list.search(), typed);
    await waitFor(() => expect(list.rows()).toHaveLength(2));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe(typed));
  }
  await shown.user.clear(list.search());
  await shown.user.type(list.search(), numberOf(3));
  await list.shows([numberOf(3)]);
  await shown.user.clear(list.search());
  await shown.user.type(list.search(), 'никто_%');
  await screen.findByRole('heading', { name: shown.says('documents.empty.filtered') });
  await list.press(shown.says('documents.empty.reset'));
  await waitFor(() => expect(list.rows()).toHaveLength(3));
  expect(list.search()).toHaveProperty('value', '');
});

test('hr narrows the list by status and by period, sees it in the chips, and clears one after the other', async () => {
  const year = yearOf(today());
  const { shown, list } = await hrList(3, (id) => ({
    ...(id < 3 ? { status_id: 'declined' } : {}),
    ...(id === 1
      ? { start_date: `${year}-12-21`, end_date: `${year}-12-22` }
      : { start_date: `${year + 1}-12-21`, end_date: `${year + 1}-12-22` }),
  }));
  await waitFor(() => expect(list.rows()).toHaveLength(3));
  await shown.user.click(list.chip('status'));
  const declined = list.status('declined');
  await shown.user.click(await screen.findByRole('menuitemcheckbox', { name: declined }));
  await shown.user.keyboard('{Escape}');
  await waitFor(() => expect(list.rows()).toHaveLength(2));
  expect(textOf(list.filters())).toContain(
    plain(
      shown.says('documents.filters.one', { label: shown.says('documents.filters.status'), value: declined }),
    ),
  );
  await shown.user.click(list.chip('period'));
  await shown.user.click(
    await screen.findByRole('button', { name: shown.says('documents.filters.stretch.year') }),
  );
  await list.shows([numberOf(1)]);
  expect(window.location.search).toMatch(new RegExp(`status=declined.*from=${year}-01-01&to=${year}-12-31`));
  await shown.user.click(within(list.filters()).getByRole('button', { name: /^Сбросить: Статус/ }));
  await list.shows([numberOf(1)]);
  await shown.user.click(
    within(list.filters()).getByRole('button', { name: shown.says('documents.filters.reset') }),
  );
  await waitFor(() => expect(list.rows()).toHaveLength(3));
  expect(window.location.search).toBe('?view=all');
});

test('hr turns pages, changes their size and sorts, and the way back finds each of them', async () => {
  const { shown, list } = await hrList(60);
  await sees(list.shown(1, 20, 60));
  expect(list.previous().getAttribute('aria-disabled')).toBe('true');
  const [first] = list.numbers();
  await shown.user.click(list.next());
  await sees(list.shown(21, 40, 60));
  expect(list.numbers()).not.toContain(first);
  await shown.user.click(list.size());
  await shown.user.click(await screen.findByRole('option', { name: '50' }));
  await sees(list.shown(1, 50, 60));
  expect(list.rows()).toHaveLength(50);
  const sort = () => list.head('dates')?.getAttribute('aria-sort');
  const before = sort();
  await shown.user.click(within(list.head('dates') as HTMLElement).getByRole('button'));
  await waitFor(() => expect(sort()).toBe('ascending'));
  await waitFor(() => expect(list.numbers()[0]).toBe(numberOf(1)));
  window.history.back();
  await waitFor(() => expect(sort()).toBe(before));
  window.history.back();
  window.history.back();
  await waitFor(() => expect(list.numbers()).toContain(first));
  expect(window.location.search).toBe('?view=all');
});

test('a page on its way is said to be: the rows in sight keep their place until the next ones are there', async () => {
  const { shown, list, desk } = await hrList(30);
  await sees(list.shown(1, 20, 30));
  expect(list.table().getAttribute('aria-busy')).toBe('false');
  const first = list.numbers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { answers } = shown.server;
  const read = answers['view.get'];
  shown.server.answers = {
    ...answers,
    'view.get': (params) => (params.page === 2 ? promise.then(() => read?.(params)) : read?.(params)),
  };
  await shown.user.click(list.next());
  await waitFor(() => expect(list.table().getAttribute('aria-busy')).toBe('true'));
  expect(window.location.search).toContain('page=2');
  expect(screen.queryByText(list.shown(1, 20, 30))).not.toBeNull();
  expect(list.numbers()).toEqual(first);
  resolve();
  await sees(list.shown(21, 30, 30));
  expect(list.table().getAttribute('aria-busy')).toBe('false');
  expect(list.numbers()).not.toContain(first[0]);
  expect(desk.tables.vacation).toHaveLength(30);
});

test('a reader chooses the columns of a list, finds them so again, and goes back to the usual ones', async () => {
  const desk = deskOf({ vacation: [vacation(1)] }, reviewer);
  const shown = await showPage('/portal/uvacations-rev?view=all', { who: reviewer, answers: desk.answers });
  const list = listPage(shown);
  await waitFor(() => expect(list.head('dates')).not.toBeNull());
  const choose = async (...keys: string[]) => {
    await shown.user.click(list.columns());
    for (const key of keys)
      await shown.user.click(
        await screen.findByRole('menuitemcheckbox', { name: shown.says(`documents.columns.${key}`) }),
      );
    await shown.user.keyboard('{Escape}');
  };
  expect(list.head('comments')).toBeNull();
  await choose('away', 'comments');
  await waitFor(() => expect(list.head('comments')).not.toBeNull());
  expect(list.head('away')).toBeNull();
  const again = await shown.reload();
  const after = listPage(again);
  await waitFor(() => expect(after.head('comments')).not.toBeNull());
  expect(after.head('away')).toBeNull();
  await again.user.click(after.columns());
  await again.user.click(
    await screen.findByRole('menuitem', { name: again.says('documents.choose_columns.standard') }),
  );
  await waitFor(() => expect(after.head('away')).not.toBeNull());
  expect(after.head('comments')).toBeNull();
});

test('a bulk decision says row by row what was done: the leave that was moved meanwhile stays as it was left', async () => {
  const { shown, list, desk } = await managerList();
  for (const id of [1, 2]) await shown.user.click(list.select(numberOf(id)));
  desk.edit('vacation', 2, { status_id: 'declined' }, hr);
  const name = list.counted('onward.agreed', 2);
  await shown.user.click(within(list.bulk()).getByRole('button', { name }));
  await shown.user.click(within(await dialog()).getByRole('button', { name }));
  const what = shown.says('documents.steps.onward.agreed.done');
  const title = shown.says('documents.bulk.result', { what, done: 1, all: 2 });
  await screen.findByRole('dialog', { name: title });
  const said = within(await dialog())
    .getAllByRole('listitem')
    .map((item) => textOf(item));
  expect(said.find((text) => text.includes(numberOf(2)))).toContain(shown.says('errors.status_mismatch'));
  expect(said.find((text) => text.includes(numberOf(1)))).toContain(shown.says('documents.bulk.moved'));
  expect([1, 2].map((id) => desk.kept('vacation', id)?.status_id)).toEqual(['agreed', 'declined']);
});

test('a bulk decision nobody answered for is not said to have failed', async () => {
  const { shown, list } = await managerList();
  for (const id of [1, 2]) await shown.user.click(list.select(numberOf(id)));
  shown.server.answers = {
    ...shown.server.answers,
    batch: () => {
      throw new Lost('the line is cut');
    },
  };
  const name = list.counted('onward.agreed', 2);
  await shown.user.click(within(list.bulk()).getByRole('button', { name }));
  await shown.user.click(within(await dialog()).getByRole('button', { name }));
  await waitFor(async () => {
    const items = within(await dialog()).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    for (const item of items) expect(textOf(item)).toContain(plain(shown.says('documents.bulk.unanswered')));
  });
});

test('no leave is turned down without a reason, which goes with it', async () => {
  const { shown, list, desk } = await managerList();
  const decline = list.verb('back.declined');
  await shown.user.click(list.decision('back.declined', numberOf(1)));
  expect(textOf(await dialog())).toContain(plain(shown.says('families.vacation.ask.decline')));
  await shown.user.click(within(await dialog()).getByRole('button', { name: decline }));
  expect(textOf(await dialog())).toContain(plain(shown.says('documents.reason.missing')));
  await shown.user.click(
    within(await dialog()).getByRole('button', { name: shown.says('documents.reason.keep') }),
  );
  await noDialog();
  await waitFor(() => expect(document.activeElement).toBe(list.decision('back.declined', numberOf(1))));
  expect(desk.kept('vacation', 1)?.status_id).toBe('prepared');
  await shown.user.click(list.decision('back.declined', numberOf(1)));
  const reason = within(await dialog()).getByLabelText(shown.says('documents.reason.label'));
  await shown.user.type(reason, 'В эти дни сдаём отчёт');
  await shown.user.click(within(await dialog()).getByRole('button', { name: decline }));
  await list.shows([numberOf(2)]);
  expect(shown.server.callsOf('table.add').at(-1)).toMatchObject({
    data: [{ registrator_id: 1, status_id: 'declined', comments: 'В эти дни сдаём отчёт' }],
  });
});

test('the menu of a row asks before it sends a leave back, stays on the list, and has the focus again after a no', async () => {
  const { shown, list, desk } = await managerList();
  const verb = list.verb('back.draft');
  for (const no of ['button', 'Escape']) {
    await shown.user.click(list.more(numberOf(1)));
    await shown.user.click(
      await screen.findByRole('menuitem', { name: shown.says('documents.steps.asking', { verb }) }),
    );
    const reason = within(await dialog()).getByLabelText(shown.says('documents.reason.label'));
    await waitFor(() => expect(document.activeElement).toBe(reason));
    if (no === 'Escape') await shown.user.keyboard('{Escape}');
    else
      await shown.user.click(
        within(await dialog()).getByRole('button', { name: shown.says('common.cancel') }),
      );
    await noDialog();
    await waitFor(() => expect(document.activeElement).toBe(list.more(numberOf(1))));
  }
  expect(window.location.pathname).toBe('/portal/uvacations-sub');
  expect(desk.kept('vacation', 1)?.status_id).toBe('prepared');
});

test('a view that is saved as the first one opens whenever its reader comes to the list', async () => {
  const rows = [vacation(1, { status_id: 'processed' }), vacation(2)];
  const desk = deskOf({ vacation: rows, user_filter: [] }, hr);
  const shown = await showPage('/portal/uvacations?view=all&status=processed', {
    who: hr,
    answers: desk.answers,
  });
  const list = listPage(shown);
  await list.shows([numberOf(1)]);
  await list.press(shown.says('documents.views.save'));
  const save = async () =>
    shown.user.click(within(await dialog()).getByRole('button', { name: shown.says('common.save') }));
  await dialog();
  await save();
  expect(textOf(await dialog())).toContain(plain(shown.says('documents.views.name_missing')));
  await shown.user.type(
    within(await dialog()).getByLabelText(shown.says('documents.views.name')),
    'К выплате',
  );
  await shown.user.click(
    within(await dialog()).getByRole('checkbox', { name: shown.says('documents.views.as_standard') }),
  );
  await save();
  await noDialog();
  await waitFor(() => expect(list.saved('К выплате').getAttribute('aria-pressed')).toBe('true'));
  shown.unmount();
  const again = await showPage('/portal/uvacations', { who: hr, answers: desk.answers });
  const after = listPage(again);
  await after.shows([numberOf(1)]);
  await again.user.click(after.view('all'));
  await waitFor(() => expect(after.rows()).toHaveLength(2));
});

test('a list over all families keeps its group when its filters are let go of', async () => {
  const rows = [vacation(1), vacation(2)];
  const desk = deskOf({ document: rows, vacation: rows, incomplete: rows }, manager);
  const address = `/portal/approvals?view=all&type=vacation&q=${numberOf(2)}&from=2020-01-01`;
  const shown = await showPage(address, { who: manager, answers: desk.answers });
  const list = listPage(shown);
  await list.shows([numberOf(2)]);
  await shown.user.click(
    within(list.filters()).getByRole('button', { name: shown.says('documents.filters.reset') }),
  );
  await waitFor(() => expect(list.rows()).toHaveLength(2));
  expect(window.location.search).toBe('?view=all&type=vacation');
});
