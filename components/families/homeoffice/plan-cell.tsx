'use client';
import { House, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { kindOfObject } from '../../../lib/calendar/absence-kinds.ts';
import type { Seats } from '../../../lib/documents/facts/staff-facts.ts';
import { AbsenceBar } from '../../board/absence-bar.tsx';
import { useDays } from '../../calendar/use-days.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CellTone, DayCell } from './days.ts';

const GROUNDS: Readonly<Record<CellTone, string>> = {
  home: 'border-transparent bg-abs-home text-on-abs-home',
  free: 'border-line bg-surface',
  few: 'border-line bg-surface',
  last: 'border-warning-line bg-warning-soft',
  over: 'border-warning-mark bg-warning-soft',
  none: 'border-error-line bg-error-soft',
  covered: 'border-dashed border-line-strong bg-sunken text-ink-2',
};
const WORDS: Readonly<Record<CellTone, string>> = {
  home: 'text-on-abs-home',
  free: 'text-ink-2',
  few: 'text-ink-2',
  last: 'font-medium text-warning-ink',
  over: 'font-medium text-warning-ink',
  none: 'font-medium text-error-ink',
  covered: 'text-ink-2',
};
const BARS: Readonly<Record<CellTone, string>> = {
  home: 'bg-primary-line',
  free: 'bg-primary-line',
  few: 'bg-primary',
  last: 'bg-warning-mark',
  over: 'bg-warning-mark',
  none: 'bg-error-mark',
  covered: '',
};

interface PlanCellProps {
  cell: DayCell;
  location: Seats['location'];
  isStop: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One working day: where the person is, how many seats are left, how full the office is. */
export const PlanCell = ({ cell, location, isStop, onPress, onKeyDown }: PlanCellProps) => {
  const days = useDays();
  const words = useCellWords(cell, location);
  const { day, tone, full, covered } = cell;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={covered ? undefined : cell.place === 'home'}
      aria-disabled={covered ? true : undefined}
      title={covered ? words.why : undefined}
      onClick={covered ? undefined : onPress}
      onKeyDown={onKeyDown}
      className={classNames(
        'relative grid min-h-14 min-w-0 grid-cols-[auto_1fr] content-center gap-x-2 overflow-hidden rounded-control border px-2.5 pt-1.5 pb-2.5 text-left max-tablet:min-h-16 max-tablet:px-1.5',
        covered ? 'cursor-not-allowed' : 'cursor-pointer',
        GROUNDS[tone],
      )}
    >
      <span className="font-medium max-tablet:text-sm">
        <span className="sr-only">{days.weekdayLong(day)}, </span>
        {days.dayShort(day)}
      </span>
      <span aria-hidden className="justify-self-end max-tablet:hidden">
        {tone === 'home' && <Icon of={House} size={16} />}
        {(tone === 'last' || tone === 'over') && (
          <Icon of={TriangleAlert} size={16} className="text-warning-ink" />
        )}
        {tone === 'none' && <Icon of={TriangleAlert} size={16} className="text-error-ink" />}
        {covered && (
          <AbsenceBar kind={kindOfObject(covered.object_id)} pending={false} size="swatch">
            {words.code}
          </AbsenceBar>
        )}
      </span>
      <span className={classNames('col-span-2 text-xs leading-tight wrap-anywhere', WORDS[tone])}>
        <span className="sr-only">, </span>
        {words.shown}
        <span className="sr-only">{words.aloud}</span>
      </span>
      {full !== undefined && tone !== 'covered' && (
        <span
          aria-hidden
          className={classNames('absolute bottom-0 left-0 h-1', BARS[tone])}
          style={{ width: `${Math.round(full * 100)}%` }}
        />
      )}
    </button>
  );
};

const useCellWords = (cell: DayCell, location: Seats['location']) => {
  const t = useTranslations('families.homeoffice.screen');
  const families = useTranslations('shell.families');
  const away = useTranslations('documents.away');
  const { tone, covered, people, limit, left } = cell;
  const kind = kindOfObject(covered?.object_id);
  const what = covered
    ? [
        covered.object_id ? families(covered.object_id) : away('bar.hidden', { pending: 'false' }),
        covered.number,
      ]
        .filter(Boolean)
        .join(' ')
    : '';
  const why = t('covered', { what });
  const rest = people === undefined ? left : limit - people;
  const shown = (): string => {
    switch (tone) {
      case 'home':
        return t('cell_home');
      case 'covered':
        return covered?.object_id ? families(covered.object_id) : what;
      case 'none':
        return t('no_seats');
      case 'last':
        return t('last');
      case 'over':
        return t('lacking');
      default:
        return rest === undefined ? t('cell_office') : t('left', { count: rest });
    }
  };
  const aloud = [
    ...(covered ? [why] : cell.place === 'office' && rest !== undefined ? [t('cell_office')] : []),
    ...(people === undefined || covered ? [] : [t('taken', { people, limit })]),
    ...(left === undefined || !location || covered ? [] : [t('booked', { left, seats: location.seats })]),
  ]
    .map((said) => `, ${said}`)
    .join('');
  return { shown: shown(), aloud, why, code: kind === 'hidden' ? '' : away(`code.${kind}`) };
};
