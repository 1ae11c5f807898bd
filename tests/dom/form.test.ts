import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { typedDay } from '../../lib/i18n/typed-day.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { deskOf, today, vacation } from './support/desk.ts';
import { documentPage, isOff } from './support/document.ts';
import { PEOPLE } from './support/people.ts';
import { showPage } from './support/show.tsx';
import { plain, sees, textOf } from './support/text.ts';
import { Lost, type Params, Refusal } from './support/transport.ts';
import { wordsIn } from './support/words.ts';

const { hr } = PEOPLE;
const MONDAY = addDays(today(), 120);
const ANNUAL = 'Ежегодный основной оплачиваемый отпуск';

/** The form of a draft of the employee. */
const draftForm = async (from?: string) => {
  const desk = deskOf({ vacation: [vacation(1, { status_id: 'draft' })] });
  const shown = await showPage(from ?? '/portal/uvacation/1?mode=own', { answers: desk.answers });
  const form = documentPage(shown);
  if (!from) await waitFor(() => form.comment());
  return { desk, shown, form };
};

/** The form of a new vacation of a week, filled in. */
const newForm = async () => {
  const desk = deskOf({ vacation: [] });
  const shown = await showPage('/portal/uvacation?mode=own', { answers: desk.answers });
  const form = documentPage(shown);
  await waitFor(() => form.type());
  await form.choose(ANNUAL);
  await form.fillDay(form.start(), MONDAY);
  await form.fillDay(form.end(), addDays(MONDAY, 6));
  return { desk, shown, form };
};

type NewForm = Awaited<ReturnType<typeof newForm>>;

/** The server answers a key that it knows as it did before. */
const answersOnce = ({ desk }: NewForm) => {
  const kept = new Map<string, unknown>();
  return ({ server }: NewForm['shown'], params: Params): unknown => {
    const key = server.sent.at(-1)?.key ?? '';
    if (!kept.has(key)) kept.set(key, desk.answers['table.add']?.(params));
    return kept.get(key);
  };
};

/** Saves a new vacation whose answer is lost on the way, and loads the page again. */
const saveUnheard = async (opened: NewForm) => {
  const { shown, form } = opened;
  const answer = answersOnce(opened);
  shown.server.answers = {
    ...shown.server.answers,
    'table.add': (params) => {
      answer(shown, params);
      throw new Lost('the line is cut');
    },
  };
  await form.press(form.save);
  await sees(shown.says('common.network_error'));
  const again = await shown.reload();
  again.server.answers = { ...again.server.answers, 'table.add': (params) => answer(again, params) };
  const after = documentPage(again);
  await waitFor(() => after.comment());
  return { shown: again, form: after };
};

test('what was typed into a draft a moment before it is left is there afterwards', async () => {
  const { desk, shown, form } = await draftForm();
  await waitFor(async () => {
    await form.fill(form.comment(), 'Ключи у соседа');
    expect(form.comment().value).toBe('Ключи у соседа');
  });
  await shown.user.click(screen.getByRole('link', { name: shown.says('families.vacation.lists.own') }));
  await waitFor(() => expect(window.location.pathname).toBe('/portal/uvacations-own'));
  await waitFor(() => expect(desk.kept('vacation', 1)?.comments).toBe('Ключи у соседа'));
});

test('what is saved and closed leads back to where its person came from', async () => {
  const { shown, form } = await draftForm('/portal/uvacations-own?view=all');
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLAnchorElement>('a[data-open]');
    if (!found) throw new Error('There is no row yet.');
    return found;
  });
  await shown.user.click(link);
  await waitFor(() => expect(window.location.pathname).toBe('/portal/uvacation/1'));
  await waitFor(() => form.comment());
  await form.press(form.save);
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/portal/uvacations-own?view=all'),
  );
});

test('a new vacation whose answer was lost is one draft, whatever is typed and pressed afterwards', async () => {
  const opened = await newForm();
  const { form } = await saveUnheard(opened);
  await form.fill(form.comment(), 'Ключи у соседа');
  await form.press(form.save);
  await waitFor(() => expect(window.location.pathname).toBe('/portal/uvacations-own'));
  expect(opened.desk.tables.vacation).toEqual([
    expect.objectContaining({ status_id: 'draft', comments: 'Ключи у соседа', start_date: MONDAY }),
  ]);
});

test('a new vacation whose answer was lost and that was sent elsewhere meanwhile is found sent', async () => {
  const opened = await newForm();
  const { form } = await saveUnheard(opened);
  const [made] = opened.desk.tables.vacation ?? [];
  opened.desk.edit('vacation', Number(made?.id), { status_id: 'prepared' });
  await form.fill(form.comment(), 'Ключи у соседа');
  await form.press(form.save);
  await waitFor(() => expect(form.head()).toContain(form.status('prepared')));
  expect(window.location.pathname).toBe(`/portal/uvacation/${made?.id}`);
  expect(opened.desk.tables.vacation).toHaveLength(1);
});

test('a new vacation whose answer was lost and that was deleted elsewhere meanwhile is made as it stands in the form', async () => {
  const opened = await newForm();
  const { form } = await saveUnheard(opened);
  opened.desk.tables.vacation = [];
  await form.fill(form.comment(), 'Пишу заново');
  await form.press(form.save);
  await waitFor(() => expect(window.location.pathname).toBe('/portal/uvacations-own'));
  expect(opened.desk.tables.vacation).toEqual([
    expect.objectContaining({ status_id: 'draft', comments: 'Пишу заново' }),
  ]);
});

test('a new vacation whose sending is refused is one draft in sight', async () => {
  const { desk, shown, form } = await newForm();
  const { answers } = shown.server;
  shown.server.answers = {
    ...answers,
    'table.add': (params) => {
      if (params.object === 'document_status') throw new Refusal('no_workflow_step');
      return answers['table.add']?.(params);
    },
  };
  await waitFor(() => expect(isOff(form.button(form.send))).toBe(false));
  await form.press(form.send);
  await sees(shown.says('errors.no_workflow_step'));
  const [made] = desk.tables.vacation ?? [];
  expect(window.location.pathname).toBe(`/portal/uvacation/${made?.id}`);
  expect(form.head()).toContain(form.status('draft'));
  expect(isOff(form.button(form.send))).toBe(false);
  expect(desk.tables.vacation).toEqual([expect.objectContaining({ status_id: 'draft' })]);
});

test('a form reads its document again when its window comes to the fore', async () => {
  const { desk, form } = await draftForm();
  desk.edit('vacation', 1, { comments: 'Из другого окна' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(form.comment().value).toBe('Из другого окна'));
});

test('a reading that began before a save and answers after it takes nothing back', async () => {
  const { desk, shown, form } = await draftForm();
  const { answers } = shown.server;
  let answer: () => void = () => undefined;
  let heard = 0;
  shown.server.answers = {
    ...answers,
    'view.get': async (params) => {
      const kept = structuredClone(answers['view.get']?.(params));
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      heard += 1;
      return kept;
    },
  };
  const readings = shown.server.callsOf('view.get').length;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(shown.server.callsOf('view.get').length).toBeGreaterThan(readings));
  shown.server.answers = answers;
  await form.fill(form.comment(), 'Сохранено');
  await waitFor(() => expect(desk.kept('vacation', 1)?.comments).toBe('Сохранено'));
  answer();
  await waitFor(() => expect(heard).toBe(1));
  await form.fill(form.comment(), 'Сохранено ещё раз');
  await waitFor(() => expect(desk.kept('vacation', 1)?.comments).toBe('Сохранено ещё раз'));
  expect(form.comment().value).toBe('Сохранено ещё раз');
});

test('a button pressed while the draft saves by itself sends it as it was typed, once', async () => {
  const { desk, shown, form } = await draftForm();
  const { answers } = shown.server;
  let answer: () => void = () => undefined;
  shown.server.answers = {
    ...answers,
    'table.edit': async (params) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return answers['table.edit']?.(params);
    },
  };
  await form.fill(form.comment(), 'Первое');
  await waitFor(() => expect(shown.server.callsOf('table.edit')).toHaveLength(1));
  shown.server.answers = answers;
  await form.fill(form.comment(), 'Первое и второе');
  const send = form.button(form.send);
  for (let times = 0; times < 2; times += 1) await shown.user.click(send);
  expect(desk.kept('vacation', 1)?.status_id).toBe('draft');
  answer();
  await waitFor(() => expect(form.head()).toContain(form.status('prepared')));
  expect(desk.kept('vacation', 1)?.comments).toBe('Первое и второе');
  const moves = shown.server.callsOf('table.add').filter(({ object }) => object === 'document_status');
  expect(moves).toHaveLength(1);
});

test('a button pressed while the draft saves by itself does nothing where that fails', async () => {
  const { desk, shown, form } = await draftForm();
  let refuse: () => void = () => undefined;
  shown.server.answers = {
    ...shown.server.answers,
    'table.edit': () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new Refusal('not_editable'));
      }),
  };
  await form.fill(form.comment(), 'Первое');
  await waitFor(() => expect(shown.server.callsOf('table.edit')).toHaveLength(1));
  await form.press(form.save);
  refuse();
  await sees(shown.says('errors.not_editable'));
  expect(window.location.pathname).toBe('/portal/uvacation/1');
  expect(desk.kept('vacation', 1)?.status_id).toBe('draft');
});

test('a draft that was changed in another window says whose change it was, with the ways out beside it', async () => {
  const { desk, shown, form } = await draftForm();
  for (const [who, title] of [
    [PEOPLE.employee, shown.says('documents.conflict.own_title')],
    [hr, shown.says('documents.conflict.title')],
  ] as const) {
    const text = `${who.login} пишет`;
    desk.edit('vacation', 1, { comments: text }, who);
    await form.fill(form.comment(), `моё ${text}`);
    await waitFor(() => expect(textOf(form.actions())).toContain(plain(title)));
    expect(form.comment().value).toBe(`моё ${text}`);
    await form.press(shown.says('documents.conflict.all_theirs'));
    await waitFor(() => expect(form.comment().value).toBe(text));
  }
});

test('without a connection a vacation waits in sight, is given up, and goes once when the connection is back', async () => {
  const { desk, shown, form } = await newForm();
  const online = (is: boolean) => {
    Object.defineProperty(window.navigator, 'onLine', { value: is, configurable: true });
    window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  };
  await waitFor(() => expect(isOff(form.button(form.send))).toBe(false));
  online(false);
  const waiting = () =>
    screen
      .getAllByRole('status')
      .find((each) => each.textContent?.includes(shown.says('shell.offline_waiting', { count: 1 })));
  await form.press(form.send);
  await waitFor(() => expect(waiting()).toBeDefined());
  await shown.user.click(
    within(waiting() as HTMLElement).getByRole('button', { name: shown.says('shell.offline_cancel') }),
  );
  await sees(shown.says('common.given_up'));
  expect(waiting()).toBeUndefined();
  await form.press(form.send);
  await waitFor(() => expect(waiting()).toBeDefined());
  expect(desk.tables.vacation).toEqual([]);
  online(true);
  await waitFor(() => expect(form.head()).toContain(form.status('prepared')));
  expect(desk.tables.vacation).toEqual([expect.objectContaining({ status_id: 'prepared' })]);
});

test('another language is one click away, and nothing typed into a leave is lost by it', async () => {
  const { shown, form } = await newForm();
  const { user } = shown;
  await form.fill(form.comment(), 'к морю');
  const speak = async (label: string, language: string) => {
    await user.click(screen.getByRole('button', { name: label }));
    await user.click(await screen.findByRole('menuitemradio', { name: language }));
  };
  await speak(`${shown.says('shell.language')}: Рус`, 'English');
  const english = wordsIn('en');
  const after = documentPage({ ...shown, says: english });
  await waitFor(() => expect(after.head()).toContain(english('families.vacation.new')));
  expect(document.documentElement.lang).toBe('en');
  expect(after.start().value).toBe(typedDay(MONDAY, 'en'));
  expect(after.days().value).toBe('7');
  await after.fill(after.comment(), 'to the sea');
  await speak(`${english('shell.language')}: Eng`, 'Русский');
  await waitFor(() => expect(form.comment().value).toBe('к морю'));
  expect(window.localStorage.getItem('eg.locale')).toBe('ru');
});
