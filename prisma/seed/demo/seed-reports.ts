import type { Client } from 'pg';
import { insertRows, takeIds } from '../insert.ts';
import { REPORTS } from './reports.data.ts';

/** Puts the reports of the demo company among its dictionaries. */
export const seedReports = async (client: Client, client_id: number): Promise<void> => {
  const ids = await takeIds(client, 'report', REPORTS.length);
  await insertRows(
    client,
    'report',
    REPORTS.map((report, index) => ({
      id: ids[index],
      client_id,
      ...report,
      descending: report.descending === true,
      sort: (index + 1) * 10,
    })),
  );
};
