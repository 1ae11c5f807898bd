import type { Day } from '../../../lib/kernel/day.ts';
import type { AnyRow } from '../../rpc/rows.ts';

/** A power of attorney as a list shows it; its files are asked for when they are wanted. */
export interface PowerRow extends AnyRow {
  readonly id: number;
  readonly number: string;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly organization_name: string;
  readonly organization_name_eng: string;
  readonly valid_from: Day;
  readonly valid_to: Day;
  readonly disabled: '0' | '1';
}

export const LIST_FIELDS = [
  'id',
  'number',
  'employee_id',
  'employee_name',
  'employee_name_eng',
  'organization_name',
  'organization_name_eng',
  'valid_from',
  'valid_to',
  'disabled',
].join(',');
