'use client';
import { useCallback } from 'react';
import { useNames } from '../../people/use-names.ts';
import { useDictionary } from '../use-dictionary.ts';

/** Dictionaries whose entries people know by their codes. */
const KNOWN_BY_CODE: readonly string[] = ['currency'];

/** What an entry of a dictionary is called in a cell; '' while the dictionary is on its way. */
export const useEntryNames = (object: string): ((id: string | number) => string) => {
  const names = useNames();
  const entries = useDictionary(object);
  return useCallback(
    (id) => {
      const entry = entries.find((each) => String(each.id) === String(id));
      if (!entry) return '';
      return KNOWN_BY_CODE.includes(object) ? entry.code : names.full(entry.name, entry.name_eng);
    },
    [entries, names, object],
  );
};
