'use client';
import { useTranslations } from 'next-intl';
import type { EntryType } from '../../lib/calendar/calendar.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { yearOf } from '../../lib/kernel/day.ts';
import { useNames } from '../people/use-names.ts';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { MarkingList } from './marking-list.tsx';
import type { Scope } from './use-scope.ts';

const ALL = 'all';

interface ScopePanelProps {
  year: number;
  scope: Scope;
  /** What the organization marks itself. */
  own: ReadonlyMap<Day, EntryType>;
  /** Something is not saved yet: whose calendar it is may not change under it. */
  locked: boolean;
}

/** Whose days are marked: those of all organizations, or the own ones of one of them, which stand over those of all. */
export const ScopePanel = ({ year, scope, own, locked }: ScopePanelProps) => {
  const t = useTranslations('year');
  const names = useNames();
  const { organization_id, organizations, choose } = scope;
  if (organizations.length < 2) return null;
  const days = [...own].filter(([day]) => yearOf(day) === year).map(([day, type]) => ({ day, type }));
  return (
    <Panel aria-labelledby="calendar-scope">
      <PanelHead id="calendar-scope" title={t('scope')} />
      <PanelBody className="flex flex-col gap-3">
        <Select
          aria-label={t('scope')}
          value={organization_id === null ? ALL : String(organization_id)}
          disabled={locked}
          onValueChange={(value) => choose(value === ALL ? null : Number(value))}
          options={[
            { value: ALL, label: t('scope_all') },
            ...organizations.map((each) => ({ value: String(each.id), label: names.of(each, 'name') })),
          ]}
        />
        {locked && <p className="text-sm text-ink-2">{t('scope_locked')}</p>}
        {organization_id !== null && (
          <div className="text-sm">
            <p className="mb-2 text-ink-2">
              {t(days.length > 0 ? 'scope_own' : 'scope_none', { count: days.length })}
            </p>
            {days.length > 0 && <MarkingList days={days} />}
          </div>
        )}
      </PanelBody>
    </Panel>
  );
};
