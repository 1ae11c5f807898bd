'use client';
import { useTranslations } from 'next-intl';
import { OTHER_FORMS } from '../../lib/forms/other-forms.data.ts';

/** What a form is made of, in words: documents of a family, or rows of another object. */
export const useSubject = (): ((object_id: string) => string) => {
  const t = useTranslations('templates.subjects');
  const families = useTranslations('shell.families');
  return (object_id) => {
    const other = OTHER_FORMS.find((each) => each === object_id);
    return other ? t(other) : families(object_id);
  };
};
