'use client';
import { FileCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { awaitsAnswer } from '../../../../lib/papers/due.ts';
import { Answered } from '../../../shell/answered.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel, PanelHead } from '../../../ui/panel.tsx';
import type { PaperDocument } from '../paper-rows.ts';
import { OwnPaperRow } from './own-paper-row.tsx';
import { useOwnPapers } from './use-own-papers.ts';

/** Papers sent to the employee: first those that wait for an answer, then the answered ones. */
export const OwnPapersScreen = () => {
  const t = useTranslations('papers.own');
  const papers = useOwnPapers();
  const waiting = papers.rows.filter((row) => awaitsAnswer(row.status_id));
  const answered = papers.rows.filter((row) => !awaitsAnswer(row.status_id));
  return (
    <Page>
      <PageHead
        title={t('title')}
        facts={papers.isPending || papers.error ? undefined : t('facts', { count: waiting.length })}
      />
      {papers.error || papers.isPending ? (
        <Answered of={{ error: papers.error, refetch: papers.refetch }} level="h2" lines={4} isFramed />
      ) : papers.rows.length === 0 ? (
        <Panel>
          <EmptyState level="h2" icon={FileCheck} title={t('empty')}>
            {t('empty_text')}
          </EmptyState>
        </Panel>
      ) : (
        <div className="flex flex-col gap-6 max-tablet:gap-4">
          <PaperList id="papers-waiting" title={t('waiting')} rows={waiting} />
          <PaperList id="papers-answered" title={t('answered')} rows={answered} />
        </div>
      )}
    </Page>
  );
};

const PaperList = ({ id, title, rows }: { id: string; title: string; rows: readonly PaperDocument[] }) =>
  rows.length === 0 ? null : (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={title} />
      <ul>
        {rows.map((row) => (
          <OwnPaperRow key={row.id} row={row} />
        ))}
      </ul>
    </Panel>
  );
