import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type DayEdit, markingsOf, overtaken } from '../../lib/calendar/day-edit.ts';
import { readCalendarFile } from '../../lib/calendar/file/read-calendar-file.ts';
import { type Period, periodsAfter } from '../../lib/calendar/periods.ts';
import { expectAccessible } from './support/accessible.ts';
import { dialog, noDialog } from './support/list.ts';
import { masterRows } from './support/master.ts';
import { PEOPLE } from './support/people.ts';
import { rowsOf, type Shown, showPage } from './support/show.tsx';
import { plain, sees, seesNot, textOf } from './support/text.ts';
import { type Params, Refusal } from './support/transport.ts';
import { wordsIn } from './support/words.ts';

const { employee, hr } = PEOPLE;

/** What the server answers that keeps one calendar for all. */
const calendarDesk = () => {
  let kept: readonly Period[] = (masterRows('calendar', {}) ?? []) as unknown as readonly Period[];
  const mark = (edits: readonly DayEdit[]) => {
    kept = periodsAfter(kept, edits);
  };
  const read = ({ file, year }: Params) =>
    (file as File).text().then((text) => {
      const table = text.split('\n').map((line) => line.split(';'));
      const { days, shortened, wrong } = readCalendarFile(table, Number(year));
      const lines = wrong.map(({ code, values, ...cell }) => {
        const [message, message_eng] = (['ru', 'en'] as const).map((locale) =>
          wordsIn(locale)(`rules.${code.replace('/', '.')}`, values as Record<string, string>),
        );
        return { ...cell, code, message, message_eng };
      });
      return { result: { data: { days, shortened, refused: wrong.length, lines } } };
    });
  return {
    mark,
    answers: {
      'view.get': ({ object }: Params) =>
        object === 'calendar'
          ? rowsOf(kept.map((period, index) => ({ ...period, id: index + 1, organization_id: null })))
          : undefined,
      'calendar.preview': () => ({ data: { looked: 3, more: false, differ: 0, first: [] } }),
      'calendar.save': ({ days }: Params) => {
        const edits = days as readonly DayEdit[];
        if (overtaken(edits, markingsOf(kept)).length > 0) throw new Refusal('edited_by_another');
        mark(edits);
        return { data: { told: 0, days: edits.length, added: 1, changed: 0, removed: 0 } };
      },
      '/api/calendar/read': read,
    },
  };
};

const dayOf = (iso: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-day="${iso}"]`);
  if (!found) throw new Error(`${iso} is not in sight.`);
  return found;
};

/** The calendar of a year before hr. */
const yearPage = async (year: number) => {
  const desk = calendarDesk();
  const shown = await showPage(`/portal/calendar?year=${year}`, { who: hr, answers: desk.answers });
  await waitFor(() => dayOf(`${year}-08-01`));
  return { desk, shown, ...actsOf(shown) };
};

const actsOf = ({ says, user }: Shown) => {
  const bar = () => document.querySelector<HTMLElement>('section[data-actionbar]') as HTMLElement;
  const save = () => within(bar()).getByRole('button', { name: says('year.save') });
  return {
    bar,
    save,
    /** Chooses a day and the one after it, and marks both by a key. */
    markTwo: async (iso: string, key: string) => {
      dayOf(iso).focus();
      await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await user.keyboard(key);
    },
    /** Opens the window that tells what is saved. */
    look: async () => {
      await user.click(save());
      await waitFor(async () => expect(textOf(await dialog())).toContain(plain(says('year.differ_none'))));
    },
    confirm: async () => user.click(within(await dialog()).getByRole('button', { name: says('year.save') })),
    changed: (count: number) => says('year.changed', { count }),
    isNamed: (iso: string, kind: string) =>
      waitFor(() =>
        expect(dayOf(iso).getAttribute('aria-label')).toContain(says(`documents.calendar.kind.${kind}`)),
      ),
  };
};

test('keys turn a year, choose and mark its days, take a mark back and do it again; what is saved stays', async () => {
  const { shown, markTwo, changed, look, confirm, isNamed } = await yearPage(2027);
  const { user, says } = shown;
  await user.click(screen.getByLabelText(says('year.year_after')));
  await waitFor(() => dayOf('2028-08-01'));
  expect(document.querySelectorAll('main [role=grid]')).toHaveLength(12);
  await markTwo('2028-08-01', '1');
  await sees(changed(2));
  await user.keyboard('{Control>}z{/Control}');
  await seesNot(changed(2));
  await user.keyboard('{Control>}y{/Control}');
  await sees(changed(2));
  await markTwo('2028-08-08', '2');
  await sees(changed(4));
  await look();
  await expectAccessible(await dialog());
  await confirm();
  await noDialog();
  await seesNot(changed(4));
  shown.unmount();
  await showPage('/portal/calendar?year=2028', { who: hr, answers: shown.server.answers });
  await waitFor(() => dayOf('2028-08-02'));
  await isNamed('2028-08-02', 'non-working');
  await isNamed('2028-08-09', 'holiday');
});

test('the mouse draws over days, which are marked as one; hovering after it chooses nothing more', async () => {
  const { shown, changed, bar } = await yearPage(2028);
  const { user, says } = shown;
  const { pointer } = user;
  await pointer([{ keys: '[MouseLeft>]', target: dayOf('2028-08-01') }, { target: dayOf('2028-08-03') }]);
  await pointer([{ keys: '[/MouseLeft]' }, { target: dayOf('2028-08-07') }]);
  await waitFor(() => expect(bar().getAttribute('aria-label')).toBe(says('year.bar')));
  await expectAccessible(bar());
  await user.click(within(bar()).getByRole('button', { name: says('year.mark.non-working') }));
  await sees(changed(3));
  await user.keyboard('{Control>}z{/Control}');
  await seesNot(changed(3));
  await user.keyboard('{Control>}y{/Control}');
  await sees(changed(3));
});

test('a year says that its moves of days off are not entered until one is, and says it again when that is taken back', async () => {
  const { shown, markTwo, changed } = await yearPage(2031);
  const note = shown.says('documents.count.law_alone', { count: 1, years: '2031' });
  await sees(note);
  // A Tuesday: work unless a decree moves a day off onto it.
  await markTwo('2031-08-05', '1');
  await sees(changed(2));
  await seesNot(note);
  await shown.user.keyboard('{Control>}z{/Control}');
  await sees(note);
});

test('a day that another admin marks meanwhile is shown beside one’s own, and nothing is lost', async () => {
  const { desk, shown, markTwo, save, look, confirm, isNamed } = await yearPage(2029);
  const { user, says } = shown;
  await markTwo('2029-08-07', '1');
  await look();
  desk.mark([{ day: '2029-08-07', type: 'holiday', was: 'default' }]);
  await confirm();
  const told = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=alert]')].find((each) =>
      textOf(each).includes(plain(says('year.surprise', { count: 1 }))),
    );
    if (!found) throw new Error('Nothing is said of the other mark yet.');
    return found;
  });
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'));
  await expectAccessible(told);
  await user.click(within(told).getByRole('button', { name: says('year.keep_mine') }));
  await look();
  await confirm();
  await noDialog();
  await shown.reload();
  await waitFor(() => dayOf('2029-08-07'));
  for (const iso of ['2029-08-07', '2029-08-08']) await isNamed(iso, 'non-working');
});

test('a year of a file is looked at, then taken into the edit; a wrong cell is named and nothing is taken', async () => {
  const { shown, changed } = await yearPage(2030);
  const { user, says } = shown;
  await user.click(screen.getByText(says('year.file')));
  const input = (await dialog()).querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const bring = (text: string) => user.upload(input, new File([text], 'year.csv', { type: 'text/csv' }));
  await bring('Дата;Тип\n2030-02-30;выходной\n');
  await waitFor(() =>
    expect(textOf(within(screen.getByRole('dialog')).getByRole('alert'))).toContain(
      plain(says('year.file_wrong', { count: 1 })),
    ),
  );
  expect(textOf(await dialog())).toContain(plain(says('year.file_cell', { row: 2, column: 'Дата' })));
  await expectAccessible(await dialog());
  await bring('Дата;Тип\n2030-01-09;выходной\n2030-01-10;праздник\n');
  await sees(says('year.file_differs', { count: 2 }));
  await user.click(within(await dialog()).getByRole('button', { name: says('year.file_take') }));
  await noDialog();
  await sees(changed(2));
});

test('nobody else keeps the calendar', async () => {
  const { says } = await showPage('/portal/calendar', { who: employee });
  expect(textOf(await screen.findByRole('heading', { level: 1 }))).toBe(says('shell.no_access'));
});
