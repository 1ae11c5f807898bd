import type { z } from 'zod';
import type { list, listInput } from '../../lib/rpc/rows.ts';

/** What a list is asked for (specification of `view.get`). Absent parts mean all, in the object's own order. */
export type ViewQuery = Readonly<Omit<z.infer<typeof listInput>, 'object'>>;

/** A page of rows; `total` is exact up to 10,000 and `total_exact` says whether it is. */
export type Rows<Row> = Readonly<Omit<z.infer<typeof list>, 'data'>> & { readonly data: readonly Row[] };

export type AnyRow = Readonly<Record<string, unknown>>;

/** The parameters of `view.get`; what is empty is not sent. */
export const viewParams = (object: string, query: ViewQuery): Record<string, unknown> => ({
  object,
  ...Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== '')),
});

/** The name a list has in the cache. Everything of an object begins with `['view', object]`. */
export const viewKey = (object: string, query: ViewQuery = {}): readonly unknown[] => [
  'view',
  object,
  viewParams(object, query),
];
