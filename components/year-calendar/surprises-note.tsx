'use client';
import { useTranslations } from 'next-intl';
import type { EntryType } from '../../lib/calendar/calendar.ts';
import { markingAt } from '../../lib/calendar/day-edit.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { Note } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import type { YearEdits } from './use-year-edits.ts';

/** Days another user has marked meanwhile: their marking and the one chosen here, and which stays. */
export const SurprisesNote = ({
  edits: { surprises, keepMine, takeTheirs },
  marked,
}: {
  edits: YearEdits;
  marked: ReadonlyMap<Day, EntryType>;
}) => {
  const t = useTranslations('year');
  const formats = useDays();
  if (surprises.length === 0) return null;
  return (
    <div role="alert" className="mb-4">
      <Note
        tone="warning"
        title={t('surprise', { count: surprises.length })}
        action={
          <>
            <Button size="sm" onClick={keepMine}>
              {t('keep_mine')}
            </Button>
            <Button size="sm" onClick={takeTheirs}>
              {t('take_theirs')}
            </Button>
          </>
        }
      >
        <ul className="mt-1 text-sm">
          {surprises.slice(0, SHOWN).map(({ day, type }) => (
            <li key={day}>
              {t('surprise_day', {
                day: formats.day(day),
                theirs: t(`mark.${markingAt(marked, day)}`),
                mine: t(`mark.${type}`),
              })}
            </li>
          ))}
          {surprises.length > SHOWN && <li>{t('others', { count: surprises.length - SHOWN })}</li>}
        </ul>
      </Note>
    </div>
  );
};

const SHOWN = 7;
