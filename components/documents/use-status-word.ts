'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useNames } from '../people/use-names.ts';
import type { DocumentRow } from './document-row.ts';
import { useGender } from './use-gender.ts';

type WithStatus = Pick<DocumentRow, 'status_id' | 'status_name' | 'status_name_eng'>;

/**
 * Where a document stands, in a word that agrees with its family: «Командировка … Согласована». What never changes, and
 * what an administrator added, is called as the dictionary has it.
 */
export const useStatusWord = () => {
  const t = useTranslations('documents.statuses');
  const names = useNames();
  const genderOf = useGender();
  return useCallback(
    (row: WithStatus, object_id: string): string =>
      t.has(row.status_id)
        ? t(row.status_id, { gender: genderOf(object_id) })
        : names.of({ ...row }, 'status_name'),
    [t, names, genderOf],
  );
};
