import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { messagesOf } from '../../app/messages-of.ts';
import { FormWindow } from '../../components/forms/window/form-window.tsx';
import { Words } from '../../components/i18n/words.tsx';
import { keepToken, leaveSession } from '../../components/rpc/token.ts';
import { deskOf } from './support/desk.ts';
import { dialog } from './support/list.ts';
import { show } from './support/show.tsx';

const WORDS = ['rules.field'];
const GIVEN = { locale: 'ru', messages: messagesOf('ru', WORDS) } as const;
const LABEL = 'Слово';

/** Whether the tab asks before it is closed. */
const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A window of one field. */
const windowOf = async (type: 'text' | 'password') => {
  const sent: unknown[] = [];
  const heldWhenSaved: boolean[] = [];
  const { user, says } = await show(
    '/portal/',
    <Words of={WORDS} given={GIVEN}>
      <FormWindow
        form={{
          title: 'Окно',
          begins: { typed: '' },
          fields: () => [{ kind: 'text', name: 'typed', label: LABEL, type }],
          check: z.object({ typed: z.string() }),
          send: (checked) => {
            sent.push(checked);
            return undefined;
          },
        }}
        onClose={() => undefined}
        onSaved={() => heldWhenSaved.push(isHeld())}
      />
    </Words>,
    { answers: deskOf({}).answers },
  );
  const input = within(await dialog()).getByLabelText<HTMLInputElement>(LABEL);
  const save = () => user.click(screen.getByRole('button', { name: says('common.save') }));
  return { user, input, save, sent, heldWhenSaved };
};

test('what is typed into a window keeps the tab open until it is saved', async () => {
  const { user, input, save, sent, heldWhenSaved } = await windowOf('text');
  expect(isHeld()).toBe(false);
  await user.type(input, 'море');
  await waitFor(() => expect(isHeld()).toBe(true));
  await save();
  await waitFor(() => expect(heldWhenSaved).toEqual([false]));
  expect(sent).toEqual([{ typed: 'море' }]);
});

test('a window whose session has ended holds no tab', async () => {
  const { user, input } = await windowOf('text');
  await user.type(input, 'море');
  await waitFor(() => expect(isHeld()).toBe(true));
  leaveSession();
  const heldAfter = isHeld();
  keepToken({ access_token: 'of-a-test', expires_in: 3_600 });
  expect(heldAfter).toBe(false);
});

test('a secret is sent as it is typed, stands in no attribute and holds no tab', async () => {
  const { user, input, save, sent } = await windowOf('password');
  await user.type(input, '481516');
  expect(input.value).toBe('481516');
  expect(input.getAttribute('value') ?? '').toBe('');
  expect(isHeld()).toBe(false);
  await save();
  await waitFor(() => expect(sent).toEqual([{ typed: '481516' }]));
});
