import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { messagesOf } from '../../app/messages-of.ts';
import { FormWindow } from '../../components/forms/window/form-window.tsx';
import type { WindowForm } from '../../components/forms/window/window-form.ts';
import { Words } from '../../components/i18n/words.tsx';
import { ProveDialog } from '../../components/identity/security/second-factor/prove-dialog.tsx';
import { keepToken, leaveSession } from '../../components/rpc/token.ts';
import { deskOf } from './support/desk.ts';
import { dialog } from './support/list.ts';
import { show } from './support/show.tsx';

const WORDS = ['rules.field'];
const GIVEN = { locale: 'ru', messages: messagesOf('ru', WORDS) } as const;
const LABEL = 'Слово';

/** Whether the tab asks before it is closed. */
const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

type Shown = Partial<Pick<WindowForm<unknown>, 'never' | 'keepOpen' | 'live'>>;

/** A window of one field. */
const windowOf = async (type: 'text' | 'password', shown: Shown = {}) => {
  const sent: unknown[] = [];
  const closed: true[] = [];
  const heldWhenSaved: boolean[] = [];
  const { user, says, unmount } = await show(
    '/portal/',
    <Words of={WORDS} given={GIVEN}>
      <FormWindow
        form={{
          ...shown,
          title: 'Окно',
          begins: { typed: '' },
          fields: () => [{ kind: 'text', name: 'typed', label: LABEL, type }],
          check: z.object({ typed: z.string() }),
          send: (checked) => {
            sent.push(checked);
            return undefined;
          },
        }}
        onClose={() => closed.push(true)}
        onSaved={() => heldWhenSaved.push(isHeld())}
      />
    </Words>,
    { answers: deskOf({}).answers },
  );
  const input = within(await dialog()).getByLabelText<HTMLInputElement>(LABEL);
  const save = () => user.click(screen.getByRole('button', { name: says('common.save') }));
  return { user, input, save, sent, closed, heldWhenSaved, unmount };
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

test('a window that cannot be sent says why beside its button, and Enter sends nothing', async () => {
  const { user, input, save, sent } = await windowOf('text', { never: 'Так нельзя' });
  const button = screen.getByRole('button', { description: 'Так нельзя' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.type(input, 'море{Enter}');
  await save();
  expect(sent).toEqual([]);
});

test('what is wrong is said while it is typed, where a window says so', async () => {
  const { user, input } = await windowOf('text', {
    live: ({ typed }): Record<string, string> => (typed === 'суша' ? { typed: 'Только море' } : {}),
  });
  await user.type(input, 'суша');
  expect(await screen.findByText('Только море')).toBeDefined();
  await user.clear(input);
  await waitFor(() => expect(screen.queryByText('Только море')).toBeNull());
});

test('Escape closes a window nothing was typed into, but not one that shows something once', async () => {
  const plain = await windowOf('text');
  await plain.user.keyboard('{Escape}');
  await waitFor(() => expect(plain.closed).toEqual([true]));
  plain.unmount();
  const once = await windowOf('text', { keepOpen: true });
  await once.user.keyboard('{Escape}');
  expect(once.closed).toEqual([]);
});

test('a code that is left empty is asked for in the sentence of its own field', async () => {
  const { user, says, server } = await show(
    '/portal/',
    <Words of={['factors']} given={{ locale: 'ru', messages: messagesOf('ru', ['factors']) }}>
      <ProveDialog action="removeSecret" onClose={() => undefined} onDone={() => undefined} />
    </Words>,
    { answers: deskOf({}).answers },
  );
  await dialog();
  await user.click(screen.getByRole('button', { name: says('factors.removeSecret.verb') }));
  const field = await screen.findByRole('textbox', { description: new RegExp(says('factors.fill_code')) });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(server.callsOf('user.auth')).toEqual([]);
});
