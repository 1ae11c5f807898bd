'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useNames } from '../people/use-names.ts';
import type { DocumentRow } from './document-row.ts';
import { useGender } from './use-gender.ts';
import { useStatusName } from './use-status-name.ts';

type WithStatus = Pick<DocumentRow, 'status_id'> &
  Partial<Pick<DocumentRow, 'status_name' | 'status_name_eng'>>;

/**
 * Where a document stands, in the family's own word («Приём на работу … Принят на работу»), else in one that agrees with the
 * family's gender («Командировка … Согласована»). What never changes, and what an administrator added, is called as the
 * dictionary has it.
 */
export const useStatusWord = () => {
  const t = useTranslations('documents.statuses');
  const names = useNames();
  const statusName = useStatusName();
  const genderOf = useGender();
  return useCallback(
    (row: WithStatus, object_id: string): string => {
      const own = `${object_id}.${row.status_id}`;
      if (t.has(own)) return t(own);
      if (t.has(row.status_id)) return t(row.status_id, { gender: genderOf(object_id) });
      return names.of({ ...row }, 'status_name') || statusName(row.status_id);
    },
    [t, names, statusName, genderOf],
  );
};
