'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/**
 * What is done with a document in a status, by where that leads: what is agreed is approved in one family and accepted in
 * another, and a family may have a word of its own. Undefined for a status an administrator added.
 */
export const useStageName = () => {
  const t = useTranslations('documents.stages');
  return useCallback(
    (object_id: string, status_id: string, next_status_id: string | undefined): string | undefined => {
      const key = [`${object_id}.${status_id}`, `${status_id}_${next_status_id}`, status_id].find((each) =>
        t.has(each),
      );
      return key && t(key);
    },
    [t],
  );
};
