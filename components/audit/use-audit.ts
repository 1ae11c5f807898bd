'use client';
import { useState } from 'react';
import { type AuditChoice, auditFilter } from '../../lib/audit/filter.ts';
import { GROUPS } from '../../lib/audit/groups.data.ts';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { printFilter } from '../../lib/filter/print.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { dayStart } from '../../lib/kernel/day-start.ts';
import { useDays } from '../calendar/use-days.ts';
import { useOwnZone } from '../i18n/clock.tsx';
import type { RowsState } from '../lists/rows-address.ts';
import { useRowsState } from '../lists/use-rows-state.ts';
import { useView } from '../rpc/use-view.ts';
import { AUDIT_ADDRESS, PERIODS, type Period, SCOPES } from './audit-address.ts';
import { AUDIT_SELECT, type AuditRow } from './audit-row.ts';

/** Rows of a page. */
const SIZE = 50;

/** The rows of the audit that the address asks for, a page at a time, each by the last row of the one before. */
export const useAudit = () => {
  const { today } = useDays();
  const zone = useOwnZone();
  const [state, change] = useRowsState(AUDIT_ADDRESS);
  const person = Number(state.chosen.person?.[0] ?? 0);
  const accounts = useView<{ readonly id: number; readonly [field: string]: unknown }>(
    'user',
    { filter: `employee_id = ${person}`, select: 'id', rowsPerPage: 10 },
    { enabled: person > 0 },
  );
  const choice = choiceOf(
    state,
    { today, zone },
    person > 0 ? (accounts.data?.data ?? []).map(({ id }) => id) : [],
  );
  const filter = auditFilter(choice, FAMILIES);
  const printed = filter && printFilter(filter);
  const pages = usePages(printed ?? '');
  const view = useView<AuditRow>(
    'audit',
    { filter: printed, select: AUDIT_SELECT, rowsPerPage: SIZE, after: pages.after },
    { keepRows: true, enabled: person === 0 || accounts.data !== undefined },
  );
  const choose = (chosen: Readonly<Record<string, readonly string[]>>) => change({ chosen });
  return { state, choice, change, choose, filter: printed, view, pages };
};

export type Audit = ReturnType<typeof useAudit>;

const FAMILIES = FAMILY_IDENTITIES.map(({ object_id }) => object_id);

const choiceOf = (
  { chosen }: RowsState,
  { today, zone }: { readonly today: Day; readonly zone: string },
  accounts: readonly number[],
): AuditChoice => {
  const only = (name: string) => chosen[name]?.[0];
  const person = only('person');
  const period = only('period') as Period | undefined;
  const first = only('from') ?? (period && addDays(today, -PERIODS[period]));
  const last = only('to');
  return {
    scope: SCOPES.find((each) => each === only('scope')) ?? 'all',
    ...(only('stream') !== undefined && { stream: only('stream') ?? '' }),
    ...(person !== undefined && { person: { employee_id: Number(person), accounts } }),
    about: only('about') === '1',
    ...(only('setting') !== undefined && { setting: only('setting') ?? '' }),
    groups: GROUPS.filter((group) => chosen.group?.includes(group)),
    ...(first !== undefined && { since: dayStart(first, zone) }),
    ...(last !== undefined && { until: dayStart(addDays(last, 1), zone) }),
    refused: chosen.only?.includes('refused') ?? false,
    behalf: chosen.only?.includes('behalf') ?? false,
  };
};

/** Pages found by where the one before ended; another filter starts at the first. */
const usePages = (filter: string) => {
  const [held, setHeld] = useState<{ filter: string; ends: readonly string[] }>({ filter, ends: [] });
  const ends = held.filter === filter ? held.ends : [];
  return {
    after: ends.at(-1),
    first: ends.length * SIZE + 1,
    newer: ends.length > 0 ? () => setHeld({ filter, ends: ends.slice(0, -1) }) : undefined,
    older: (next: string) => setHeld({ filter, ends: [...ends, next] }),
  };
};
