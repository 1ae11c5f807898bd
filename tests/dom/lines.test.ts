import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../lib/i18n/format.ts';
import { typedDay } from '../../lib/i18n/typed-day.ts';
import { today } from './support/desk.ts';
import { dialog, noDialog } from './support/list.ts';
import { AMOUNT, KZT, line, RECEIPT, reportPage } from './support/report.ts';
import { plain, textOf } from './support/text.ts';

const focused = (): Element | null => document.activeElement;
const inField = (cell: HTMLElement): HTMLInputElement => {
  const input = cell.querySelector('input');
  if (!input) throw new Error('The cell is not filled in now.');
  return input;
};

test('cells of a sheet are looked at before they are lines', async () => {
  const { shown, numbers, rows } = await reportPage([]);
  const { says, user } = shown;
  await user.click(await screen.findByRole('button', { name: says('documents.lines.paste') }));
  const day = formatDay(today(), 'ru');
  const copied = [
    [day, 'Такси', '100,50', 'A1'],
    [day, 'Zeppelin', '7', 'A2'],
    [day, 'Такси', '200', 'A3'],
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
  fireEvent.change(within(await dialog()).getByRole('textbox'), { target: { value: copied } });
  await waitFor(async () =>
    expect(textOf(await dialog())).toContain(
      plain(says('documents.lines.paste_unknown', { texts: 'Zeppelin' })),
    ),
  );
  await user.click(
    within(await dialog()).getByRole('button', { name: says('documents.lines.paste_add', { count: 2 }) }),
  );
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(numbers()).toEqual(['A1', 'A3']);
});

test('keys go from cell to cell, fill one in, and take back what was typed', async () => {
  const { shown, cell, rows } = await reportPage([line(1), line(3)]);
  const { user } = shown;
  await waitFor(() => expect(rows()).toHaveLength(2));
  const amount = () => cell(0, AMOUNT);
  await user.click(amount());
  await waitFor(() => expect(focused()).toBe(inField(amount())));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(amount()));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe(cell(1, AMOUNT)));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(focused()).toBe(amount()));
  await user.keyboard('55');
  expect(inField(amount()).value).toBe('55');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(amount()));
  expect(inField(amount()).value).toMatch(/^100/);
  await user.keyboard('{F2}');
  await user.clear(inField(amount()));
  await user.keyboard('120');
  await user.tab();
  expect(focused()?.closest('[data-cell]')).not.toBe(amount());
  expect(inField(amount()).value).toMatch(/^120/);
});

test('lines are moved, copied, removed and brought back by keys', async () => {
  const { shown, cell, numbers, rows } = await reportPage([line(1), line(3)]);
  const { user, says } = shown;
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(cell(0, RECEIPT));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(numbers()).toEqual(['A3', 'A1']));
  expect(screen.queryByText(says('documents.lines.moved', { nth: 1, to: 2, of: 2 }))).not.toBeNull();
  await user.keyboard('{Control>}d{/Control}');
  await waitFor(() => expect(numbers()).toEqual(['A3', 'A1', 'A1']));
  await user.keyboard('{Control>}{Delete}{/Control}');
  await waitFor(() => expect(numbers()).toEqual(['A3', 'A1']));
  await user.click(await screen.findByRole('button', { name: says('documents.lines.undo') }));
  await waitFor(() => expect(numbers()).toEqual(['A3', 'A1', 'A1']));
});

test('Enter in the last line adds another, which begins as the one above it', async () => {
  const { shown, cell, rows } = await reportPage([line(1)]);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await shown.user.click(cell(0, AMOUNT));
  await shown.user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(within(rows()[1] as HTMLElement).getAllByRole('textbox')[0]).toHaveProperty(
    'value',
    typedDay(today(), 'ru'),
  );
});

test('a line is dragged by its grip, and carried by Space and the arrows', async () => {
  const { shown, numbers, rows } = await reportPage([line(1), line(2), line(3)]);
  const { user, says } = shown;
  await waitFor(() => expect(rows()).toHaveLength(3));
  const grip = (nth: number) => screen.getByRole('button', { name: says('documents.lines.move', { nth }) });
  const carried = new Map<string, string>();
  const dataTransfer = {
    effectAllowed: 'none',
    get types() {
      return [...carried.keys()];
    },
    setData: (type: string, data: string) => carried.set(type, data),
    getData: (type: string) => carried.get(type) ?? '',
  };
  const drag = (how: 'dragStart' | 'dragOver' | 'drop', at: HTMLElement) => {
    const event = createEvent[how](at);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(at, event);
  };
  drag('dragStart', grip(1));
  drag('dragOver', rows()[1] as HTMLElement);
  drag('drop', rows()[1] as HTMLElement);
  await waitFor(() => expect(numbers()).toEqual(['A2', 'A1', 'A3']));
  grip(2).focus();
  await user.keyboard(' {ArrowUp}');
  await waitFor(() => expect(numbers()).toEqual(['A1', 'A2', 'A3']));
});

test('columns of the sheet are hidden and found so again; what a line needs, or is wrong, stays in sight', async () => {
  const { shown, cell, rows } = await reportPage([line(1)]);
  const { user, says } = shown;
  const title = (column: string) => says(`families.expense.lines.details.${column}`);
  const chooser = () => screen.getByRole('button', { name: says('documents.choose_columns.title') });
  const entry = (column: string) =>
    screen.getByRole('menuitemcheckbox', { name: new RegExp(`^${title(column)}`) });
  const head = (column: string) => screen.queryByRole('columnheader', { name: title(column) });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(chooser());
  await screen.findAllByRole('menuitemcheckbox');
  expect(screen.queryByRole('menuitemcheckbox', { name: new RegExp(`^${title('rate')}`) })).toBeNull();
  await user.click(entry('receipt_number'));
  expect(entry('amount').getAttribute('aria-disabled')).toBe('true');
  expect(textOf(entry('amount'))).toContain(plain(says('documents.choose_columns.needed')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(head('receipt_number')).toBeNull());
  expect(head('amount')).not.toBeNull();

  // Keys go past what is hidden.
  cell(0, 4).focus();
  await user.keyboard('{ArrowRight}');
  expect(focused()?.getAttribute('data-cell')).toMatch(/:6$/);

  // The page comes so again, and an error brings its column back.
  const again = await shown.reload();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(head('receipt_number')).toBeNull();
  await again.user.click(screen.getByRole('button', { name: title('add') }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await again.user.click(within(cell(1, 1)).getByRole('combobox'));
  await again.user.click(await screen.findByRole('option', { name: 'Такси' }));
  await waitFor(() => expect(head('receipt_number')).not.toBeNull());
  await again.user.click(chooser());
  await screen.findAllByRole('menuitemcheckbox');
  expect(textOf(entry('receipt_number'))).toContain(plain(says('documents.choose_columns.wrong')));
  await again.user.click(
    await screen.findByRole('menuitem', { name: says('documents.choose_columns.standard') }),
  );
  await waitFor(() => expect(head('receipt_number')).not.toBeNull());
  expect(head('rate')).toBeNull();
  await noDialog();
});

/** A line in tenge as it was kept: the bank's rate, for a hundred of them. */
const inTenge = line(1, {
  currency_id: KZT.id,
  currency_code: KZT.code,
  rate: '15.421',
  rate_units: 100,
  rate_source: 'bank',
  rate_date: today(),
  rate_bank: 'ЦБ РФ',
});
const BANK = { rate: null, rate_units: null, rate_source: null };
const SLIP = { rate: '16,5', rate_units: 100, rate_source: 'receipt' };

for (const [where, selected] of [
  ['grid', 'before'],
  ['phone', 'after'],
] as const)
  test(`the rate of a slip is typed over that of the bank, and emptied it is the bank’s again (${where})`, async () => {
    const phone = where === 'phone';
    const { shown, cell, rows, kept } = await reportPage([inTenge], phone);
    const { user, says } = shown;
    const words = (key: string, values?: { units: number }) => says(`families.expense.${key}`, values);
    if (phone) await user.click(await screen.findByRole('button', { name: /KZT/ }));
    else {
      await waitFor(() => expect(rows()).toHaveLength(1));
      await user.click(cell(0, AMOUNT));
    }
    const label = words('lines.details.rate');
    const rate = () =>
      screen.findByRole<HTMLInputElement>('textbox', {
        name: phone ? label : says('documents.lines.cell', { nth: 1, column: label }),
      });
    const beside = async () => textOf((await rate()).closest('td, [role=dialog]') ?? document.body);
    await waitFor(async () => expect((await rate()).value).toMatch(/^15[.,]421/));
    expect(await beside()).toContain('ЦБ РФ');
    expect(await beside()).toContain(plain(words('screen.per', { units: 100 })));
    // All of it is selected before the focus comes, as by Tab, or right after, as by what fills in a field.
    const field = await rate();
    const select = () => field.setSelectionRange(0, field.value.length);
    field.blur();
    if (selected === 'before') select();
    field.focus();
    if (selected === 'after') select();
    await user.keyboard('16,5');
    await waitFor(() => expect(kept()[0]).toMatchObject(SLIP));
    expect(await beside()).toContain(plain(words('screen.by_slip')));
    await user.clear(await rate());
    await user.tab();
    await waitFor(() => expect(kept()[0]).toMatchObject(BANK));
    await waitFor(async () => expect((await rate()).value).toMatch(/^15[.,]421/));
  });
