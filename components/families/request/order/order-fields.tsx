'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { useNames } from '../../../people/use-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { PaperTypeRow } from '../request-row.ts';
import { monthNamed } from '../use-parameters-line.ts';
import { CopiesField } from './copies-field.tsx';
import { DeliveryField } from './delivery-field.tsx';
import type { Draft } from './draft.ts';
import { LanguageField } from './language-field.tsx';

/** What was wrong with an order, by field. */
export type OrderErrors = Readonly<Record<string, string | undefined>>;

interface OrderFieldsProps {
  draft: Draft;
  type: PaperTypeRow;
  types: readonly PaperTypeRow[];
  errors: OrderErrors;
  today: string;
  onChange: (draft: Draft) => void;
}

/** As many years back as are usually asked for. */
const YEARS = 6;

/** What a kind of paper asks. */
export const OrderFields = ({ draft, type, types, errors, today, onChange }: OrderFieldsProps) => {
  const t = useTranslations('families.request');
  const names = useNames();
  const days = useDays();
  const now = Number(today.slice(0, 4));
  const last = type.made_by === 'portal' ? now + 1 : now;
  const years = Array.from({ length: YEARS }, (_, index) => String(last - index));
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const inEnglish = types.find(({ languages }) => languages.includes('en'));
  return (
    <div className="grid gap-x-6 gap-y-5 tablet:grid-cols-2">
      {type.period !== 'none' && (
        <Field label={t('fields.year')} error={errors.year}>
          {(control) => (
            <Select
              {...control}
              value={String(draft.year)}
              options={years.map((value) => ({ value, label: value }))}
              onValueChange={(value) => onChange({ ...draft, year: Number(value) })}
            />
          )}
        </Field>
      )}
      {type.period === 'month' && (
        <Field label={t('fields.month')} error={errors.month}>
          {(control) => (
            <Select
              {...control}
              value={String(draft.month)}
              options={months.map((month) => ({
                value: String(month),
                label: days.month(monthNamed(draft.year, month)),
              }))}
              onValueChange={(value) => onChange({ ...draft, month: Number(value) })}
            />
          )}
        </Field>
      )}
      {type.free_text === '1' && (
        <Field label={t('fields.text')} error={errors.text} className="tablet:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              maxLength={2_000}
              value={draft.text}
              onChange={(event) => onChange({ ...draft, text: event.target.value })}
            />
          )}
        </Field>
      )}
      <LanguageField
        value={draft.language}
        offered={type.languages.split(';')}
        hint={
          inEnglish && inEnglish.code !== type.code
            ? `${t('order.language_hint')}. ${t('order.language_other', { name: names.of(inEnglish, 'name') })}`
            : t('order.language_hint')
        }
        error={errors.language}
        onChange={(language) => onChange({ ...draft, language })}
      />
      <DeliveryField draft={draft} type={type} error={errors.delivery} onChange={onChange} />
      <CopiesField draft={draft} type={type} error={errors.copies} onChange={onChange} />
      <Field label={t('fields.addressee')} optional error={errors.addressee} className="tablet:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            maxLength={300}
            placeholder={t('order.addressee_placeholder')}
            value={draft.addressee}
            onChange={(event) => onChange({ ...draft, addressee: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
};
