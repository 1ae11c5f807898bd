'use client';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData } from '@tanstack/react-query';
import type { TimesheetAsked, TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';

/** Month, whose, and the optional filter of a department. */
export const timesheetKey = (asked: TimesheetAsked) => ['view', 'timesheet', 'month', asked];

type Ask = (asked: TimesheetAsked, signal?: AbortSignal) => Promise<TimesheetMonth>;

const askMonth: Ask = async (asked, signal) => (await call('timesheet.month', asked, { signal })).data;

/** Pulls a month of timesheets: what is kept of it, or with `reload` what there is now (TS-03). */
export const pullTimesheet = (
  client: QueryClient,
  asked: TimesheetAsked,
  { reload = false }: { readonly reload?: boolean } = {},
  ask: Ask = askMonth,
): Promise<TimesheetMonth> =>
  client.fetchQuery({
    queryKey: timesheetKey(asked),
    queryFn: ({ signal }) => ask(asked, signal),
    staleTime: reload ? 0 : Number.POSITIVE_INFINITY,
  });

/** The month on the screen; the one before stays until it has come. */
export const useTimesheet = (asked: TimesheetAsked) =>
  useAsked<TimesheetMonth>({
    queryKey: timesheetKey(asked),
    queryFn: ({ signal }) => askMonth(asked, signal),
    placeholderData: keepPreviousData,
  });
