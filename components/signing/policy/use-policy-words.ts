'use client';
import { useTranslations } from 'next-intl';
import { lawOf } from '../../../lib/workflow/signature/law.ts';
import type { PolicyPlace } from '../../signatures/policy-row.ts';

/** How a place of the table is called, and what the law asks for there. */
export const usePolicyWords = () => {
  const t = useTranslations('signature_policy');
  const shell = useTranslations('shell');
  return {
    /** «Отпуск, Учебный отпуск: сотрудник» */
    name: ({ object_id, type, party }: PolicyPlace) =>
      t('place', {
        family: shell(`families.${object_id}`),
        type: type ? type.name : t('all_types'),
        party: t(`party.${party}`),
      }),
    minimum: ({ object_id, type, party }: PolicyPlace) => {
      const { minimum, article } = lawOf(object_id, type?.code ?? null, party);
      const values = { level: t(`level.${minimum}`), article: t(`article.${article}`) };
      return minimum === 'paper' ? t('minimum_paper', values) : t('minimum', values);
    },
  };
};
