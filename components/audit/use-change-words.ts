'use client';
import { useTranslations } from 'next-intl';
import { shownValue } from '../../lib/audit/changes.ts';
import { DICTIONARIES } from '../../lib/dictionaries/dictionaries.data.ts';

const OF_DICTIONARIES = new Set(DICTIONARIES.map(({ object }) => object));

/** A changed field and its values in words; the field of no dictionary is said by its code. */
export const useChangeWords = () => {
  const t = useTranslations('audit');
  const own = useTranslations('dictionaries.own');
  const fields = useTranslations('dictionaries.field');
  return {
    field: (object_id: string, field: string): string | undefined => {
      if (own.has(`${object_id}.${field}`)) return own(`${object_id}.${field}`);
      return OF_DICTIONARIES.has(object_id) && fields.has(field) ? fields(field) : undefined;
    },
    value: (value: unknown): string =>
      typeof value === 'boolean' ? t(value ? 'yes' : 'no') : shownValue(value) || t('nothing'),
  };
};
