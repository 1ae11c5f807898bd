'use client';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chosenLocale } from '../../lib/i18n/locale.ts';
import { type Day, isDay } from '../../lib/kernel/day.ts';
import type { DismissalPlan } from '../../lib/rpc/dismissal.ts';
import { isUnseen } from '../documents/moves/carried-warnings.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useTellHandedOver } from '../people/use-tell-handed-over.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useFieldErrors } from '../rpc/use-field-errors.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { notify } from '../ui/notify.ts';
import { ofReports } from './of-reports.ts';

const KEY = ['view', 'dismissal'] as const;

/** What hr says of one dismissal, what it touches on the day that is named, and the one act. */
export const useDismissal = (employee_id: number) => {
  const t = useTranslations('dismissal');
  const client = useQueryClient();
  const query = useSearchParams();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const locale = chosenLocale(useAppLocale());
  const fieldErrors = useFieldErrors();
  const tellHandedOver = useTellHandedOver();
  const asked = query.get('date');
  const [date, setDate] = useState<Day | null>(isDay(asked) ? asked : null);
  const [ground, setGround] = useState<number>();
  const [number, setNumber] = useState('');
  const [comments, setComments] = useState('');
  const [managers, setManagers] = useState<ReadonlyMap<number, number>>(new Map());
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const enter = useRpcMutation('dismissal.enter');
  const plan = useAsked<DismissalPlan>({
    queryKey: [...KEY, employee_id, date],
    queryFn: ({ signal }) =>
      call('dismissal.plan', { employee_id, ...(date ? { date } : {}) }, { signal }).then(({ data }) => data),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const given = Number(query.get('document'));
  const reports = plan.data?.reports ?? [];
  const annulled = (plan.data?.documents ?? []).filter(
    ({ id, whole, annullable }) => whole && annullable && !kept.has(id),
  );
  const successions = reports.flatMap(({ employee_id }) => {
    const manager_id = managers.get(employee_id);
    return manager_id === undefined ? [] : [{ employee_id, manager_id }];
  });
  const send = async (ground_id: number, last: Day, seen: readonly string[]): Promise<void> => {
    try {
      const done = await enter.mutateAsync({
        employee_id,
        date: last,
        ground_id,
        ...(given > 0 ? { document_id: given } : {}),
        ...(number.trim() ? { number: number.trim() } : {}),
        ...(comments.trim() ? { comments: comments.trim() } : {}),
        reports: successions,
        annul: annulled.map(({ id }) => ({ id, seen: [...seen] })),
      });
      setErrors({});
      notify.success(t('done'));
      tellHandedOver(done);
      await client.invalidateQueries({ queryKey: ['view'] });
    } catch (error) {
      if (isUnseen(error)) {
        const text = error.fields
          .map(({ message, message_eng }) => (locale === 'en' ? message_eng || message : message))
          .join(' ');
        const yes = await confirm({ title: t('warned'), text, yes: t('go_on'), no: t('back'), danger: true });
        return yes ? send(ground_id, last, [...seen, ...error.fields.map(({ code }) => code)]) : undefined;
      }
      const wrong = ofReports(fieldErrors(error), successions);
      setErrors(wrong);
      notify.error(Object.values(wrong)[0] ?? errorText(error));
    }
  };
  return {
    plan,
    date,
    setDate,
    ground,
    setGround,
    /** The code of the ground that the page was opened with. */
    groundCode: query.get('ground'),
    number,
    setNumber,
    comments,
    setComments,
    managers,
    lead: (people: readonly number[], manager_id: number) =>
      setManagers((before) => new Map([...before, ...people.map((id) => [id, manager_id] as const)])),
    kept,
    keep: (id: number, stays: boolean) =>
      setKept((before) => new Set(stays ? [...before, id] : [...before].filter((each) => each !== id))),
    errors,
    /** What is on the page is of another day until the plan of this one has come. */
    busy: enter.isPending || plan.isPlaceholderData,
    enter: async (name: string, ground_id: number | undefined, sayDay: (day: Day) => string) => {
      const missing = {
        ...(date ? {} : { date: t('date_needed') }),
        ...(ground_id === undefined ? { ground_id: t('ground_needed') } : {}),
      };
      setErrors(missing);
      if (!date || ground_id === undefined || plan.isPlaceholderData) return;
      const yes = await confirm({
        title: t('ask', { name, day: sayDay(date) }),
        text: t('ask_text', { documents: annulled.length }),
        yes: t('enter'),
        no: t('back'),
        danger: true,
      });
      if (yes) await send(ground_id, date, []);
    },
  };
};

export type Dismissal = ReturnType<typeof useDismissal>;

/** What a part of the page is drawn from. */
export interface PlannedPart {
  readonly plan: DismissalPlan;
  readonly dismissal: Dismissal;
  /** The day is entered: nothing is asked any more. */
  readonly isRead: boolean;
}
