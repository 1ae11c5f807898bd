'use client';
import { useTranslations } from 'next-intl';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { Panel } from '../ui/panel.tsx';
import { LawPanel } from './law-panel.tsx';
import { StepLine } from './step-line.tsx';

/** What is still to do before a company works: steps that tick themselves, each with the way to where it is done. */
export const StartScreen = () => {
  const t = useTranslations('setup');
  const asked = useAsked({
    queryKey: ['setup'],
    queryFn: ({ signal }) => call('setup.state', {}, { signal }).then(({ data }) => data),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const done = asked.data?.filter(({ state }) => state === 'done').length ?? 0;
  const all = asked.data?.length ?? 0;
  return (
    <Page>
      <PageHead
        title={t('steps_title')}
        facts={
          <>
            {asked.data && <>{done === all ? t('all_done') : t('steps_done', { done, all })}. </>}
            {t('steps_text')}
          </>
        }
      />
      <Answered of={asked} level="h2" pending={<PanelSkeleton />}>
        {(data) => (
          <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_360px]">
            <Panel>
              <ol className="divide-y divide-line">
                {data.map((step, index) => (
                  <StepLine
                    key={step.step}
                    step={step}
                    number={index + 1}
                    onDone={() => void asked.refetch()}
                  />
                ))}
              </ol>
            </Panel>
            <LawPanel />
          </div>
        )}
      </Answered>
    </Page>
  );
};
