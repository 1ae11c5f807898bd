'use client';
import { useTranslations } from 'next-intl';
import { screenOf, tasksOf } from '../../lib/guide/guide.ts';
import type { GuidePage } from '../../lib/guide/pages.data.ts';
import { useProfile } from '../rpc/profile.ts';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { TaskList } from './task-list.tsx';

/** One task: what it is about, its steps, the way to the screen, and the other tasks of the same people. */
export const GuideArticle = ({ page }: { page: GuidePage }) => {
  const t = useTranslations('guide');
  const link = usePortalLink();
  const { roles } = useProfile();
  const route = screenOf(page, roles);
  const [role = 'user'] = page.roles === 'any' ? [] : page.roles.filter((each) => roles.includes(each));
  const others = tasksOf(role).filter(({ slug }) => slug !== page.slug);
  return (
    <Page>
      <PageHead title={t(`pages.${page.slug}.title`)} crumb={{ href: link('guide'), label: t('all') }} />
      <div className="grid items-start gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_388px]">
        <Panel aria-labelledby="steps">
          <PanelHead id="steps" title={t('steps')} />
          <PanelBody className="flex max-w-[72ch] flex-col gap-4">
            <p>{t(`pages.${page.slug}.text`)}</p>
            <ol className="flex list-decimal flex-col gap-2.5 pl-6 marker:font-semibold marker:text-ink-2">
              {t(`pages.${page.slug}.steps`)
                .split('\n')
                .map((step) => (
                  <li key={step} className="pl-1">
                    {step}
                  </li>
                ))}
            </ol>
            {route && (
              <div>
                <ButtonLink href={link(route.name)}>{t('open')}</ButtonLink>
              </div>
            )}
          </PanelBody>
        </Panel>
        <Panel aria-labelledby="others" className="overflow-hidden">
          <PanelHead id="others" title={t('more')} />
          <TaskList pages={others} />
        </Panel>
      </div>
    </Page>
  );
};
