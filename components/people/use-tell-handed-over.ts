'use client';
import { useTranslations } from 'next-intl';
import { mayHandOver } from '../../lib/rpc/handed-over.ts';
import { useDays } from '../calendar/use-days.ts';
import { notify } from '../ui/notify.ts';
import { useNames } from './use-names.ts';

/** Shows what waited for a manager who can no longer decide, who decides it and from when; else shows nothing. */
export const useTellHandedOver = (): ((answer: unknown) => void) => {
  const t = useTranslations('users');
  const names = useNames();
  const days = useDays();
  return (answer) => {
    for (const handed of mayHandOver.safeParse(answer).data?.handed_over ?? [])
      notify.info(
        t('handed_over', {
          day: days.day(handed.day),
          count: handed.count,
          to: names.of(handed, 'name') || 'hr',
        }),
      );
  };
};
