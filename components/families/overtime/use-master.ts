'use client';
import { useMemo, useState } from 'react';
import type { Mastered } from '../../../lib/documents/families/overtime/rpc.ts';
import { showsShifts } from '../../../lib/documents/families/overtime/shown.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import { flagOf, numberOf } from '../../../lib/settings/read.ts';
import { actorOf } from '../../documents/form/judgement.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useToday } from '../../i18n/clock.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useProfile } from '../../rpc/profile.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import {
  type Common,
  compensationOf,
  inputOf,
  isShared,
  type JudgedPerson,
  judged,
  type Person,
} from './master-values.ts';
import { useBooks } from './use-books.ts';
import { useMasterTyped } from './use-master-typed.ts';

/** What the server found wrong with a row on the last press, until anything changes. */
type Refused = ReadonlyMap<number, readonly FieldRefusal[]>;
const NOTHING_REFUSED: Refused = new Map();

/** Overtime of several people while it is prepared: what is typed, how each row stands, and the one call that makes them all. */
export const useMaster = (onMade: (made: Mastered) => void) => {
  const profile = useProfile();
  const locale = useAppLocale();
  const today = useToday();
  const { parameters, calendar, steps, loaded } = useDictionaries();
  const { typed, isTyped, setTyped, drop, clear } = useMasterTyped();
  const { common, people } = typed;
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [isMade, setMade] = useState(false);
  const { start_date } = common;
  const [own, ...books] = useBooks([
    { employee_id: null, start_date, dayoff_date: null },
    ...people.map((person) => ({
      employee_id: person.employee_id,
      start_date,
      dayoff_date:
        compensationOf(common, person) === 'dayoff' ? (person.dayoff_date ?? common.dayoff_date) : null,
    })),
  ]);
  const actor = useMemo(() => actorOf(profile, locale), [profile, locale]);
  const step = steps.find(
    (each) =>
      each.object_id === 'overtime' &&
      !each.disabled &&
      each.status_id === 'empty' &&
      each.next_status_id === 'created',
  );
  const circumstances = {
    today,
    calendar,
    parameters,
    type: null,
    byHr: actor.roles.includes('hr'),
    byOwner: false,
    isNew: true,
  };
  const rows = people.map((person, index): JudgedPerson => {
    const row = judged(common, person, books[index], circumstances, step);
    const late = (refused.get(person.employee_id) ?? []).filter(
      ({ field, code }) => !row.refusals.some((each) => each.field === field && each.code === code),
    );
    return { ...row, refusals: [...row.refusals, ...late] };
  });
  /** The common fields alone, judged without a person. */
  const sample = judged(common, NOBODY, own, circumstances, step);
  const mutation = useRpcMutation('overtime.master', {
    onSuccess: (made) => {
      drop();
      setMade(true);
      onMade(made);
    },
    onError: (error) => setRefused(refusedRows(error, people)),
  });
  const change =
    <Arguments extends readonly unknown[]>(work: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      setRefused(NOTHING_REFUSED);
      work(...given);
    };
  const setCommon = (patch: Partial<Common>): void =>
    setTyped((now) => ({ ...now, common: { ...now.common, ...patch } }));
  const setPeople = (of: (before: readonly Person[]) => readonly Person[]): void =>
    setTyped((now) => ({ ...now, people: of(now.people) }));
  const wrong = rows.filter(({ refusals }) => refusals.some((each) => !isShared(each)));
  return {
    ready: loaded && own !== undefined,
    common,
    sample,
    own,
    rows,
    wrong,
    calendar,
    parameters,
    withShifts: showsShifts(parameters, common.shift_code),
    confirms: flagOf(parameters, 'overtime_employee_confirmation'),
    asksConsent: numberOf(parameters, 'check_btrip_onholiday') === 1,
    canBegin: step !== undefined,
    dirty: isTyped && !mutation.isPending && !isMade,
    busy: mutation.isPending,
    error:
      mutation.error instanceof RpcError && mutation.error.fields.length === 0 ? mutation.error : undefined,
    set: change(setCommon),
    clear: change(clear),
    add: change((ids: readonly number[]) =>
      setPeople((before) => [
        ...before,
        ...ids
          .filter((id) => !before.some(({ employee_id }) => employee_id === id))
          .map((employee_id) => ({ ...NOBODY, employee_id, holiday_agreed: false })),
      ]),
    ),
    remove: change((ids: readonly number[]) =>
      setPeople((before) => before.filter(({ employee_id }) => !ids.includes(employee_id))),
    ),
    setPerson: change((id: number, patch: Partial<Person>) =>
      setPeople((before) => before.map((each) => (each.employee_id === id ? { ...each, ...patch } : each))),
    ),
    send: () =>
      mutation.mutate(
        inputOf(common, people, [
          ...new Set(rows.flatMap(({ warnings }) => warnings.map(({ code }) => code))),
        ]),
      ),
  };
};

export type Master = ReturnType<typeof useMaster>;

const NOBODY: Person = {
  employee_id: 0,
  holiday_agreed: true,
  compensation_type: undefined,
  dayoff_date: null,
};

const ROW = /^people\.(\d+)\.(.+)$/;

const refusedRows = (error: Error, people: readonly Person[]): Refused => {
  const rows = new Map<number, FieldRefusal[]>();
  for (const { field: path, code, values } of error instanceof RpcError ? error.fields : []) {
    const [, index, field] = ROW.exec(path) ?? [];
    const id = people[Number(index)]?.employee_id;
    if (id === undefined || field === undefined) continue;
    rows.set(id, [...(rows.get(id) ?? []), { field, code, ...(values ? { values: { ...values } } : {}) }]);
  }
  return rows;
};
