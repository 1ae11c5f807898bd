import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { messagesOf } from '../../app/messages-of.ts';
import { DayInput } from '../../components/forms/day-input.tsx';
import { TimeInput } from '../../components/forms/time-input.tsx';
import { Words } from '../../components/i18n/words.tsx';
import { deskOf } from './support/desk.ts';
import { show } from './support/show.tsx';

const WORDS = ['documents.form'];
const GIVEN = { locale: 'ru', messages: messagesOf('ru', WORDS) } as const;

const INPUTS = { day: DayInput, time: TimeInput } as const;
const CASES = [
  ['day', '2026-06-10', '10.06.2026', '19.30.2026'],
  ['time', '09:30', '09:30', '29:90'],
] as const;

/** A field, and a control beside it that chooses the value it began with. */
const Chosen = ({ kind, first }: { kind: keyof typeof INPUTS; first: string }) => {
  const [value, setValue] = useState<string | null>(first);
  const Input = INPUTS[kind];
  return (
    <Words of={WORDS} given={GIVEN}>
      <Input aria-label="field" value={value} onChange={setValue} onLeave={() => undefined} />
      <button type="button" onClick={() => setValue(first)}>
        choose
      </button>
    </Words>
  );
};

for (const [kind, first, shown, wrong] of CASES)
  test(`a text that is no ${kind} stays, and makes way for what is chosen beside it, be it what stood there before`, async () => {
    const { user } = await show('/portal/', <Chosen kind={kind} first={first} />, {
      answers: deskOf({}).answers,
    });
    const field = await screen.findByLabelText<HTMLInputElement>('field');
    expect(field.value).toBe(shown);
    await user.clear(field);
    await user.click(field);
    await user.paste(wrong);
    await user.tab();
    expect(field.value).toBe(wrong);
    await user.click(screen.getByRole('button', { name: 'choose' }));
    await waitFor(() => expect(field.value).toBe(shown));
  });
