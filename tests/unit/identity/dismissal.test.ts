import { expect, test } from 'vitest';
import { dismissalRefusals, type Report, withoutManager } from '../../../lib/users/dismissal.ts';

const STAYS = { hire_date: '2020-03-01', dismissal_date: null };
const report = (employee_id: number, manager_id: number | null): Report => ({
  employee_id,
  name: `Person ${employee_id}`,
  manager_id,
});
const codes = (...asked: Parameters<typeof dismissalRefusals>) =>
  dismissalRefusals(...asked).map(({ field, code }) => `${field} ${code}`);

test('a person is dismissed on any day from the first one on', () => {
  expect(codes(STAYS, '2020-03-01', [], [])).toEqual([]);
  expect(codes(STAYS, '2020-02-29', [], [])).toEqual(['date user/leaves-before-joining']);
});

test('whoever is dismissed already is not dismissed again, and the refusal names the day', () => {
  const refused = dismissalRefusals({ ...STAYS, dismissal_date: '2026-05-04' }, '2026-05-05', [], []);
  expect(refused).toEqual([{ field: 'employee_id', code: 'user/dismissed', values: { day: '2026-05-04' } }]);
});

test('a manager leaves nobody without somebody who decides: the refusal names them', () => {
  const reports = [report(1, 9), report(2, null), report(3, null)];
  expect(dismissalRefusals(STAYS, '2026-05-04', reports, [{ employee_id: 3, manager_id: 8 }])).toEqual([
    { field: 'reports', code: 'user/no-replacement', values: { names: 'Person 2' } },
  ]);
  const all = [2, 3].map((employee_id) => ({ employee_id, manager_id: 8 }));
  expect(codes(STAYS, '2026-05-04', reports, all)).toEqual([]);
  expect(withoutManager(reports, all)).toEqual([]);
});

test('no manager is named for who does not answer to the leaver', () => {
  const strange = [{ employee_id: 4, manager_id: 8 }];
  expect(codes(STAYS, '2026-05-04', [report(1, 9)], strange)).toEqual(['reports.0.employee_id field/wrong']);
  expect(codes(STAYS, '2026-05-04', [report(4, 9)], strange)).toEqual([]);
});
