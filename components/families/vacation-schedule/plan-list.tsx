'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lowerFirst } from '../../../lib/i18n/lower-first.ts';
import { useDays } from '../../calendar/use-days.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlanState } from './plan-row.tsx';
import type { PlanRow } from './review.ts';
import type { PlanWords } from './use-plan-words.ts';

/** People of one screen of a phone. */
const PAGE = 30;

/** People with their parts, one under the other: the schedule on a phone. */
export const PlanList = ({ rows, words }: { rows: readonly PlanRow[]; words: PlanWords }) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const [shown, show] = useState(PAGE);
  return (
    <Panel>
      <ul className="divide-y divide-line">
        {rows.slice(0, shown).map((row) => (
          <PersonPlan key={row.person.id} row={row} words={words} />
        ))}
      </ul>
      {rows.length === 0 && <p className="px-4 py-8 text-center text-ink-2">{t('no_rows')}</p>}
      {shown < rows.length && (
        <div className="border-t border-line p-4">
          <Button onClick={() => show(shown + PAGE)}>{t('show_more', { count: rows.length - shown })}</Button>
        </div>
      )}
    </Panel>
  );
};

const PersonPlan = ({ row, words }: { row: PlanRow; words: PlanWords }) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const days = useDays();
  const link = usePortalLink();
  const { person, entries } = row;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <Avatar name={words.full(person)} seed={person.id} size={32} />
        <span className="min-w-0 flex-1 truncate font-medium">{words.short(person)}</span>
        <span className="text-sm tabular-nums">{words.planned(row)}</span>
      </div>
      {entries.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {entries.map((entry) => (
            <li key={entry.id}>
              <AppLink
                href={link('uvacation-schedule', { id: entry.id })}
                className="flex min-h-10 items-center gap-2 no-underline"
              >
                <span className="tabular-nums">{days.range(entry.start_date, entry.end_date)}</span>
                <span className="text-ink-2">
                  {t('part_days', { days: entry.days, status: lowerFirst(words.status(entry.status_id)) })}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <div className="text-sm">
        <PlanState row={row} words={words} />
      </div>
    </li>
  );
};
