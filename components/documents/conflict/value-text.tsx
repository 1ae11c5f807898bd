'use client';
import type { FieldControl, FormControl } from '../../../lib/documents/form.ts';
import type { CellValue } from '../../../lib/documents/lines.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useNames } from '../../people/use-names.ts';
import { useView } from '../../rpc/use-view.ts';
import type { DocumentRow } from '../document-row.ts';
import { linkAsk } from '../form/form-asks.ts';
import { isLines } from '../form/form-lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import type { FormValue } from '../form/values.ts';
import { CellText } from '../lines/cell-text.tsx';

interface ValueTextProps {
  form: DocumentForm;
  field: string;
  value: FormValue | undefined;
}

/** What a field of the form says to who reads it. */
export const ValueText = ({ form, field, value = null }: ValueTextProps) => {
  const names = useNames();
  if (isLines(value)) return null;
  const control = controlOf(form, field);
  const { object_id } = form.family;
  if (!control || control.kind === 'period' || control.kind === 'lines')
    return <CellText object_id={object_id} control={plain(field, value)} value={value} />;
  if (control.kind === 'document') return <LinkText form={form} object={control.object} id={value} />;
  if (control.kind !== 'type') return <CellText object_id={object_id} control={control} value={value} />;
  const type = form.types.find(({ id }) => id === value);
  return type ? names.full(type.name, type.name_eng) : '–';
};

const plain = (field: string, value: CellValue): FieldControl =>
  isDay(value) ? { kind: 'day', field } : { kind: 'text', field, max: 0 };

const controlOf = ({ family }: DocumentForm, field: string): FormControl | undefined =>
  family.form.sections
    .flatMap(({ controls }) => controls)
    .find((control) => control.kind !== 'period' && control.field === field);

/** Another document of the same person by its number. */
const LinkText = ({
  form,
  object,
  id,
}: {
  form: DocumentForm;
  object: string;
  id: string | number | null;
}) => {
  const { employee_id } = form.situation.doc;
  const asked = linkAsk(object, employee_id ?? 0);
  const { data } = useView<DocumentRow>(asked.object, asked.query, { enabled: employee_id !== null });
  return data?.data.find((row) => row.id === id)?.number ?? '–';
};
