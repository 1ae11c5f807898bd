'use client';
import { useMemo } from 'react';
import { and, anyOf, eq } from '../../../lib/filter/filter.ts';
import { printFilter } from '../../../lib/filter/print.ts';
import { type FormRow, formsAsk } from '../../documents/printing/form-row.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useView } from '../../rpc/use-view.ts';
import type { Reviewed, sumsOf } from './review.ts';
import type { Schedule } from './use-schedule.ts';

/** So many entries stand on one form: rows of one answer of the portal. */
const ENTRIES_MAX = 5_000;

/** Where form Т-7 of what is in sight comes from; undefined without a template, or with nothing to print. */
export const useFormAddresses = ({ schedule, department }: Pick<Planning, 'schedule' | 'department'>) => {
  const lang = useAppLocale();
  const { data } = useView<FormRow>('template', formsAsk('vacation_schedule'));
  const form = data?.data.find(({ kind, several }) => kind === 'XLSX' && several === '1');
  const printed = useMemo(
    () => schedule.entries.filter(({ status_id }) => status_id !== 'draft').length,
    [schedule.entries],
  );
  if (!form || printed === 0) return undefined;
  const filter = printFilter(
    and(
      eq('period', schedule.year),
      { not: anyOf('status_id', ['empty', 'draft']) },
      ...(department === '' ? [] : [eq('department', department)]),
    ),
  );
  const list = new URLSearchParams({ filter, orderBy: 'employee_name', sort: 'asc', lang });
  return {
    xlsx: `/api/excel/${form.code}?${list}`,
    pdf: `/api/excel/${form.code}?${list}&as=pdf`,
    isLong: printed > ENTRIES_MAX,
  };
};

export interface Planning {
  readonly schedule: Schedule;
  readonly reviewed: Reviewed;
  readonly sums: ReturnType<typeof sumsOf>;
  readonly department: string;
  /** Changes wait to be saved. */
  readonly isChanged: boolean;
  /** Only the people of a manager. */
  readonly mine: boolean;
}
