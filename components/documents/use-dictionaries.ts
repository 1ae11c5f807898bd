'use client';
import { useMemo } from 'react';
import { BUSINESS_ROLES } from '../../lib/access/roles.ts';
import { type Calendar, calendarsOf } from '../../lib/calendar/calendar.ts';
import type { Step } from '../../lib/workflow/step.ts';
import type { MasterData } from '../rpc/master.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useProfile } from '../rpc/profile.ts';
import type { AnyRow } from '../rpc/rows.ts';

export interface StatusEntry {
  readonly id: string;
  readonly name: string;
  readonly name_eng: string;
}

export interface TypeEntry {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly object_id: string;
  readonly disabled: boolean;
  readonly detail: unknown;
}

export interface Dictionaries extends Pick<MasterData, 'parameters' | 'subordination' | 'loaded'> {
  /** That of the reader's own organization. */
  readonly calendar: Calendar;
  /** That of any organization: days of its own over those of all. */
  readonly calendarOf: (organization_id: number | null) => Calendar;
  readonly statuses: readonly StatusEntry[];
  readonly types: readonly TypeEntry[];
  /** The steps of the caller's own roles. */
  readonly steps: readonly Step[];
}

/** The dictionaries document screens ask for, read off the master batch once. */
export const useDictionaries = (): Dictionaries => {
  const master = useMasterData();
  const { organization_id } = useProfile();
  return useMemo(() => dictionariesOf(master, organization_id), [master, organization_id]);
};

const read = new WeakMap<MasterData, Dictionaries>();

/** One calendar index for all components that ask, however many rows a list has. */
const dictionariesOf = (master: MasterData, organization_id: number | null): Dictionaries => {
  const known = read.get(master);
  if (known) return known;
  const calendarOf = calendarsOf(master.calendar);
  const dictionaries: Dictionaries = {
    parameters: master.parameters,
    subordination: master.subordination.filter((each) => each.disabled !== '1'),
    loaded: master.loaded,
    calendar: calendarOf(organization_id),
    calendarOf,
    statuses: master.statuses.map(statusOf),
    types: master.document_types.map(typeOf),
    steps: master.workflow.map(stepOf),
  };
  read.set(master, dictionaries);
  return dictionaries;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const statusOf = (row: AnyRow): StatusEntry => ({
  id: text(row.id),
  name: text(row.name),
  name_eng: text(row.name_eng),
});

const typeOf = (row: AnyRow): TypeEntry => ({
  id: Number(row.id),
  code: text(row.code),
  name: text(row.name),
  name_eng: text(row.name_eng),
  object_id: text(row.object_id),
  disabled: row.disabled === '1',
  detail: row.detail,
});

/** A row of the dictionary of steps as the rules read it. */
export const stepOf = (row: AnyRow): Step => ({
  id: Number(row.id),
  object_id: text(row.object_id),
  business_role: BUSINESS_ROLES.find((role) => role === row.business_role) ?? 'system',
  status_id: text(row.status_id),
  next_status_id: text(row.next_status_id),
  reject: row.reject === '1',
  editable: row.editable === '1',
  delete_allowed: row.delete_allowed === '1',
  indicators: text(row.indicators),
  organization_id: row.organization_id === null ? null : Number(row.organization_id),
  disabled: row.disabled === '1',
  detail: detailOf(row.detail),
});

const detailOf = (detail: unknown): Step['detail'] => {
  try {
    const parsed: unknown = typeof detail === 'string' ? JSON.parse(detail || '{}') : detail;
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
};
