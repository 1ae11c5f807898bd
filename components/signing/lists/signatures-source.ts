import type { Mode } from '../../../lib/access/route.ts';
import { and, anyOf, eq, type Filter } from '../../../lib/filter/filter.ts';
import { rowsAddress } from '../../lists/rows-address.ts';
import { eitherOf, oneOf } from '../../lists/rows-choices.ts';
import { SIGNATURE_FIELDS } from '../../signatures/signature-row.ts';

export const LEVELS = ['B', 'T', 'LT'] as const;
export const TYPES = ['1', '2', '3'] as const;

/** Found not to hold by the last look at the store. */
const BROKEN: Filter = { not: anyOf('checked_code', ['', 'ok']) };

const ADDRESS = rowsAddress({
  searched: ['employee_name', 'employee_name_eng', 'document_number', 'serial_number'],
  choices: {
    type: oneOf('type', TYPES),
    level: oneOf('level', LEVELS),
    result: eitherOf({ whole: { not: BROKEN }, broken: BROKEN }),
  },
  opens: 'signature',
});

/**
 * The caller's own signatures, those on documents of their reports by anybody else, or all their role lets them read.
 */
export const signaturesOf = (mode: Mode, employee_id: number | null) => ({
  object: 'signature',
  select: SIGNATURE_FIELDS,
  filter: scopeOf(mode, employee_id ?? 0),
  address: ADDRESS,
});

const scopeOf = (mode: Mode, employee_id: number): Filter | undefined => {
  if (mode === 'own') return eq('employee_id', employee_id);
  if (mode !== 'sub') return undefined;
  return and(eq('document_manager_id', employee_id), { not: eq('employee_id', employee_id) });
};
