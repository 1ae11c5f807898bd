'use client';
import { useMemo } from 'react';
import type { Day } from '../../../lib/kernel/day.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { useNames } from '../../people/use-names.ts';
import type { DocumentRow } from '../document-row.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { type Clash, clashOf } from './clash.ts';
import { type AwayRow, useAway } from './use-away.ts';

type Dated = Pick<DocumentRow, 'employee_id' | 'manager_id' | 'start_date' | 'end_date'>;

/** Clashes of the documents on a page: who of the same manager's people is away at the same time. */
export interface Clashes {
  readonly of: (row: Dated) => Clash | undefined;
  readonly nameOf: (employee_id: number) => string;
}

/** Reads once who is away over the whole page, and answers for each of its rows. */
export const useClashes = (rows: readonly Dated[], enabled: boolean): Clashes => {
  const names = useNames();
  const { parameters, subordination } = useDictionaries();
  const span = spanOf(rows);
  const away = useAway(enabled ? span : null);
  return useMemo(() => {
    const percent = numberOf(parameters, 'absence_norm_percent');
    const nameById = new Map(away.rows.map((each) => [each.employee_id, names.of(each, 'employee_name')]));
    return {
      nameOf: (employee_id) => nameById.get(employee_id) ?? '',
      of: (row) => {
        if (!away.loaded || row.start_date === null) return undefined;
        const team = teamOf(row, subordination);
        return clashOf(
          { employee_id: row.employee_id, start: row.start_date, end: row.end_date ?? row.start_date },
          away.rows
            .filter((each) => isTeammate(each, row, team))
            .map((each) => ({ employee_id: each.employee_id, start: each.start_date, end: each.end_date })),
          { team: team === null ? null : team.size, percent },
        );
      },
    };
  }, [away, parameters, subordination, names]);
};

const spanOf = (rows: readonly Dated[]): { first: Day; last: Day } | null => {
  const starts = rows.flatMap((row) => row.start_date ?? []).toSorted();
  const ends = rows.flatMap((row) => row.end_date ?? []).toSorted();
  const [first] = starts;
  const last = ends.at(-1);
  return first !== undefined && last !== undefined && last >= first ? { first, last } : null;
};

interface Subordinate {
  readonly employee_id: number;
  readonly manager_id: number;
}

/** The manager and everybody the caller knows to report to them; null when that is nobody but the person. */
export const teamOf = (
  row: Pick<Dated, 'employee_id' | 'manager_id'>,
  subordination: readonly Subordinate[],
): ReadonlySet<number> | null => {
  if (row.manager_id === null) return null;
  const reports = subordination
    .filter((each) => each.manager_id === row.manager_id)
    .map((each) => each.employee_id);
  return reports.length > 1 ? new Set([row.manager_id, row.employee_id, ...reports]) : null;
};

const isTeammate = (away: AwayRow, row: Dated, team: ReadonlySet<number> | null): boolean =>
  team === null ? true : team.has(away.employee_id) || away.employee_id === row.manager_id;
