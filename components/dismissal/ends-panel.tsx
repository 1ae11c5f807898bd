'use client';
import { useTranslations } from 'next-intl';
import type { DismissalPlan } from '../../lib/rpc/dismissal.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';

/** What ends with the last day: deputies and granted accesses, keys of signing, sessions. */
export const EndsPanel = ({ plan: { lent, keys, sessions } }: { plan: DismissalPlan }) => {
  const t = useTranslations('dismissal');
  const names = useNames();
  const days = useDays();
  return (
    <Panel aria-labelledby="dismissal-ends">
      <PanelHead id="dismissal-ends" title={t('ends_title')} note={t('ends_note')} />
      <PanelBody>
        <ul className="flex flex-col gap-1.5">
          {lent.map((each) => (
            <li key={`${each.kind}-${each.of_leaver}-${each.employee_id}-${each.until}`}>
              {t(`${each.kind}_${each.of_leaver ? 'of' : 'for'}`, { name: names.of(each, 'name') })}
              {each.until && (
                <span className="text-ink-2"> · {t('until', { day: days.day(each.until) })}</span>
              )}
            </li>
          ))}
          {lent.length === 0 && <li className="text-ink-2">{t('nothing_lent')}</li>}
          <li>{t('keys', { count: keys })}</li>
          <li>{t('sessions', { count: sessions })}</li>
        </ul>
      </PanelBody>
    </Panel>
  );
};
