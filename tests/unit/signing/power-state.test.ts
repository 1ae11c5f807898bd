import { expect, test } from 'vitest';
import { powerState } from '../../../lib/signing/power-state.ts';

const power = { disabled: '0', valid_from: '2026-01-10', valid_to: '2026-12-31' } as const;

test.each([
  ['2026-01-09', 'future'],
  ['2026-01-10', 'active'],
  ['2026-12-01', 'active'],
  ['2026-12-02', 'soon'],
  ['2026-12-31', 'soon'],
  ['2027-01-01', 'over'],
])('a power of attorney on %s is %s', (today, state) => {
  expect(powerState(power, today)).toBe(state);
});

test('one that is switched off is off on every day', () => {
  for (const today of ['2026-01-01', '2026-06-01', '2027-06-01'])
    expect(powerState({ ...power, disabled: '1' }, today)).toBe('off');
});
