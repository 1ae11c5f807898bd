'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldControl } from '../../../lib/documents/form.ts';
import { isDay, yearOf } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { DayField } from '../../forms/day-field.tsx';
import { typedNumber } from '../../forms/typed-number.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useSpelledMoney } from '../../money/use-spelled-money.ts';
import { useNames } from '../../people/use-names.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useDictionary } from '../use-dictionary.ts';
import { writtenNumber } from '../written-number.ts';
import { FamilyField, isNeeded, type OfField } from './family-field.tsx';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldError } from './use-field-error.ts';
import { useFieldWords } from './use-field-words.ts';

// Few families have a time of day or a linked document: controls come with them.
const TimeControl = dynamic(() => import('./time-control.tsx').then((file) => file.TimeControl));
const DocumentControl = dynamic(() => import('./document-control.tsx').then((file) => file.DocumentControl));

/** The control a form definition asks for. */
export const FormControlOf = ({ control, form }: { control: FieldControl; form: DocumentForm }) => {
  switch (control.kind) {
    case 'type':
      return <TypeControl field={control.field} form={form} />;
    case 'year':
      return <YearControl field={control.field} form={form} />;
    case 'day':
      return <DayControl field={control.field} form={form} />;
    case 'time':
      return <TimeControl field={control.field} form={form} />;
    case 'flag':
      return <FlagControl field={control.field} form={form} />;
    case 'choice':
      return <ChoiceControl field={control.field} values={control.values} form={form} />;
    case 'dictionary':
      return <DictionaryControl field={control.field} object={control.object} form={form} />;
    case 'document':
      return <DocumentControl field={control.field} object={control.object} form={form} />;
    case 'file':
    case 'picked':
      return null;
    case 'long_text':
      return <LongTextControl field={control.field} max={control.max} form={form} />;
    case 'text':
      return (
        <TextControl
          field={control.field}
          max={control.max}
          numeric={control.digits !== undefined}
          form={form}
        />
      );
    case 'number':
      return <TextControl field={control.field} max={20} numeric form={form} />;
    case 'money':
      return <TextControl field={control.field} max={20} numeric money form={form} />;
  }
};

const TypeControl = ({ field, form }: OfField) => {
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

const YearControl = ({ field, form }: OfField) => {
  const words = useFieldWords(form.family.object_id);
  const { values } = form.form;
  const error = useFieldError(form)(field);
  const usual = isDay(values.start_date) ? yearOf(values.start_date) : yearOf(form.situation.today);
  const shown = form.shown[field];
  const chosen = typeof shown === 'number' ? shown : usual;
  const years = [...new Set([usual - 1, usual, usual + 1, chosen])].toSorted((a, b) => a - b);
  return (
    <Field id={field} label={words.label(field)} hint={words.hint(field)} error={error}>
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

/** A text as it is typed; what the rules fill in shows once the field is left, and never overtakes the typing. */
const TextControl = ({
  field,
  max,
  numeric = false,
  money = false,
  form,
}: OfField & { max: number; numeric?: boolean; money?: boolean }) => {
  const [inside, setInside] = useState(false);
  const spelled = useSpelledMoney();
  const days = useDays();
  const shown = form.shown[field];
  // A number not changed yet stays in its written form: a selection in it stays too.
  const isTyped = inside && (money || !numeric || form.form.changed.includes(field));
  const written = money ? spelled(shown) : numeric ? writtenNumber(String(shown ?? ''), days.number) : shown;
  const value = isTyped ? form.form.values[field] : written;
  return (
    <FamilyField field={field} form={form}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={max}
          {...(numeric ? { inputMode: 'decimal' as const, autoComplete: 'off' } : {})}
          value={String(value ?? '')}
          onFocus={() => setInside(true)}
          onChange={({ target: { value: typed } }) => {
            // A field focused before the page came alive has had no focus event.
            setInside(true);
            form.set({ [field]: numeric ? typedNumber(typed) : typed });
          }}
          onBlur={() => {
            setInside(false);
            form.touch(field);
          }}
        />
      )}
    </FamilyField>
  );
};

const LongTextControl = ({ field, max, form }: OfField & { max: number }) => {
  const t = useTranslations('documents.form');
  const value = String(form.form.values[field] ?? '');
  return (
    <FamilyField
      field={field}
      form={form}
      counter={t('counter', { length: [...value.trim()].length, max })}
      className="col-span-full"
    >
      {(control) => (
        <Textarea
          {...control}
          rows={5}
          maxLength={max}
          value={value}
          onChange={(event) => form.set({ [field]: event.target.value })}
          onBlur={() => form.touch(field)}
        />
      )}
    </FamilyField>
  );
};

const DayControl = ({ field, form }: OfField) => {
  const words = useFieldWords(form.family.object_id);
  const error = useFieldError(form)(field);
  const value = form.shown[field];
  return (
    <DayField
      id={field}
      label={words.label(field)}
      hint={words.hint(field)}
      optional={!isNeeded(form, field)}
      error={error}
      value={isDay(value) ? value : null}
      onChange={(day) => form.set({ [field]: day })}
      onBlur={() => form.touch(field)}
    />
  );
};

const FlagControl = ({ field, form }: OfField) => {
  const words = useFieldWords(form.family.object_id);
  const error = useFieldError(form)(field);
  return (
    <div className="col-span-full">
      <Checkbox
        id={field}
        checked={form.shown[field] === '1'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-line` : undefined}
        onCheckedChange={(checked) => form.set({ [field]: checked ? '1' : '0' })}
      >
        {words.label(field)}
      </Checkbox>
      {error && (
        <p id={`${field}-line`} className="mt-1 text-sm text-error-ink">
          {error}
        </p>
      )}
    </div>
  );
};

const ChoiceControl = ({ field, values, form }: OfField & { values: readonly string[] }) => {
  const words = useFieldWords(form.family.object_id);
  return (
    <Options
      field={field}
      form={form}
      options={values.map((value) => ({ value, label: words.choice(field, value) }))}
      onChoose={(value) => form.set({ [field]: value })}
    />
  );
};

const DictionaryControl = ({ field, object, form }: OfField & { object: string }) => {
  const names = useNames();
  const entries = useDictionary(object);
  return (
    <Options
      field={field}
      form={form}
      options={entries.map(({ id, name, name_eng }) => ({
        value: String(id),
        label: names.full(name, name_eng),
      }))}
      onChoose={(value) => form.set({ [field]: Number(value) })}
    />
  );
};

const Options = ({
  field,
  form,
  options,
  onChoose,
}: OfField & { options: readonly { value: string; label: string }[]; onChoose: (value: string) => void }) => {
  const t = useTranslations('documents.form');
  const value = form.shown[field];
  return (
    <FamilyField field={field} form={form}>
      {(control) => (
        <Select
          {...control}
          value={value === null || value === undefined ? '' : String(value)}
          onValueChange={onChoose}
          onBlur={() => form.touch(field)}
          placeholder={t('choose')}
          options={options}
        />
      )}
    </FamilyField>
  );
};
