'use client';
import { useQueryClient } from '@tanstack/react-query';
import type { Filter } from '../../lib/filter/filter.ts';
import { reread } from '../rpc/reread.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useView } from '../rpc/use-view.ts';
import type { RowsAddress, RowsState } from './rows-address.ts';
import { type Paged, usePaged } from './use-paged.ts';
import { type Pages, pagesAt } from './use-pages.ts';
import { type ChangeRows, useRowsState } from './use-rows-state.ts';

/** Where the rows of a table come from. */
export interface RowsSource {
  /** The object of `view.get`. */
  readonly object: string;
  /** The fields that are asked for; all when absent. */
  readonly select?: string;
  /** What the list always asks for, whatever else narrows it. */
  readonly filter?: Filter | undefined;
  /** The usual order; the object's own when absent. */
  readonly orderBy?: string;
  readonly sort?: 'asc' | 'desc';
  /** Rows on a page at first. */
  readonly size?: number;
  readonly address: RowsAddress;
}

/** The rows a table shows now, and the ways to others. */
export interface RowsInSight<Row extends AnyRow> extends Paged<Row> {
  readonly source: RowsSource;
  readonly state: RowsState;
  readonly change: ChangeRows;
  /** True when filters or words leave rows out. */
  readonly narrowed: boolean;
  /** Reads them again after a change. */
  readonly again: () => Promise<void>;
}

const USUAL_SIZE = 25;

export const useRows = <Row extends AnyRow>(source: RowsSource): RowsInSight<Row> => {
  const { object, select, filter, orderBy, sort, size: standard = USUAL_SIZE, address } = source;
  const client = useQueryClient();
  const [state, change] = useRowsState(address);
  const pages: Pages = {
    ...pagesAt(state, change, standard),
    onSize: (next) => change({ size: next === standard ? null : next }, 'replace'),
  };
  const view = useView<Row>(
    object,
    {
      filter: address.filter(state, filter),
      select,
      ...(address.order(state) ?? { orderBy, sort }),
      rowsPerPage: pages.size,
      page: state.page,
    },
    { keepRows: true },
  );
  return {
    ...usePaged(view, pages),
    source,
    state,
    change,
    narrowed: address.isNarrowed(state),
    again: () => reread(client, object),
  };
};
