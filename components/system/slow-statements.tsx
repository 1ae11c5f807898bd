'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { SystemState } from '../../lib/rpc/system.ts';
import { useDays } from '../calendar/use-days.ts';
import { Panel, PanelHead } from '../ui/panel.tsx';

/** Statements that took long, without their values: for the administrator of the database. */
export const SlowStatements = ({ slow }: Pick<SystemState, 'slow'>) => {
  const t = useTranslations('system.slow');
  const days = useDays();
  const id = useId();
  if (slow.length === 0) return null;
  return (
    <Panel aria-labelledby={id} className="mt-4">
      <PanelHead id={id} title={t('title')} note={t('about')} />
      <ul className="divide-y divide-line border-t border-line">
        {slow.map(({ sql, count, longest_ms, last }) => (
          <li key={sql} className="px-5 py-3 max-tablet:px-4">
            <code className="block font-mono text-sm wrap-anywhere">{sql}</code>
            <p className="mt-1 text-sm text-ink-2">
              {t('facts', { count, longest: days.number(longest_ms / 1000), last: days.moment(last) })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
