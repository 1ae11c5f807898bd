'use client';
import { useTranslations } from 'next-intl';
import { AbsenceBar } from '../../board/absence-bar.tsx';
import { Legend, LegendItem, LegendKeys } from '../../ui/legend.tsx';

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
      <Legend>
        <LegendItem
          swatch={
            <AbsenceBar kind="leave" pending={false} size="swatch">
              14
            </AbsenceBar>
          }
        >
          {t('legend.agreed')}
        </LegendItem>
        <LegendItem swatch={<AbsenceBar kind="leave" pending size="swatch" />}>
          {t('legend.pending')}
        </LegendItem>
        <LegendItem swatch={<span aria-hidden className="h-[18px] w-2 bg-day-holiday" />}>
          {t('legend.holiday')}
        </LegendItem>
        <LegendItem
          swatch={
            <span
              aria-hidden
              className="h-[18px] w-7 rounded-cell bg-warning-soft shadow-[inset_0_0_0_1px_var(--warning-line)]"
            />
          }
        >
          {norm === null ? t('legend.over_any') : t('legend.over', { count: norm })}
        </LegendItem>
      </Legend>
      {writes && (
        <Legend aria-label={t('keys.label')} className="touch:hidden">
          <li>{t('keys.mouse')}</li>
          {KEYS.map(([keys, does]) => (
            <LegendKeys key={does} names={keys}>
              {t(`keys.${does}`)}
            </LegendKeys>
          ))}
        </Legend>
      )}
    </div>
  );
};
