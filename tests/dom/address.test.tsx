import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesOf } from '../../app/messages-of.ts';
import { AUDIT_ADDRESS } from '../../components/audit/audit-address.ts';
import { Words } from '../../components/i18n/words.tsx';
import { ChoiceChip } from '../../components/lists/choice-chip.tsx';
import { useRowsState } from '../../components/lists/use-rows-state.ts';
import { deskOf } from './support/desk.ts';
import { show } from './support/show.tsx';

const WORDS = ['documents.filters'];

/** Chooses again and again before the screen has heard of the first choice. */
const Hurried = () => {
  const [, change] = useRowsState(AUDIT_ADDRESS);
  const press = () => {
    change({ chosen: { person: ['7'] } });
    change({ chosen: { scope: ['person'] } });
    for (const group of ['moves', 'signing'])
      change(({ chosen }) => ({ chosen: { group: [...(chosen.group ?? []), group] } }));
    change({ open: 5 });
  };
  return (
    <button type="button" onClick={press}>
      press
    </button>
  );
};

const shown = (screens: React.ReactNode) =>
  show(
    '/portal/audit?from=2026-01-02',
    <Words of={WORDS} given={{ locale: 'en', messages: messagesOf('en', WORDS) }}>
      {screens}
    </Words>,
    { answers: deskOf({}).answers },
  );

test('what is chosen before the screen has heard of the choice before leaves that as it is', async () => {
  const { user } = await shown(<Hurried />);
  await user.click(screen.getByRole('button', { name: 'press' }));
  expect(AUDIT_ADDRESS.read(new URLSearchParams(window.location.search))).toMatchObject({
    chosen: {
      from: ['2026-01-02'],
      person: ['7'],
      scope: ['person'],
      group: ['moves', 'signing'],
      about: [],
    },
    open: 5,
  });
});

test('a chip adds to the values that are chosen by now, not to those it shows', async () => {
  let chosen: readonly string[] = [];
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `option ${value}` }));
  const { user } = await shown(
    <ChoiceChip
      label="Chip"
      options={options}
      chosen={[]}
      onChange={(next) => {
        chosen = next(chosen);
      }}
    />,
  );
  for (const value of ['a', 'c']) {
    if (screen.queryByRole('menuitemcheckbox', { name: `option ${value}` }) === null)
      await user.click(screen.getByRole('button', { name: 'Chip' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: `option ${value}` }));
  }
  expect(chosen).toEqual(['a', 'c']);
});
