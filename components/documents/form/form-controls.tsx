'use client';
import { useTranslations } from 'next-intl';
import type { FormControl } from '../../../lib/documents/form.ts';
import { isDay, yearOf } from '../../../lib/kernel/day.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useNames } from '../../people/use-names.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PeriodControl } from './period-control.tsx';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldError } from './use-field-error.ts';

/** The control a form definition asks for. */
export const FormControlOf = ({ control, form }: { control: FormControl; form: DocumentForm }) => {
  switch (control.kind) {
    case 'type':
      return <TypeControl field={control.field} form={form} />;
    case 'year':
      return <YearControl field={control.field} form={form} />;
    case 'text':
      return <TextControl field={control.field} max={control.max} form={form} />;
    case 'period':
      return <PeriodControl form={form} />;
  }
};

const TypeControl = ({ field, form }: { field: string; form: DocumentForm }) => {
  const families = useTranslations('families');
  const t = useTranslations('documents.form');
  const names = useNames();
  const locale = useAppLocale();
  const error = useFieldError(form)(field);
  const value = form.form.values[field];
  return (
    <Field
      id={field}
      label={families(`${form.family.object_id}.type`)}
      hint={form.situation.doc.document_type?.detail.type_hint?.[locale]}
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          value={value === null || value === undefined ? '' : String(value)}
          onValueChange={(next) => form.set({ [field]: Number(next) })}
          onBlur={() => form.touch(field)}
          placeholder={t('choose')}
          options={form.types.map((type) => ({
            value: String(type.id),
            label: names.full(type.name, type.name_eng),
          }))}
        />
      )}
    </Field>
  );
};

const YearControl = ({ field, form }: { field: string; form: DocumentForm }) => {
  const t = useTranslations('documents.fields');
  const { values } = form.form;
  const error = useFieldError(form)(field);
  const usual = isDay(values.start_date) ? yearOf(values.start_date) : yearOf(form.situation.today);
  const chosen = typeof values[field] === 'number' ? values[field] : usual;
  const years = [...new Set([usual - 1, usual, usual + 1, chosen])].toSorted((a, b) => a - b);
  return (
    <Field id={field} label={t(field)} hint={t(`${field}_hint`)} error={error}>
      {(control) => (
        <Select
          {...control}
          value={String(chosen)}
          onValueChange={(next) => form.set({ [field]: Number(next) })}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
      )}
    </Field>
  );
};

const TextControl = ({ field, max, form }: { field: string; max: number; form: DocumentForm }) => {
  const t = useTranslations('documents.fields');
  const error = useFieldError(form)(field);
  return (
    <Field id={field} label={t(field)} error={error}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={max}
          value={String(form.form.values[field] ?? '')}
          onChange={(event) => form.set({ [field]: event.target.value })}
          onBlur={() => form.touch(field)}
        />
      )}
    </Field>
  );
};
