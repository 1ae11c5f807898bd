'use client';
import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { OBJECT_GROUPS } from '../../lib/reach/table.data.ts';
import type { AccessWords } from '../../lib/reach/words.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { type RightsRow, RightsTable } from './rights-table.tsx';
import type { Sides } from './ways.tsx';

interface GroupedRightsProps {
  rows: readonly RightsRow[];
  words: AccessWords;
  sides?: Sides;
}

/** Rights over objects, group by group: documents as menus have them, then people, settings and all around. */
export const GroupedRights = ({ rows, words, sides }: GroupedRightsProps) => {
  const t = useTranslations('access');
  if (rows.length === 0)
    return (
      <Panel>
        <EmptyState level="h2" icon={SearchX} title={t('none_title')}>
          {t('none_text')}
        </EmptyState>
      </Panel>
    );
  return (
    <>
      {OBJECT_GROUPS.map((group) => {
        const own = rows.filter((row) => row.group === group);
        return (
          own.length > 0 && (
            <Panel key={group} aria-labelledby={`access-${group}`}>
              <PanelHead id={`access-${group}`} title={t(`group.${group}`)} />
              <RightsTable caption={t(`group.${group}`)} of="object" rows={own} words={words} sides={sides} />
            </Panel>
          )
        );
      })}
      <p className="text-sm text-ink-2">{t('legend')}</p>
    </>
  );
};
