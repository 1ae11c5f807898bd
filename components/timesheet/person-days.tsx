'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type TouchEvent, useRef, useState } from 'react';
import type { TimesheetMonth, TimesheetPerson } from '../../lib/rpc/timesheet.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { codeLook } from './code-look.ts';
import { DayDetails } from './day-details.tsx';
import { useCodeWords } from './use-code-words.ts';

/** So far a finger goes sideways before it means another person, in pixels. */
const SWIPE = 60;

interface PersonDaysProps {
  readonly month: TimesheetMonth;
  readonly onCorrect: (person: TimesheetPerson, day: string) => void;
}

/** On a phone: one person and a list of their days; others by a swipe, by the arrows or from the list. */
export const PersonDays = ({ month, onCorrect }: PersonDaysProps) => {
  const t = useTranslations('timesheet');
  const names = useNames();
  const words = useCodeWords();
  const { weekday, dayMonth } = useDays();
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<number | undefined>();
  const { people, days, keeps } = month;
  const index = Math.min(at, people.length - 1);
  const person = people[index];
  const go = (by: number) => setAt(Math.min(Math.max(index + by, 0), people.length - 1));
  const swipe = useSwipe(go);
  if (!person) return null;
  const { first, second, month: whole } = person.sums;
  const openDay = open === undefined ? undefined : days[open]?.day;
  return (
    <div {...swipe} className="flex flex-col gap-3">
      {people.length > 1 && (
        <div className="flex items-center gap-2">
          <IconButton
            icon={ChevronLeft}
            label={t('person_before')}
            disabledReason={index === 0 ? t('person_first') : undefined}
            onClick={() => go(-1)}
          />
          <Select
            aria-label={t('employee')}
            className="min-w-0 flex-1"
            value={String(person.employee_id)}
            onValueChange={(id) => setAt(people.findIndex(({ employee_id }) => String(employee_id) === id))}
            options={people.map((each) => ({
              value: String(each.employee_id),
              label: names.short(each.name, each.name_eng),
            }))}
          />
          <IconButton
            icon={ChevronRight}
            label={t('person_after')}
            disabledReason={index === people.length - 1 ? t('person_last') : undefined}
            onClick={() => go(1)}
          />
        </div>
      )}
      <dl className="grid grid-cols-3 gap-2 text-sm">
        {(
          [
            [t('first_half'), first],
            [t('second_half', { last: days.length }), second],
            [t('whole'), whole],
          ] as const
        ).map(([label, { days: worked, minutes }]) => (
          <div key={label} className="rounded-panel border border-line bg-surface px-3 py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold">
              {t('days_short', { days: worked })}, {t('hours_short', { hours: words.hours(minutes) })}
            </dd>
          </div>
        ))}
      </dl>
      <Panel>
        <ul>
          {days.map(({ day, norm }, place) => {
            const cell = person.cells[place];
            if (!cell) return null;
            const [code] = cell.codes[0] ?? [];
            const marks = [
              cell.corrected && t('corrected'),
              cell.now && t('late'),
              cell.pending && t('pending'),
            ];
            return (
              <li key={day} className="border-t border-line first:border-t-0">
                <button
                  type="button"
                  onClick={() => setOpen(place)}
                  className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left"
                >
                  <span className={classNames('w-32 shrink-0 text-sm', norm === 0 && 'text-on-day-weekend')}>
                    {weekday(day)}, {dayMonth(day)}
                  </span>
                  <span
                    className={classNames(
                      'min-w-8 rounded-tag px-2 py-0.5 text-center text-sm font-semibold',
                      code && codeLook(code),
                    )}
                  >
                    {words.line(cell.codes) || '–'}
                  </span>
                  <span className="min-w-0 flex-1 text-right text-sm text-ink-2">
                    {marks.filter(Boolean).join(', ')}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </Panel>
      {openDay !== undefined && (
        <Dialog open onOpenChange={(stays) => !stays && setOpen(undefined)} title={t('day_title')} size="sm">
          <DayDetails
            person={person}
            day={openDay}
            keeps={keeps}
            onCorrect={() => {
              setOpen(undefined);
              onCorrect(person, openDay);
            }}
          />
        </Dialog>
      )}
    </div>
  );
};

/** A finger that goes sideways. */
const useSwipe = (go: (by: 1 | -1) => void) => {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const begun = from.current;
      if (!touch || !begun) return;
      const [across, down] = [touch.clientX - begun.x, touch.clientY - begun.y];
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) go(across < 0 ? 1 : -1);
    },
  };
};
