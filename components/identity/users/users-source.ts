import { eq } from '../../../lib/filter/filter.ts';
import { rowsAddress } from '../../lists/rows-address.ts';
import { eitherOf, listsOneOf, oneOfIds } from '../../lists/rows-choices.ts';
import { SHOWN_ROLES } from './user-row.ts';

/** Accounts by the name of their people; which of them are shown stands in the address. */
export const USERS = {
  object: 'user',
  orderBy: 'employee_name',
  address: rowsAddress({
    searched: ['employee_name', 'employee_name_eng', 'login', 'email'],
    choices: {
      role: listsOneOf('roles', SHOWN_ROLES),
      organization: oneOfIds('organization_id'),
      state: eitherOf({ open: eq('disabled', '0'), disabled: eq('disabled', '1') }),
    },
    sorts: { name: 'employee_name', last_sign_in: 'last_sign_in' },
  }),
};
