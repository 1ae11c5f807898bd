'use client';
import type { ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';
import { LoadFailure } from './failure.tsx';
import { PanelRows } from './screens/panel-skeleton.tsx';

/** As much of a query as says how it stands. */
interface Asked<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly refetch?: (() => unknown) | undefined;
}

interface AnsweredProps<Data> {
  of: Asked<Data>;
  level?: 'h1' | 'h2' | 'h3';
  /** While nothing has come; `lines` rows when left out. */
  pending?: ReactNode;
  lines?: number;
  /** In place of an answer that is a list without rows. */
  empty?: ReactNode;
  /** What has come stays in sight where a later reading fails: for screens that are typed into. */
  stays?: boolean;
  /** What stands in its place has a panel of its own. */
  isFramed?: boolean;
  /** Left out where the caller draws by itself what has come. */
  children?: (data: Data) => ReactNode;
}

/** What was asked for, or what stands in its place: why it did not load, that it is coming, that there is nothing. */
export const Answered = <Data,>({
  of: { data, error, refetch },
  level = 'h3',
  lines = 3,
  pending = <PanelRows lines={lines} />,
  empty,
  stays = false,
  isFramed = false,
  children,
}: AnsweredProps<Data>) => {
  if (data === undefined || (error && !stays)) {
    const instead = error ? (
      <LoadFailure level={level} error={error} onRetry={() => void refetch?.()} />
    ) : (
      pending
    );
    return isFramed ? <Panel>{instead}</Panel> : instead;
  }
  return empty !== undefined && hasNoRows(data) ? empty : children?.(data);
};

const hasNoRows = (data: unknown): boolean => {
  const rows = Array.isArray(data) ? data : (data as { readonly data?: unknown } | null)?.data;
  return Array.isArray(rows) && rows.length === 0;
};
