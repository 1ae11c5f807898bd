import { HIRING_STATUSES, INVITATIONS } from '../../../lib/documents/families/recruitment/candidate.ts';
import { rowsAddress } from '../../rows/rows-address.ts';
import { oneOf } from '../../rows/rows-choices.ts';
import type { RowsSource } from '../../rows/use-rows.ts';

/** Candidates, the newest first; which of them are shown stands in the address. */
export const CANDIDATES: RowsSource = {
  object: 'candidate',
  address: rowsAddress({
    searched: ['name', 'name_eng', 'email', 'position', 'department'],
    choices: {
      status: oneOf('status_id', HIRING_STATUSES),
      invitation: oneOf('invitation', INVITATIONS),
    },
    sorts: { name: 'name', hire: 'hire_date' },
  }),
};

/** What a recruiter has to look at, by the words of the address of the list that shows the same. */
export const WAITING = {
  sent: { status: ['prepared'], invitation: [] },
  not_in: { status: [], invitation: ['sent', 'over'] },
  not_invited: { status: ['created'], invitation: [] },
} as const;
