'use client';
import { useTranslations } from 'next-intl';
import { AbsenceBar } from '../../ribbon/absence-bar.tsx';
import { Kbd } from '../../ui/kbd.tsx';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['←', '→'], 'move'],
  [['PgUp', 'PgDn'], 'week'],
  [['Shift', '←', '→'], 'stretch'],
  [['S'], 'split'],
  [['Del'], 'drop'],
  [['Enter'], 'open'],
  [['Ctrl', 'Z'], 'undo'],
];

/** What bars and grounds mean, and the keys of a part. */
export const PlanLegend = ({ norm, writes }: { norm: number | null; writes: boolean }) => {
  const t = useTranslations('families.vacation_schedule.screen');
  return (
    <div className="mt-3.5 flex flex-col gap-2 text-sm text-ink-2">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        <li className="inline-flex items-center gap-2">
          <AbsenceBar kind="leave" pending={false} size="swatch">
            14
          </AbsenceBar>
          {t('legend.agreed')}
        </li>
        <li className="inline-flex items-center gap-2">
          <AbsenceBar kind="leave" pending size="swatch" />
          {t('legend.pending')}
        </li>
        <li className="inline-flex items-center gap-2">
          <span aria-hidden className="h-[18px] w-2 bg-day-holiday" />
          {t('legend.holiday')}
        </li>
        <li className="inline-flex items-center gap-2">
          <span
            aria-hidden
            className="h-[18px] w-7 rounded-cell bg-warning-soft shadow-[inset_0_0_0_1px_var(--warning-line)]"
          />
          {norm === null ? t('legend.over_any') : t('legend.over', { count: norm })}
        </li>
      </ul>
      {writes && (
        <ul aria-label={t('keys.label')} className="flex flex-wrap gap-x-5 gap-y-2 touch:hidden">
          <li>{t('keys.mouse')}</li>
          {KEYS.map(([keys, does]) => (
            <li key={does} className="inline-flex items-center gap-1.5">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {t(`keys.${does}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
