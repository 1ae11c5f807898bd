'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { BUILT } from '../../lib/documents/identities.data.ts';
import { REPORT_ROLES } from '../../lib/objects/forms.ts';
import { RowDialog } from '../rows/form/row-dialog.tsx';
import type { RowField, RowForm } from '../rows/form/row-form-definition.ts';
import type { Editing } from '../rows/rows-definition.ts';
import type { ReportRow } from './report-row.ts';

/** Makes a report or changes one; the server judges its columns, its filter and its order. */
export const ReportDialog = (editing: Editing<ReportRow>) => (
  <RowDialog editing={editing} form={useReportForm(editing.edited)} />
);

/** Stands for every role in a choice, whose values are never empty. */
const ALL = 'all';

const CHECK = z.object({
  name: z.string().min(1),
  name_eng: z.string(),
  code: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/),
  object_id: z.string().min(1),
  columns: z.string().min(1),
  filter: z.string(),
  order_by: z.string(),
  descending: z.boolean(),
  role: z.enum([ALL, ...REPORT_ROLES]),
  disabled: z.boolean(),
});

const useReportForm = (edited: ReportRow | 'new' | undefined): RowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('reports.form');
  const row = edited === 'new' ? undefined : edited;
  const fields = useReportFields();
  return {
    title: t(row ? 'change' : 'new'),
    size: 'lg',
    begins: {
      name: row?.name ?? '',
      name_eng: row?.name_eng ?? '',
      code: row?.code ?? '',
      object_id: row?.object_id ?? null,
      columns: row?.columns ?? '',
      filter: row?.filter ?? '',
      order_by: row?.order_by ?? '',
      descending: row?.descending === '1',
      role: row?.role ?? ALL,
      disabled: row?.disabled === '1',
    },
    fields: () => fields,
    check: CHECK,
    wrong: (field) => t(field === 'code' ? 'code_hint' : 'missing'),
    method: row ? 'table.edit' : 'table.add',
    send: ({ role, descending, disabled, ...said }) => {
      const record = {
        ...said,
        role: role === ALL ? null : role,
        descending: descending ? '1' : '0',
        disabled: disabled ? '1' : '0',
        ...(row && { id: row.id, updated_at: row.updated_at }),
      };
      return { params: { object: 'report', data: [record] } };
    },
    saved: t('saved'),
  };
};

const useReportFields = (): readonly RowField[] => {
  const t = useTranslations('reports.form');
  const shell = useTranslations('shell');
  return [
    { kind: 'text', name: 'name', label: t('name'), max: 200, half: 'wide' },
    { kind: 'text', name: 'name_eng', label: t('name_eng'), max: 200, optional: true, half: 'wide' },
    { kind: 'text', name: 'code', label: t('code'), hint: t('code_hint'), max: 60, half: 'wide' },
    {
      kind: 'choice',
      name: 'object_id',
      label: t('object_id'),
      options: BUILT.map(({ object_id }) => ({ value: object_id, label: shell(`families.${object_id}`) })),
      half: 'wide',
    },
    { kind: 'area', name: 'columns', label: t('columns'), hint: t('columns_hint'), rows: 2, isCode: true },
    {
      kind: 'area',
      name: 'filter',
      label: t('filter'),
      hint: t('filter_hint'),
      rows: 2,
      isCode: true,
      optional: true,
    },
    { kind: 'text', name: 'order_by', label: t('order_by'), max: 60, optional: true, half: 'wide' },
    {
      kind: 'choice',
      name: 'role',
      label: t('role'),
      options: [
        { value: ALL, label: t('all_roles') },
        ...REPORT_ROLES.map((value) => ({ value, label: shell(`role.${value}`) })),
      ],
      half: 'wide',
    },
    { kind: 'check', name: 'descending', label: t('descending') },
    { kind: 'check', name: 'disabled', label: t('disabled') },
  ];
};
