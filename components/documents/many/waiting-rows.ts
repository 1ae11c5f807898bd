import { matches } from '../../../lib/filter/matches.ts';
import type { DocumentRow } from '../document-row.ts';
import { type LookingAtMany, manyFilter } from './many-asks.ts';

/** Of what waits for the reader, what a list shows; the longest wait first, as the inbox reads it. */
export const waitingRows = <Row extends DocumentRow>(
  inbox: readonly Row[],
  looking: LookingAtMany,
): readonly Row[] => {
  const filter = manyFilter(looking);
  return inbox.filter((row) => matches(filter, asked(row)));
};

/** What the filter of a list asks about. */
const asked = ({
  employee_id,
  object_id,
  status_id,
  reject,
  employee_name,
  employee_name_eng,
  number,
  start_date,
  end_date,
}: DocumentRow) => ({
  employee_id,
  object_id,
  status_id,
  reject,
  employee_name,
  employee_name_eng,
  number,
  start_date,
  end_date,
});
