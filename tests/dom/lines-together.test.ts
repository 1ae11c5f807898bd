import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, noDialog } from './support/list.ts';
import { PEOPLE } from './support/people.ts';
import { AMOUNT, line, RECEIPT, reportPage } from './support/report.ts';
import { plain, textOf } from './support/text.ts';

const { hr } = PEOPLE;

/** A report of four lines with amounts from 100 to 400, receipts A1 to A4. */
const reportOfFour = async (phone = false) => {
  const page = await reportPage(
    [1, 2, 3, 4].map((nth) => line(nth)),
    phone,
  );
  const { shown, desk } = page;
  const conflict = (key: string, values?: Record<string, string | number>) =>
    shown.says(`documents.conflict.${key}`, values);
  return {
    ...page,
    conflict,
    lineName: (nth: number) => shown.says('documents.lines.line', { nth }),
    /** What the report says by now, line by line. */
    stored: () =>
      page
        .kept()
        .map(({ amount, receipt_number }) => `${receipt_number} ${Number(amount)}`)
        .join(', '),
    /** Writes into a cell of the sheet. */
    write: async (nth: number, column: number, text: string) => {
      await shown.user.click(page.cell(nth, column));
      const input = page.cell(nth, column).querySelector('input') as HTMLInputElement;
      await shown.user.clear(input);
      await shown.user.click(input);
      await shown.user.paste(text);
      await shown.user.tab();
    },
    /** The lines as another window has left them. */
    leaves: (
      change: (lines: readonly Readonly<Record<string, unknown>>[]) => readonly unknown[],
      editor = hr,
    ) => desk.edit('expense', 1, { details: change(page.kept()) }, editor),
    choices: () =>
      screen.queryByRole('region', { name: conflict('title') }) ??
      screen.queryByRole('region', { name: conflict('own_title') }),
  };
};

type Report = Awaited<ReturnType<typeof reportOfFour>>;

/** Another person changes two lines, removes a third and adds another; the reader has typed meanwhile. */
const meeting = async (report: Report) => {
  await waitFor(() => report.has(4));
  report.leaves(([one, two, , four]) => [
    { ...one, amount: '150' },
    { ...two, receipt_number: 'B2' },
    four,
    { ...four, id: 50, receipt_number: 'H5' },
  ]);
  await report.write(0, AMOUNT, '120');
  await report.write(2, AMOUNT, '330');
  await report.write(3, RECEIPT, 'C4');
  await waitFor(() => expect(within(report.choices() as HTMLElement).getAllByRole('group')).toHaveLength(2));
};

const THEIRS = 'A1 150, B2 200, A4 400, H5 400';

test('what two have typed into one line is met: mine beside theirs, and nothing is sent yet', async () => {
  const report = await reportOfFour();
  await meeting(report);
  const { conflict, shown, lineName } = report;
  const choices = within(report.choices() as HTMLElement);
  expect(choices.getAllByRole('group')).toHaveLength(2);
  const disputed = choices
    .getAllByRole('row')
    .filter((row) => row.textContent?.includes(shown.says('families.expense.lines.details.amount')));
  expect(disputed[0]?.textContent).toMatch(/120.*150|150.*120/);
  expect(textOf(disputed.at(-1))).toContain(plain('330'));
  expect(textOf(disputed.at(-1))).toContain(plain(conflict('removed')));
  const fields = shown.says('families.expense.lines.details.receipt_number').toLocaleLowerCase();
  const told = choices.getAllByRole('listitem').map((item) => textOf(item));
  expect(told).toHaveLength(2);
  expect(told[0]).toContain(lineName(2));
  expect(told[0]).toContain(conflict('told.changed', { fields }));
  expect(told[1]).toContain(lineName(5));
  expect(told[1]).toContain(conflict('told.added'));
  expect(report.stored()).toBe(THEIRS);
});

test('a save that met other lines waits until everything is chosen, then goes on', async () => {
  const report = await reportOfFour();
  await meeting(report);
  const { conflict, lineName, shown } = report;
  const choices = () => within(report.choices() as HTMLElement);
  const choice = (nth: number) =>
    within(choices().getByRole('group', { name: conflict('choice_of', { what: lineName(nth) }) }));
  const apply = () => choices().getByRole('button', { name: conflict('apply') });
  const press = async (button: HTMLElement, key: string) => {
    button.focus();
    await shown.user.keyboard(key);
  };
  const text = () => report.choices()?.textContent;
  expect(apply().getAttribute('aria-disabled')).toBe('true');
  expect(text()).toContain(conflict('left', { count: 2 }));
  await press(choice(1).getByRole('button', { name: conflict('take_mine') }), '{Enter}');
  await waitFor(() => expect(text()).toContain(conflict('left', { count: 1 })));
  await press(apply(), '{Enter}');
  expect(report.stored()).toBe(THEIRS);
  await press(choice(3).getByRole('button', { name: conflict('take_theirs') }), ' ');
  await waitFor(() => expect(apply().getAttribute('aria-disabled')).not.toBe('true'));
  await press(apply(), '{Enter}');
  await waitFor(() => expect(report.choices()).toBeNull());
  await waitFor(() => expect(report.stored()).toBe('A1 120, B2 200, C4 400, H5 400'));
  report.has(4);
});

test('lines that one side has touched are merged without a question, and that is told', async () => {
  const report = await reportOfFour();
  await waitFor(() => report.has(4));
  const { conflict, lineName, shown } = report;
  report.leaves(([one, two, ...others]) => [one, { ...two, amount: '222' }, ...others]);
  await report.write(0, RECEIPT, 'D1');
  const told = () =>
    screen.getAllByRole('status').find((each) => each.textContent?.includes(conflict('merged')));
  await waitFor(() => expect(told()).toBeDefined());
  const items = within(told() as HTMLElement).getAllByRole('listitem');
  expect(items).toHaveLength(1);
  expect(textOf(items[0])).toContain(plain(lineName(2)));
  await waitFor(() => expect(report.stored()).toBe('D1 100, A2 222, A3 300, A4 400'));
  await shown.user.click(within(told() as HTMLElement).getByRole('button', { name: conflict('understood') }));
  await waitFor(() => expect(told()).toBeUndefined());
  expect(report.choices()).toBeNull();
});

test('on a phone a line that was changed in another window is taken from there, what was typed elsewhere stays', async () => {
  const report = await reportOfFour(true);
  const { conflict, shown } = report;
  const cards = () => [...(document.querySelector('main ol')?.children ?? [])] as HTMLElement[];
  await waitFor(() => expect(cards()).toHaveLength(4));
  report.leaves(
    ([one, two, ...others]) => [{ ...one, amount: '150' }, { ...two, amount: '250' }, ...others],
    PEOPLE.employee,
  );
  const column = (key: string) => shown.says(`families.expense.lines.details.${key}`);
  for (const [nth, label, text] of [
    [0, column('amount'), '120'],
    [3, column('receipt_number'), 'C4'],
  ] as const) {
    const opener = within(cards()[nth] as HTMLElement)
      .getAllByRole('button')
      .find((button) => button.textContent !== '');
    await shown.user.click(opener as HTMLElement);
    const input = within(await dialog()).getByLabelText(label);
    await shown.user.clear(input);
    await shown.user.click(input);
    await shown.user.paste(text);
    await shown.user.click(
      within(await dialog()).getByRole('button', { name: shown.says('documents.lines.done') }),
    );
    await noDialog();
  }
  await waitFor(() => expect(report.choices()).not.toBeNull());
  const choices = () => within(report.choices() as HTMLElement);
  expect(choices().getAllByRole('group')).toHaveLength(1);
  await shown.user.click(choices().getByRole('button', { name: conflict('take_theirs') }));
  await shown.user.click(choices().getByRole('button', { name: conflict('apply') }));
  await waitFor(() => expect(report.choices()).toBeNull());
  await waitFor(() => expect(report.stored()).toBe('A1 150, A2 250, A3 300, C4 400'));
});
