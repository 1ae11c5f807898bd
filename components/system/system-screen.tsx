'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { Panel } from '../ui/panel.tsx';
import { PartLine } from './part-line.tsx';
import { SlowStatements } from './slow-statements.tsx';

/** How the portal stands: what needs a hand first, each part with its figures and what to do. */
export const SystemScreen = () => {
  const t = useTranslations('system');
  const { moment } = useDays();
  const asked = useAsked({
    queryKey: ['system'],
    queryFn: ({ signal }) => call('system.state', {}, { signal }).then(({ data }) => data),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const state = asked.data;
  return (
    <Page>
      <PageHead
        title={t('title')}
        facts={state && t('facts', { count: state.parts.filter((part) => part.state !== 'ok').length })}
      />
      <Answered of={asked} level="h2" pending={<PanelSkeleton />}>
        {(state) => (
          <>
            <Panel>
              <ul className="divide-y divide-line">
                {state.parts
                  .toSorted((a, b) => RANK[a.state] - RANK[b.state])
                  .map((part) => (
                    <PartLine key={part.part} part={part} />
                  ))}
              </ul>
            </Panel>
            <SlowStatements slow={state.slow} />
            <p className="mt-4 text-sm text-ink-2">
              {t('versions', {
                version: state.version,
                build: state.build,
                node: state.node,
                database: state.database,
                started: moment(state.started),
              })}
            </p>
          </>
        )}
      </Answered>
    </Page>
  );
};

const RANK = { act: 0, look: 1, ok: 2 } as const;
