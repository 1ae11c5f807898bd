'use client';
import { useMemo } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import type { Balance, OtherPart, Overlap } from '../../../lib/documents/record.ts';
import { type Day, isDay, yearOf } from '../../../lib/kernel/day.ts';
import { useView } from '../../rpc/use-view.ts';
import { balanceRows, type LimitRow } from './balance-rows.ts';
import type { Values } from './values.ts';

/** What the rules ask about the person: the balances on the start date and the other documents of the period. */
export const useFormFacts = (family: Family, values: Values, id: number | null) => {
  const employee_id = Number(values.employee_id ?? 0);
  const start = isDay(values.start_date) ? values.start_date : null;
  const end = isDay(values.end_date) ? values.end_date : null;
  const limits = useView<LimitRow>(
    'vacation_limit',
    { filter: `employee_id = ${employee_id}`, orderBy: 'on_date', sort: 'desc', rowsPerPage: 'all' },
    { enabled: family.form.balance && employee_id > 0 },
  );
  const overlapping = useView<Overlap & { [field: string]: unknown }>(
    family.object_id,
    {
      filter: overlapFilter(employee_id, start, end, id),
      select: 'id,object_id,number,start_date,end_date',
      rowsPerPage: 20,
    },
    { enabled: employee_id > 0 && start !== null && end !== null && end >= start, keepRows: true },
  );
  const year = typeof values.period === 'number' ? values.period : start === null ? null : yearOf(start);
  const parts = useView<OtherPart & { [field: string]: unknown }>(
    family.object_id,
    {
      filter: partsFilter(employee_id, year ?? 0, id),
      select: 'id,start_date,days,period,replaced,detail',
      rowsPerPage: 'all',
    },
    { enabled: family.advice !== undefined && employee_id > 0 && year !== null, keepRows: true },
  );
  const limitRows = limits.data?.data;
  const balances = useMemo<readonly Balance[]>(() => balanceRows(limitRows ?? [], start), [limitRows, start]);
  const overlaps = start !== null && end !== null ? (overlapping.data?.data ?? NONE) : NONE;
  return {
    balances,
    overlaps,
    others: parts.data?.data ?? NO_PARTS,
    balance: balances.find((each) => each.period === year),
  };
};

const NONE: readonly Overlap[] = [];
const NO_PARTS: readonly OtherPart[] = [];

/** Documents of the person that hold on some day of the period, this one apart. */
const overlapFilter = (employee_id: number, start: Day | null, end: Day | null, id: number | null): string =>
  [
    `employee_id = ${employee_id}`,
    `start_date <= '${end ?? ''}'`,
    `end_date >= '${start ?? ''}'`,
    ...held(id),
  ].join(' and ');

/** The other documents a person may take days of a year with: they begin in it or in the years beside it. */
const partsFilter = (employee_id: number, year: number, id: number | null): string =>
  [
    `employee_id = ${employee_id}`,
    `start_date >= '${year - 1}-01-01'`,
    `start_date <= '${year + 1}-12-31'`,
    ...held(id),
  ].join(' and ');

/** Sent and not declined, another than this one. */
const held = (id: number | null): string[] => [
  "status_id not in ('empty', 'draft', 'declined')",
  ...(id === null ? [] : [`id <> ${id}`]),
];
