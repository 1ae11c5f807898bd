'use client';
import { useTranslations } from 'next-intl';
import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { useView } from '../../rpc/use-view.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { DocumentRow } from '../document-row.ts';
import { useLinkName } from '../use-link-name.ts';
import { linkAsk } from './form-asks.ts';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldError } from './use-field-error.ts';
import { useFieldWords } from './use-field-words.ts';

const NOTHING = '-';

const sentAndStanding = (rows: readonly DocumentRow[]): readonly DocumentRow[] =>
  rows.filter(({ status_id }) => ![...UNSENT_STATUSES, 'declined'].includes(status_id));

/** A link to another document of the same person: the latest that were sent and not declined, each by its summary. */
export const DocumentControl = ({
  field,
  object,
  form,
  offered = sentAndStanding,
}: {
  field: string;
  object: string;
  form: DocumentForm;
  /** Those of the latest that may be chosen; the one that is chosen stays. */
  offered?: (rows: readonly DocumentRow[]) => readonly DocumentRow[];
}) => {
  const t = useTranslations('documents.form');
  const words = useFieldWords(form.family.object_id);
  const error = useFieldError(form)(field);
  const named = useLinkName();
  const { employee_id } = form.situation.doc;
  const asked = linkAsk(object, employee_id ?? 0);
  const view = useView<DocumentRow>(asked.object, asked.query, { enabled: employee_id !== null });
  const value = form.shown[field];
  const latest = view.data?.data ?? [];
  const open = offered(latest);
  const rows = latest.filter((row) => row.id === value || open.includes(row));
  return (
    <Field
      id={field}
      label={words.label(field)}
      optional
      error={error}
      hint={rows.length === 0 && view.isSuccess ? t('none_to_link') : words.hint(field)}
    >
      {(control) => (
        <Select
          {...control}
          value={value === null || value === undefined ? NOTHING : String(value)}
          onValueChange={(next) => form.set({ [field]: next === NOTHING ? null : Number(next) })}
          onBlur={() => form.touch(field)}
          placeholder={t('choose')}
          options={[
            { value: NOTHING, label: t('no_link') },
            ...rows.map((row) => ({ value: String(row.id), label: named(row) })),
          ]}
        />
      )}
    </Field>
  );
};
