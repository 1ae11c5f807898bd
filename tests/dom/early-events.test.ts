import { runInThisContext } from 'node:vm';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { EARLY_SCRIPT } from '../../components/frame/early-events.ts';

/** A field of a page that is not alive yet, with the script that stands before all others. */
const fieldWith = (value: string): HTMLInputElement => {
  document.body.innerHTML = '<input id="day" maxlength="24">';
  const input = document.querySelector<HTMLInputElement>('#day');
  if (!input) throw new Error('no field');
  input.value = value;
  runInThisContext(EARLY_SCRIPT);
  input.focus();
  return input;
};

afterEach(() => {
  while (window.egEarly) window.egEarly.next();
  document.body.innerHTML = '';
});

test.each([
  ['into an empty field', '', 0, '1930'],
  ['before what stands there', '01.12.2026', 0, '193001.12.2026'],
  ['after it', '01.12.2026', 10, '01.12.20261930'],
  ['in the middle of it', '01.12.2026', 3, '01.193012.2026'],
])(
  'what is typed %s stays together, however often the page draws an older text over it',
  async (_where, drawn, caret, kept) => {
    const user = userEvent.setup();
    const input = fieldWith(drawn);
    input.setSelectionRange(caret, caret);
    for (const letter of '1930') {
      await user.keyboard(letter);
      // The page draws what the server had; a browser puts the caret at the end then.
      input.value = drawn;
      input.setSelectionRange(drawn.length, drawn.length);
    }
    expect(window.egEarly?.next()).toMatchObject({ type: 'input', value: kept });
  },
);
