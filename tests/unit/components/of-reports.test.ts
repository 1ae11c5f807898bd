import { expect, test } from 'vitest';
import { ofReports } from '../../../components/dismissal/of-reports.ts';

test('what is wrong with a new manager is said at whose manager it is, whoever of the reports was left out', () => {
  const sent = [{ employee_id: 31, manager_id: 8 }];
  expect(ofReports({ 'reports.0.manager_id': 'leads nobody', date: 'too early' }, sent)).toEqual({
    'report.31': 'leads nobody',
    date: 'too early',
  });
  expect(ofReports({ reports: 'nobody decides', 'reports.7.manager_id': 'gone' }, sent)).toEqual({
    reports: 'nobody decides',
    'reports.7.manager_id': 'gone',
  });
});
