import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dropMaster,
  keepMaster,
  keptMaster,
  type MasterTyped,
} from '../../../components/families/overtime/master-draft.ts';
import { NO_WORK } from '../../../components/families/overtime/master-values.ts';

const PLACE = '7::overtime-master';

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

const typed: MasterTyped = {
  common: { ...NO_WORK, start_date: '2026-12-04', time_from: '18:00', time_to: '20:00', reason: 'other' },
  people: [
    { employee_id: 4, holiday_agreed: true, compensation_type: 'dayoff', dayoff_date: '2026-12-07' },
    { employee_id: 9, holiday_agreed: false, compensation_type: undefined, dayoff_date: null },
  ],
};

test('what is typed for several people is there after a reload, for the same person alone', () => {
  keepMaster(PLACE, typed);
  expect(keptMaster(PLACE)).toEqual(typed);
  expect(keptMaster('8::overtime-master')).toBeUndefined();
  dropMaster(PLACE);
  expect(keptMaster(PLACE)).toBeUndefined();
});

test('what the form does not know is left out of it', () => {
  const odd = { common: { start_date: '2026-13-01', reason: 5 }, people: [{ employee_id: '4' }, null, 3] };
  keepMaster(PLACE, odd as never);
  expect(keptMaster(PLACE)).toEqual({ common: NO_WORK, people: [] });
});
