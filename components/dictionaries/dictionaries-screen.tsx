'use client';
import { useTranslations } from 'next-intl';
import { routeNamed } from '../../lib/routes/table.ts';
import type { DictionaryList } from '../../lib/rpc/dictionaries.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Panel } from '../ui/panel.tsx';

/** All dictionaries the reader keeps, what each is for and how large it is. */
export const DictionariesScreen = () => {
  const t = useTranslations('dictionary');
  const asked = useAsked({
    queryKey: ['dictionary'],
    queryFn: ({ signal }) => call('dictionary.list', {}, { signal }).then(({ data }) => data),
  });
  return (
    <Page>
      <PageHead title={t('all')} facts={t('all_text')} />
      <Answered of={asked} level="h2" pending={<PanelSkeleton />}>
        {(data) => <Kept list={data} />}
      </Answered>
    </Page>
  );
};

const Kept = ({ list }: { list: DictionaryList }) => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const link = usePortalLink();
  return (
    <Panel>
      <ul className="grid divide-y divide-line tablet:grid-cols-2 tablet:divide-y-0">
        {list.map((each) => (
          <li
            key={each.name}
            className="relative flex items-start gap-4 px-5 py-3.5 hover:bg-hover tablet:border-b tablet:border-line"
          >
            <div className="min-w-0 flex-1">
              <AppLink
                href={
                  routeNamed(each.name) ? link(each.name) : link('dictionaries', { dictionary: each.name })
                }
                className="font-medium text-inherit no-underline after:absolute after:inset-0 hover:underline"
              >
                {names.of(each, 'title')}
              </AppLink>
              <p className="text-sm text-ink-2">{names.of(each, 'text')}</p>
            </div>
            <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
              {t('rows', { count: each.rows })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
