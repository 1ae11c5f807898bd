'use client';
import { useCallback } from 'react';
import { useNames } from '../people/use-names.ts';
import { useDictionaries } from './use-dictionaries.ts';

/** The name of a status in the reader's language, from the dictionary; its code when the dictionary lacks it. */
export const useStatusName = (): ((status_id: string) => string) => {
  const names = useNames();
  const { statuses } = useDictionaries();
  return useCallback(
    (status_id) => {
      const status = statuses.find((each) => each.id === status_id);
      return status ? names.full(status.name, status.name_eng) : status_id;
    },
    [names, statuses],
  );
};
