'use client';
import { useTranslations } from 'next-intl';
import {
  type PaperPerson,
  PUBLISH_OUTCOMES,
} from '../../../../lib/documents/families/request-push-signed/rpc.ts';
import { useNames } from '../../../people/use-names.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { Note } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Panel, PanelBody, PanelHead } from '../../../ui/panel.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { Publishing, PublishLine } from './use-publishing.ts';

interface PublishProgressProps {
  state: Exclude<Publishing, { name: 'idle' }>;
  title: string;
  people: readonly PaperPerson[];
  onAgain: () => void;
}

/** How far the publication is, what went wrong and how to go on, and at the end the result for each person. */
export const PublishProgress = ({ state, title, people, onAgain }: PublishProgressProps) => {
  const t = useTranslations('papers.progress');
  const errorText = useErrorText();
  return (
    <Panel aria-labelledby="publishing">
      <PanelHead id="publishing" title={title} />
      <PanelBody className="flex flex-col gap-4">
        {state.name === 'sending' && (
          <div role="status" className="flex flex-col gap-2">
            <p>{t('sending')}</p>
            <Progress value={state.percent} max={100} label={t('sending')} />
          </div>
        )}
        {state.name === 'publishing' && (
          <div role="status" className="flex flex-col gap-2">
            <p>{t('publishing', { done: state.done, total: state.total })}</p>
            <Progress value={state.done} max={state.total} label={t('label')} />
          </div>
        )}
        {state.name === 'failed' && (
          <div role="alert">
            <Note
              tone="error"
              title={t('failed', { done: state.done, total: state.total })}
              action={
                <Button variant="filled" onClick={onAgain}>
                  {t('again')}
                </Button>
              }
            >
              {errorText(state.error)}
            </Note>
          </div>
        )}
        {state.name === 'done' && <Result paper_id={state.paper_id} lines={state.lines} people={people} />}
      </PanelBody>
    </Panel>
  );
};

interface ResultProps {
  paper_id: number;
  lines: readonly PublishLine[];
  people: readonly PaperPerson[];
}

const Result = ({ paper_id, lines, people }: ResultProps) => {
  const t = useTranslations('papers.progress');
  const names = useNames();
  const link = usePortalLink();
  const nameOf = new Map(people.map((person) => [person.employee_id, names.of({ ...person }, 'name')]));
  const count = (outcome: PublishLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const missed = count('not_found');
  return (
    <>
      <div role="status">
        <Note tone={missed > 0 ? 'warning' : 'success'} title={t('done', { count: count('published') })}>
          {missed > 0 && <p>{t('missed', { count: missed })}</p>}
          {count('already') > 0 && <p>{t('already', { count: count('already') })}</p>}
        </Note>
      </div>
      <ScrollRegion
        aria-label={t('result')}
        className="max-h-100 overflow-y-auto rounded-panel border border-line"
      >
        <ul className="divide-y divide-line">
          {lines
            .toSorted((a, b) => PUBLISH_OUTCOMES.indexOf(b.outcome) - PUBLISH_OUTCOMES.indexOf(a.outcome))
            .map((line) => (
              <li key={line.employee_id} className="flex flex-wrap gap-x-3 px-3 py-2">
                <bdi className="min-w-0 flex-1 wrap-anywhere">
                  {nameOf.get(line.employee_id) ?? line.employee_id}
                </bdi>
                <span className={`text-sm ${line.outcome === 'not_found' ? 'text-error-ink' : 'text-ink-2'}`}>
                  {t(`outcome.${line.outcome}`)}
                </span>
              </li>
            ))}
        </ul>
      </ScrollRegion>
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink href={link('papers')}>{t('to_list')}</ButtonLink>
        <ButtonLink variant="filled" href={link('papers', { id: paper_id })}>
          {t('to_paper')}
        </ButtonLink>
      </div>
    </>
  );
};
