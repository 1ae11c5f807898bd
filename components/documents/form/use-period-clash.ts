'use client';
import { useMemo } from 'react';
import { clashOf, teamOf } from '../../../lib/calendar/clash.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useAway } from '../away/use-away.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { drawnPeriod } from './form-asks.ts';
import type { DocumentForm } from './use-document-form.ts';

/** Who else is away in the period of a form, as far as the reader may see it. */
export const usePeriodClash = (form: DocumentForm) => {
  const { parameters, subordination } = useDictionaries();
  const { start_date, end_date } = form.form.values;
  const period = useMemo(() => drawnPeriod(start_date, end_date), [start_date, end_date]);
  const away = useAway(form.family.form.away ? period : null);
  const employee_id = form.situation.doc.employee_id ?? 0;
  const manager_id = form.row?.manager_id ?? form.situation.doc.manager_id;
  const { employee_id: reader } = useProfile();
  return useMemo(() => {
    if (!period || !away.loaded) return undefined;
    const team = teamOf({ employee_id, manager_id }, subordination, reader);
    const concerned = away.away.filter((row) => team === null || team.has(row.employee_id));
    const clash = clashOf(
      { employee_id, start: period.first, end: period.last },
      concerned.map((row) => ({ employee_id: row.employee_id, start: row.start_date, end: row.end_date })),
      { team: team?.size ?? null, percent: numberOf(parameters, 'absence_norm_percent') },
    );
    const rows = concerned.filter(
      (row) =>
        row.employee_id !== employee_id && row.start_date <= period.last && row.end_date >= period.first,
    );
    return { ...period, clash, rows };
  }, [period, away, employee_id, manager_id, subordination, parameters, reader]);
};

export type PeriodClash = NonNullable<ReturnType<typeof usePeriodClash>>;
