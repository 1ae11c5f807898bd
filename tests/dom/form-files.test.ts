import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { deskOf, today, vacation } from './support/desk.ts';
import { documentPage, isOff } from './support/document.ts';
import { dialog, noDialog } from './support/list.ts';

import { type Shown, showPage } from './support/show.tsx';
import { plain, sees, textOf } from './support/text.ts';

const DAY = addDays(today(), 120);
const picture = (name: string): File => new File(['picture'], name, { type: 'image/png' });

/** Takes a file off its document. */
const takeOff = async ({ says, user }: Shown, name: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name: says('documents.files.delete', { name }) }));
  await user.click(within(await dialog()).getByRole('button', { name: says('documents.files.delete_yes') }));
  await noDialog();
};

const shows = (name: string): Promise<void> =>
  waitFor(() => expect(document.querySelector(`a[download="${name}"]`)).not.toBeNull());

test('FORM-01, FORM-11: a type that asks for a file is not sent without one, dropped, pasted or taken off again', async () => {
  const desk = deskOf({ absence: [], file: [] });
  const shown = await showPage('/portal/uabsence?mode=own', { answers: desk.answers });
  const form = documentPage(shown, 'absence');
  await waitFor(() => form.type());
  await form.choose('День донора');
  await form.fillDay(form.start(), DAY);
  await form.fillDay(form.end(), DAY);
  const asked = plain(shown.says('rules.document.attachment-required'));
  const give = (how: 'drop' | 'paste', at: Element | Document, name: string) => {
    const event = createEvent[how](at as Element);
    const data = { files: [picture(name)], types: ['Files'], getData: () => '' };
    Object.defineProperty(event, how === 'drop' ? 'dataTransfer' : 'clipboardData', { value: data });
    fireEvent(at as Element, event);
  };
  await waitFor(() => expect(textOf(form.actions())).toContain(asked));
  expect(isOff(form.button(form.send))).toBe(true);
  give('drop', document.getElementById('files') as HTMLElement, 'справка.png');
  await shows('справка.png');
  await waitFor(() => expect(isOff(form.button(form.send))).toBe(false));
  await takeOff(shown, 'справка.png');
  await waitFor(() => expect(textOf(form.actions())).toContain(asked));
  expect(isOff(form.button(form.send))).toBe(true);
  give('paste', document, 'снимок.png');
  await shows('снимок.png');
  await waitFor(() => expect(isOff(form.button(form.send))).toBe(false));
  await form.press(form.send);
  await waitFor(() => expect(form.head()).toContain(form.status('prepared')));
  await shows('снимок.png');
});

test('as many files as there may be close the input, and one that goes opens it again', async () => {
  const desk = deskOf({ vacation: [vacation(1, { status_id: 'draft' })], file: [] });
  const parameters = { upload_max_filecount: '3' };
  const shown = await showPage('/portal/uvacation/1?mode=own', { answers: desk.answers, parameters });
  const attach = () =>
    screen.getByLabelText<HTMLInputElement>(shown.says('documents.files.attach'), { selector: 'input' });
  await waitFor(() => expect(attach().disabled).toBe(false));
  const choose = (...names: string[]) => shown.user.upload(attach(), names.map(picture));
  await choose('1.png', '2.png', '3.png', '4.png');
  await sees(shown.says('documents.files.refused.count', { max: 3 }));
  expect(desk.tables.file).toEqual([]);
  await choose('1.png', '2.png', '3.png');
  for (const name of ['1.png', '2.png', '3.png']) await shows(name);
  await waitFor(() => expect(attach().disabled).toBe(true));
  await takeOff(shown, '2.png');
  await waitFor(() => expect(attach().disabled).toBe(false));
});

test('receipts of a report that is not saved yet make one report, and a line each', async () => {
  const desk = deskOf({ expense: [], file: [] });
  const shown = await showPage('/portal/uexpense?mode=own', { answers: desk.answers });
  const receipts = await screen.findByLabelText(shown.says('documents.lines.files_choose'), {
    selector: 'input',
  });
  const names = ['1.png', '2.png', '3.png', '4.png', '5.png'];
  await shown.user.upload(receipts, names.map(picture));
  await waitFor(() => expect(window.location.pathname).toMatch(/uexpense\/\d+/));
  await waitFor(() => expect(document.querySelectorAll('[role=grid] tbody')).toHaveLength(names.length));
  expect(desk.tables.expense).toHaveLength(1);
  const shownFiles = () =>
    ((desk.tables.expense?.[0]?.details ?? []) as { file_id?: number }[]).map(({ file_id }) => file_id);
  await waitFor(() => expect(new Set(shownFiles()).size).toBe(names.length));
});
