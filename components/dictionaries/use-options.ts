'use client';
import { useQueries } from '@tanstack/react-query';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { type AnyRow, type Rows, viewKey, viewParams } from '../rpc/rows.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What may be chosen in the fields of a dictionary: its values, or rows of another that are in use. */
export const useOptions = (
  described: DictionaryDescription,
): ((field: DictionaryField) => readonly Option[]) => {
  const names = useNames();
  const objects = [
    ...new Set(
      described.fields.flatMap(({ references }) =>
        references && !isPeople(references) ? references.object : [],
      ),
    ),
  ];
  const asked = useQueries({
    queries: objects.map((object) => ({
      queryKey: viewKey(object, QUERY),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<Rows<AnyRow>>('view.get', viewParams(object, QUERY), { signal }),
    })),
  });
  const rows = new Map(objects.map((object, index) => [object, asked[index]?.data?.data ?? []]));
  return ({ values, references }) =>
    values
      ? values.map((each) => ({ value: each.value, label: names.of(each, 'label') }))
      : references
        ? (rows.get(references.object) ?? []).map((row) => ({
            value: String(row[references.by]),
            label: names.of(row, 'name') || String(row.code ?? row.id),
          }))
        : [];
};

/** People are looked for by name, not chosen from a list of all. */
export const isPeople = ({ object }: { readonly object: string }): boolean => object === 'employee';

const QUERY = { rowsPerPage: 'all' } as const;
