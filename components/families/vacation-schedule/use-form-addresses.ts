'use client';
import { and, anyOf, eq } from '../../../lib/filter/filter.ts';
import { printFilter } from '../../../lib/filter/print.ts';
import { type FormRow, formsAsk, reportAddress } from '../../documents/printing/form-row.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useView } from '../../rpc/use-view.ts';
import type { Planning } from './planning-actions.tsx';

/** So many entries stand on one PDF. */
const PDF_MAX = 100;

/** Where form Т-7 of what is in sight comes from; undefined without a template, or with nothing to print. */
export const useFormAddresses = ({ schedule, department }: Pick<Planning, 'schedule' | 'department'>) => {
  const lang = useAppLocale();
  const { data } = useView<FormRow>('template', formsAsk('vacation_schedule'));
  const form = data?.data.find(({ kind, several }) => kind === 'XLSX' && several === '1');
  const documents = schedule.entries
    .filter(({ status_id }) => status_id !== 'draft')
    .map(({ id, document_type_id }) => ({
      id,
      document_type_id,
      organization_id: schedule.organization?.id ?? 0,
    }));
  if (!form || documents.length === 0) return undefined;
  const filter = printFilter(
    and(
      eq('period', schedule.year),
      { not: anyOf('status_id', ['empty', 'draft']) },
      ...(department === '' ? [] : [eq('department', department)]),
    ),
  );
  return {
    xlsx: `/api/excel/${form.code}?${new URLSearchParams({ filter, orderBy: 'employee_name', sort: 'asc', lang })}`,
    pdf: reportAddress({ object_id: 'vacation_schedule', documents }, lang, { code: form.code, as: 'pdf' }),
    isLong: documents.length > PDF_MAX,
  };
};
