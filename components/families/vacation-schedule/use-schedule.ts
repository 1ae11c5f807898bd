'use client';
import { useMemo } from 'react';
import { countRuleOf } from '../../../lib/calendar/count-rule.ts';
import type {
  ScheduleInput,
  SchedulePerson,
  ScheduleYear,
} from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { type Planner, ruleOfTypes } from '../../../lib/documents/families/vacation-schedule/year.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import { entryOf, type PlanEntry } from './plan-entry.ts';

/** A person whose plan stands in a row. */
export interface PlanPerson extends Planner {
  readonly number: string;
  readonly name: string;
  readonly name_eng: string;
  readonly department_eng: string;
}

/** The schedule of a year as it is stored. */
export interface Schedule extends Omit<ScheduleYear, 'people' | 'entries'> {
  readonly people: readonly PlanPerson[];
  readonly entries: readonly PlanEntry[];
}

/** The key of everything that is read of schedules: a change of one has them read again. */
export const SCHEDULE_KEY = ['view', 'vacation_schedule', 'year'] as const;

/** Reads the schedule of a year; it stays in sight while another one is on its way. */
export const useSchedule = (asked: ScheduleInput) => {
  const ruleOf = useCountRules();
  const read = useAsked<ScheduleYear>({
    queryKey: [...SCHEDULE_KEY, asked],
    queryFn: ({ signal }) => call('schedule.year', asked, { signal }).then(({ data }) => data),
    placeholderData: (before) => before,
  });
  const { data } = read;
  const schedule = useMemo(
    (): Schedule | undefined =>
      data && {
        ...data,
        people: data.people.map(personOf),
        entries: data.entries.map((entry) => entryOf(entry, ruleOf)),
      },
    [data, ruleOf],
  );
  return { ...read, schedule };
};

const personOf = ([
  id,
  number,
  name,
  name_eng,
  department,
  department_eng,
  limit,
]: SchedulePerson): PlanPerson => ({
  id,
  number,
  name,
  name_eng,
  department,
  department_eng,
  limit,
});

/** How the kinds of leave of the schedule count their days. */
const useCountRules = () => {
  const { types, parameters } = useDictionaries();
  return useMemo(
    () =>
      ruleOfTypes(
        new Map(
          types
            .filter(({ object_id }) => object_id === 'vacation_schedule')
            .map(({ id, code, detail }) => [
              id,
              countRuleOf(
                { object_id: 'vacation_schedule', document_type: { code, detail: parseTypeDetail(detail) } },
                parameters,
              ),
            ]),
        ),
      ),
    [types, parameters],
  );
};

/** The kind of leave that new parts are of, as the form offers it first, and how it counts its days. */
export const usePlannedKind = () => {
  const { types } = useDictionaries();
  const ruleOf = useCountRules();
  return useMemo(() => {
    const kind = types.find(({ object_id, disabled }) => object_id === 'vacation_schedule' && !disabled);
    const document_type_id = kind?.id ?? null;
    return { document_type_id, rule: ruleOf(document_type_id) };
  }, [types, ruleOf]);
};
