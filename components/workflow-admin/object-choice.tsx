'use client';
import { useTranslations } from 'next-intl';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { OBJECTS } from './use-object.ts';

/** Whose steps are looked at. */
export const ObjectChoice = ({
  object,
  onChange,
}: {
  object: string;
  onChange: (object: string) => void;
}) => {
  const t = useTranslations('workflow_admin');
  const families = useTranslations('shell.families');
  return (
    <Field label={t('object')} className="mb-4 max-w-90">
      {(control) => (
        <Select
          {...control}
          value={object}
          onValueChange={onChange}
          options={OBJECTS.map((value) => ({ value, label: families(value) }))}
        />
      )}
    </Field>
  );
};
