import { HIRING_STATUSES, INVITATIONS } from '../../../lib/documents/families/recruitment/candidate.ts';
import { type RowsState, rowsAddress } from '../../lists/rows-address.ts';
import { oneOf } from '../../lists/rows-choices.ts';
import type { RowsSource } from '../../lists/use-rows.ts';
import type { Ask } from '../../rpc/ask.ts';
import type { AnyRow } from '../../rpc/rows.ts';

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

type Waiting = 'sent' | 'not_in' | 'not_invited';

/** What a recruiter has to look at, as the address of the list of candidates has it. */
const WAITING: Readonly<Record<Waiting, RowsState['chosen']>> = {
  sent: { status: ['prepared'], invitation: [] },
  not_in: { status: [], invitation: ['sent', 'over'] },
  not_invited: { status: ['created'], invitation: [] },
};

/** Each of it: what its list has in its address, and the ask for how many there are. */
export const WAITING_CANDIDATES = (['sent', 'not_in', 'not_invited'] as const).map((kind) => {
  const { object, address } = CANDIDATES;
  const chosen = WAITING[kind];
  const ask: Ask = {
    object,
    query: { filter: address.filter({ ...address.usual, chosen }), rowsPerPage: 1 },
  };
  return { kind, address: address.written(address.usual, { chosen }), ask };
});

export interface CandidateRow extends AnyRow {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly department: string;
  readonly email: string;
  readonly hire_date: string | null;
  readonly document_id: number | null;
  readonly status_id: string;
  readonly invitation: (typeof INVITATIONS)[number];
}
