'use client';
import { useTranslations } from 'next-intl';
import { FamilyField } from '../../documents/form/family-field.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useNames } from '../../people/use-names.ts';
import { Select } from '../../ui/select.tsx';

/** A reason of the dictionary, by its code. */
export const ReasonField = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.form');
  const names = useNames();
  const value = String(form.shown.reason ?? '');
  return (
    <FamilyField field="reason" form={form}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onValueChange={(reason) => form.set({ reason })}
          onBlur={() => form.touch('reason')}
          placeholder={t('choose')}
          options={(form.facts.hours_book?.reasons ?? [])
            .filter(({ code, disabled }) => !disabled || code === value)
            .map(({ code, name, name_eng }) => ({ value: code, label: names.full(name, name_eng) }))}
        />
      )}
    </FamilyField>
  );
};
