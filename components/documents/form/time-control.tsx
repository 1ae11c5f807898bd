'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { TimeInput } from '../../forms/time-input.tsx';
import { FamilyField, type OfField } from './family-field.tsx';

/** A time of the day; a text that is none says so once the field is left. */
export const TimeControl = ({ field, form }: OfField) => {
  const t = useTranslations('documents.form');
  const [wrong, setWrong] = useState(false);
  const value = form.shown[field];
  return (
    <FamilyField field={field} form={form} {...(wrong ? { wrong: t('not_a_time') } : {})}>
      {(control) => (
        <TimeInput
          {...control}
          value={isClockTime(value) ? value : null}
          onChange={(time) => form.set({ [field]: time })}
          onLeave={(left) => {
            setWrong(left);
            form.touch(field);
          }}
        />
      )}
    </FamilyField>
  );
};
