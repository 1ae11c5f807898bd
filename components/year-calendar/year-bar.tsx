'use client';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Marking } from '../../lib/calendar/day-edit.ts';
import { useDays } from '../calendar/use-days.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { OFFERED_MARKINGS } from './offered-markings.ts';
import type { DrawnDays } from './use-day-range.ts';
import type { YearEdits } from './use-year-edits.ts';

interface YearBarProps {
  drawn: DrawnDays;
  edits: YearEdits;
  onMark: (type: Marking) => void;
  onSave: () => void;
}

/** What the chosen days become, and how many wait to be saved. Floats at the bottom. */
export const YearBar = ({
  drawn,
  edits: { pending, surprises, undo, clear },
  onMark,
  onSave,
}: YearBarProps) => {
  const t = useTranslations('year');
  const formats = useDays();
  const { start, end } = drawn.range;
  if (!start && pending.size === 0 && !undo) return null;
  return (
    <div className="pointer-events-none sticky bottom-6 z-(--z-actionbar) mt-6 flex justify-center max-tablet:bottom-20 print:hidden">
      <section
        data-actionbar
        aria-label={t('bar')}
        className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-6 gap-y-2 rounded-panel border border-line bg-raised px-4 py-2.5 shadow-dialog"
      >
        {start && end && (
          <div className="flex flex-wrap items-center gap-2">
            <span role="status" className="font-medium">
              {t('chosen', { count: drawn.days.length, days: formats.range(start, end) })}
            </span>
            {OFFERED_MARKINGS.map((type, index) => (
              <Button key={type} size="sm" onClick={() => onMark(type)}>
                {t(`mark.${type}`)}
                <span className="touch:hidden" aria-hidden>
                  <Kbd>{String(index + 1)}</Kbd>
                </span>
              </Button>
            ))}
          </div>
        )}
        {(pending.size > 0 || undo) && (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <span role="status">{t('changed', { count: pending.size })}</span>
            <IconButton
              size="sm"
              icon={Undo2}
              label={t('undo')}
              disabledReason={undo ? undefined : t('nothing_to_undo')}
              onClick={() => undo?.()}
            />
            <Button
              size="sm"
              variant="quiet"
              className="max-tablet:hidden"
              disabledReason={pending.size > 0 ? undefined : t('nothing_changed')}
              onClick={clear}
            >
              {t('drop')}
            </Button>
            <Button
              size="sm"
              variant="filled"
              title={surprises.length > 0 ? t('decide_first') : undefined}
              disabledReason={
                pending.size === 0
                  ? t('nothing_changed')
                  : surprises.length > 0
                    ? t('decide_first')
                    : undefined
              }
              onClick={onSave}
            >
              {t('save')}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
};
