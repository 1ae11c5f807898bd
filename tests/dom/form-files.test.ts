import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deskOf } from './support/desk.ts';
import { showPage } from './support/show.tsx';

const picture = (name: string): File => new File(['picture'], name, { type: 'image/png' });

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
