'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { AGREED_STATUSES, wholeDays } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { useNames } from '../../people/use-names.ts';
import type { PlanEntry } from './plan-entry.ts';
import { NO_LEAVE, type PlanRow, type ShownRemark } from './review.ts';
import type { PlanPerson } from './use-schedule.ts';

export const isAgreed = ({ status_id }: PlanEntry): boolean => AGREED_STATUSES.includes(status_id);

/** How far a plan has come: where the part stands that has come least far. */
const ORDER: readonly string[] = ['draft', 'prepared', ...AGREED_STATUSES];

export const leastOf = ({ entries }: Pick<PlanRow, 'entries'>): string | undefined =>
  entries
    .map(({ status_id }) => status_id)
    .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))[0];

/** How people, parts and remarks are called on the screen: rows ask nothing but these, for they come by the dozen with each frame. */
export const usePlanWords = (people: ReadonlyMap<number, PlanPerson>) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const marks = useTranslations('families.vacation_schedule.marks');
  const days = useDays();
  const names = useNames();
  const statusWord = useStatusWord();
  return useMemo(() => {
    const status = keeping((status_id: string) => statusWord({ status_id }, 'vacation_schedule'));
    const short = (person: PlanPerson | undefined) =>
      person ? names.short(person.name, person.name_eng) : '';
    const full = (person: PlanPerson) => names.full(person.name, person.name_eng);
    const remark = ({ code, values, with: others = [] }: ShownRemark) => {
      if (code === NO_LEAVE) return marks('no_leave', { reason: String(values.reason) });
      const who = others.map((id) => short(people.get(id))).join(', ');
      return t(`remark.${code.split('/')[1]}`, { ...values, who });
    };
    return {
      short,
      full,
      status,
      remark,
      notBegun: t('not_begun'),
      noDays: t('no_days'),
      add: (person: PlanPerson) => t('add_part', { who: short(person) }),
      drawn: (count: number) => t('drawn', { days: count }),
      more: (count: number) => t('more', { count }),
      planned: ({ person: { limit }, planned }: PlanRow) =>
        limit === null
          ? t('planned_only', { days: planned })
          : t('planned_of', { days: planned, limit: wholeDays(limit) }),
      range: ({ start_date, end_date }: PlanEntry) => days.range(start_date, end_date),
      part: (person: PlanPerson, entry: PlanEntry, remarks: readonly ShownRemark[]) =>
        [
          t('part', {
            who: short(person),
            days: entry.days,
            range: days.range(entry.start_date, entry.end_date),
            status: status(entry.status_id),
          }),
          ...remarks.filter(({ part_id }) => part_id === entry.id).map(remark),
        ].join('. '),
    };
  }, [t, marks, days, names, statusWord, people]);
};

/** A word for each of few, put together once. */
const keeping = (say: (of: string) => string): ((of: string) => string) => {
  const said = new Map<string, string>();
  return (of) => {
    const known = said.get(of) ?? say(of);
    said.set(of, known);
    return known;
  };
};

export type PlanWords = ReturnType<typeof usePlanWords>;
