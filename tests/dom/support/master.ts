import { MASTER_CALLS } from '../../../components/rpc/master-calls.data.ts';
import { PARAMETERS } from '../../../lib/settings/parameters.data.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';
import CURRENCIES from '../../../prisma/seed/dictionaries/currencies.json' with { type: 'json' };
import { DOCUMENT_TYPES } from '../../../prisma/seed/dictionaries/document-types.data.ts';
import {
  EXPENSE_GOALS,
  EXPENSE_TYPES,
  WITHOUT_RECEIPT,
} from '../../../prisma/seed/dictionaries/expenses.data.ts';
import { REQUEST_TYPES } from '../../../prisma/seed/dictionaries/request-types.data.ts';
import { STATUS_NAMES } from '../../../prisma/seed/dictionaries/statuses.data.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';

type Row = Readonly<Record<string, unknown>>;

const flagged = (value: boolean): string => (value ? '1' : '0');

/** Types of documents as the portal begins with them, numbered in their order. */
export const TYPES: readonly Row[] = Object.entries(DOCUMENT_TYPES)
  .flatMap(([object_id, types]) =>
    types.map(([code, name, name_eng, detail = {}]) => ({ object_id, code, name, name_eng, detail })),
  )
  .map((row, index) => ({ id: index + 1, ...row, disabled: '0', organization_id: null }));

/** The number of a type of documents. */
export const typeId = (object_id: string, code: string): number =>
  Number(TYPES.find((type) => type.object_id === object_id && type.code === code)?.id);

/** The steps of every family as the portal begins with them, numbered in their order. */
export const STEPS = WORKFLOW_STEPS.map((step, index) => ({
  id: index + 1,
  ...step,
  reject: flagged(step.reject),
  editable: flagged(step.editable),
  delete_allowed: flagged(step.delete_allowed),
  indicators: '',
  organization_id: null,
  disabled: '0',
}));

const named = (rows: readonly (readonly string[])[]): readonly Row[] =>
  rows.map(([code, name, name_eng], index) => ({ id: index + 1, code, name, name_eng }));

/** What the first batch of a page reads: the dictionaries as a portal begins with them. */
const DICTIONARIES: Readonly<Record<string, readonly Row[]>> = {
  status: STATUS_NAMES.map(([id, name, name_eng], index) => ({ id, name, name_eng, sort: (index + 1) * 10 })),
  workflow: STEPS,
  calendar: CALENDAR.map((row, index) => ({ id: index + 1, organization_id: null, ...row })),
  document_type: TYPES,
  expense_type: named(EXPENSE_TYPES).map((row) => ({
    ...row,
    receipt: flagged(!WITHOUT_RECEIPT.includes(String(row.code))),
  })),
  expense_goal: named(EXPENSE_GOALS),
  request_type: REQUEST_TYPES.map((row, index) => ({
    id: index + 1,
    hint: '',
    hint_eng: '',
    norm_days: 1,
    period: 'none',
    languages: 'ru',
    disabled: '0',
    sort: (index + 1) * 10,
    ...row,
    made_by: row.made_by ?? '',
    as_file: flagged(row.as_file ?? true),
    on_paper: flagged(row.on_paper ?? true),
    free_text: flagged(row.free_text ?? false),
  })),
  currency: named(
    Object.entries(CURRENCIES).map(([code, [name = '', name_eng = '']]) => [code, name, name_eng]),
  ),
};

/** The number of an entry of a dictionary. */
export const entryId = (object: string, code: string): number =>
  Number(DICTIONARIES[object]?.find((entry) => entry.code === code)?.id);

/** The rows of an object of the first batch; undefined where no batch reads it. */
export const masterRows = (
  object: string,
  parameters: Readonly<Record<string, string>>,
): readonly Row[] | undefined => {
  if (object === 'parameter')
    return Object.entries(PARAMETERS).map(([code, { default: value }]) => ({
      code,
      value: parameters[code] ?? value,
    }));
  return DICTIONARIES[object] ?? (MASTER_CALLS.some((call) => call.object === object) ? [] : undefined);
};
