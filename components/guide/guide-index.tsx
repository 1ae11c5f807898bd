'use client';
import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GUIDE_ROLES, searchGuide, tasksOf } from '../../lib/guide/guide.ts';
import { GUIDE_PAGES } from '../../lib/guide/pages.data.ts';
import { useProfile } from '../rpc/profile.ts';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TaskList } from './task-list.tsx';

/** Whose tasks come first: of several roles the one with the most to do. */
const FIRST = ['admin', 'hr', 'accountant', 'reviewer', 'manager', 'employee'];

/** All tasks: one's own role first, those of every role by search. */
export const GuideIndex = () => {
  const t = useTranslations('guide');
  const { roles } = useProfile();
  const [role, setRole] = useState<string>(FIRST.find((each) => roles.includes(each)) ?? 'user');
  const [typed, setTyped] = useState('');
  const texts = GUIDE_PAGES.map((page) => ({
    page,
    text: ['title', 'text', 'steps'].map((part) => t(`pages.${page.slug}.${part}`)).join(' '),
  }));
  const searching = typed.trim() !== '';
  const pages = searching ? searchGuide(texts, typed).map(({ page }) => page) : tasksOf(role);
  return (
    <Page>
      <PageHead title={t('title')} facts={t('subtitle')}>
        <SearchInput
          label={t('search')}
          hint={t('search_placeholder')}
          value={typed}
          onChange={setTyped}
          width="w-80"
        />
      </PageHead>
      {!searching && (
        <Segmented
          label={t('roles')}
          className="mb-4"
          value={role}
          onValueChange={setRole}
          options={[
            ...GUIDE_ROLES.map((value) => ({ value: String(value), label: t(`role.${value}`) })),
            { value: 'user', label: t('everybody') },
          ]}
        />
      )}
      <Panel aria-labelledby="tasks" className="overflow-hidden">
        <PanelHead
          id="tasks"
          title={searching ? t('search') : role === 'user' ? t('everybody') : t(`role.${role}`)}
          note={<span role="status">{t('found', { count: pages.length })}</span>}
        />
        {pages.length > 0 ? (
          <TaskList pages={pages} />
        ) : (
          <EmptyState icon={SearchX} title={t('nothing')}>
            {t('nothing_text')}
          </EmptyState>
        )}
      </Panel>
    </Page>
  );
};
