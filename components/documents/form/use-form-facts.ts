'use client';
import { useMemo } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import type { Balance, OtherPart, Overlap } from '../../../lib/documents/record.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useView } from '../../rpc/use-view.ts';
import { limitsAsk } from '../limits-ask.ts';
import { balanceRows, type LimitRow } from './balance-rows.ts';
import { isPerson, overlapAsk, partsAsk, yearOfValues } from './form-asks.ts';
import type { Values } from './values.ts';

/** What the rules ask about the person: the balances on the start date and the other documents of the period. */
export const useFormFacts = (family: Family, values: Values, id: number | null) => {
  const employee_id = Number(values.employee_id ?? 0);
  const start = isDay(values.start_date) ? values.start_date : null;
  const end = isDay(values.end_date) ? values.end_date : null;
  const year = yearOfValues(values);
  const balance = limitsAsk(employee_id);
  const limits = useView<LimitRow>(balance.object, balance.query, {
    enabled: family.form.balance && isPerson(values),
  });
  const overlap = overlapAsk(family, values, id);
  const overlapping = useView<Overlap & { [field: string]: unknown }>(family.object_id, overlap?.query, {
    enabled: overlap !== undefined,
    keepRows: true,
  });
  const other = partsAsk(family, values, id);
  const parts = useView<OtherPart & { [field: string]: unknown }>(family.object_id, other?.query, {
    enabled: other !== undefined,
    keepRows: true,
  });
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
