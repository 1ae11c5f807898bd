'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import type { Chosen } from './use-chosen.ts';

interface ChosenBarProps {
  label: string;
  chosen: Pick<Chosen<unknown>, 'rows' | 'clear'>;
  /** Chooses all in sight, where some of them are not chosen. */
  onAll?: (() => void) | undefined;
  /** What the chosen come to, beside how many they are. */
  sum?: ReactNode;
  /** What else is done with all of them, left of `children`. */
  more?: ReactNode;
  /** What is decided on all of them. */
  children: ReactNode;
}

/** How many rows are chosen, and what may be done with all of them. Floats at the bottom. */
export const ChosenBar = ({ label, chosen, onAll, sum, more, children }: ChosenBarProps) => {
  const t = useTranslations('common');
  return (
    <div className="pointer-events-none sticky bottom-6 z-(--z-actionbar) mt-6 flex justify-center max-tablet:bottom-20">
      <section
        aria-label={label}
        className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border border-line bg-raised py-2.5 pr-3 pl-5 shadow-dialog"
      >
        <p role="status">
          <b className="font-medium">{t('rows_chosen', { count: chosen.rows.length })}</b>
          {sum}
        </p>
        {onAll && (
          <Button variant="quiet" size="sm" onClick={onAll}>
            {t('rows_choose_shown')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={chosen.clear}>
          {t('rows_clear')}
        </Button>
        {more}
        <span className="w-6 max-tablet:hidden" />
        {children}
      </section>
    </div>
  );
};
