/** What a list is asked for (specification of `view.get`). Absent parts mean all, in the object's own order. */
export interface ViewQuery {
  readonly filter?: string | undefined;
  readonly select?: string | undefined;
  readonly orderBy?: string | undefined;
  readonly sort?: 'asc' | 'desc' | undefined;
  readonly rowsPerPage?: number | 'all' | undefined;
  readonly page?: number | undefined;
  readonly after?: string | undefined;
  /** What comes with each document beside its usual fields, by name: lines, and what is read where it is asked for. */
  readonly with?: string | undefined;
  /** Of documents: only those that wait for the reader. */
  readonly awaiting?: true | undefined;
  /** Of documents that name their readers: those addressed to the reader, or those that are new to them. */
  readonly addressed?: 'all' | 'unread' | undefined;
}

/** A page of rows; `total` is exact up to 10,000 and `total_exact` says whether it is. */
export interface Rows<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly total_exact: boolean;
  readonly next?: string;
}

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
