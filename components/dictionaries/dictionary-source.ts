'use client';
import { useMemo } from 'react';
import { onlyFilter } from '../../lib/dictionaries/only.ts';
import { eq } from '../../lib/filter/filter.ts';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';
import { rowsAddress } from '../lists/rows-address.ts';
import { eitherOf, oneOf, oneOfIds, type RowsChoice } from '../lists/rows-choices.ts';
import type { RowsSource } from '../lists/use-rows.ts';
import { fieldOf } from './described.ts';
import { isPeople } from './use-options.ts';

/** Where the rows of a dictionary come from, and how its address narrows and orders them. */
export const useSource = (described: DictionaryDescription): RowsSource =>
  useMemo(() => {
    const sorts = Object.fromEntries(
      described.columns.map((name, index) => {
        const { shown = null } = fieldOf(described, name) ?? {};
        return [index === 0 ? 'name' : name, shown ?? name];
      }),
    );
    return {
      object: described.object,
      filter: onlyFilter(described.only),
      address: rowsAddress({
        searched: described.searched,
        choices: Object.fromEntries(
          described.narrowed.flatMap((name) => {
            const choice = choiceOf(fieldOf(described, name));
            return choice ? [[name, choice]] : [];
          }),
        ),
        sorts,
      }),
    };
  }, [described]);

/** How rows are narrowed by a field; undefined where nothing of it is chosen from. */
export const choiceOf = (field: DictionaryField | undefined): RowsChoice | undefined => {
  if (!field || (field.references && isPeople(field.references))) return undefined;
  if (field.kind === 'flag') return eitherOf({ on: eq(field.name, '1'), off: eq(field.name, '0') });
  if (field.values)
    return oneOf(
      field.name,
      field.values.map(({ value }) => value).filter((value) => value !== ''),
    );
  if (field.references?.by === 'id') return oneOfIds(field.name);
  return field.references ? { isValue: isCode, filter: anyCode(field.name) } : undefined;
};

const isCode = (text: string): boolean => /^[\w-]{1,60}$/.test(text);
const anyCode =
  (name: string): RowsChoice['filter'] =>
  (chosen) =>
    oneOf(name, chosen).filter(chosen);
