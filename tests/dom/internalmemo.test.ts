import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { deskOf } from './support/desk.ts';
import { documentPage, isOff } from './support/document.ts';
import { showPage } from './support/show.tsx';
import { sees, textOf } from './support/text.ts';

const DEPARTMENT = {
  employee_id: null,
  name: '',
  name_eng: '',
  position: '',
  position_eng: '',
  department: 'Отдел кадров',
  department_eng: 'Human Resources',
  people: 3,
};

test('an addressee is taken out again, and a memo to nobody is not sent (en, on a phone)', async () => {
  const { answers } = deskOf({ internalmemo: [] });
  const shown = await showPage('/portal/uinternalmemo?mode=own', {
    locale: 'en',
    phone: true,
    answers: { ...answers, 'reading.whom': () => ({ data: [DEPARTMENT] }) },
  });
  const { says, user } = shown;
  const word = (key: string) => says(`families.internalmemo.${key}`);
  const memo = documentPage(shown, 'internalmemo');
  const name = 'Human Resources';
  const remove = { name: says('documents.readers.remove', { name }) };
  await user.click(await screen.findByRole('button', { name: says('documents.readers.add') }));
  await user.click(await screen.findByPlaceholderText(says('documents.readers.find')));
  await user.paste('human');
  await user.click(await screen.findByRole('option', { name: (option) => option.includes(name) }));
  await user.click(await screen.findByRole('button', remove));
  await sees(says('documents.readers.empty'));
  expect(screen.queryByRole('button', remove)).toBeNull();
  await user.click(memo.type());
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await memo.fill(screen.getByLabelText(word('fields.subject')), 'Nobody reads this');
  await memo.fill(screen.getByLabelText(word('fields.text')), 'Nobody at all.');
  const send = within(memo.actions()).getByRole('button', { name: memo.send });
  await waitFor(() => expect(isOff(send)).toBe(true));
  const label = word('fields.addressees');
  await sees(says('rules.field.required', { name: 'labelled', label }));
  const main = screen.getByRole('main');
  expect(textOf(main)).not.toContain(name);
  await expectAccessible(main);
});
