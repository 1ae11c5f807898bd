'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { FormProblem } from '../../lib/forms/problem.ts';
import { call } from '../rpc/client.ts';
import { randomId } from '../rpc/random-id.ts';
import { Note } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { problemKey } from './template-row.ts';
import type { OpenTemplate } from './use-template.ts';

const SHOWN = 3;

interface ProblemNotesProps {
  open: OpenTemplate;
  problems: readonly FormProblem[];
  /** Where the version is drawn. */
  paper: RefObject<HTMLDivElement | null>;
}

/** The first things that are wrong with a version, each with its place and, where one is near, the field that was meant. */
export const ProblemNotes = ({ open, problems, paper }: ProblemNotesProps) => {
  const t = useTranslations('templates.problem');
  const more = problems.length - SHOWN;
  return (
    <div role="alert" className="flex flex-col gap-2 px-5 pb-4 max-tablet:px-4">
      {problems.slice(0, SHOWN).map((problem) => (
        <ProblemNote key={problemKey(problem)} open={open} problem={problem} paper={paper} />
      ))}
      {more > 0 && <p className="text-sm text-error-ink">{t('more', { count: more })}</p>}
    </div>
  );
};

const ProblemNote = ({
  open: { template, version, opened, choose, act, busy },
  problem: { code, place, said, likely },
  paper,
}: Omit<ProblemNotesProps, 'problems'> & { problem: FormProblem }) => {
  const t = useTranslations('templates.problem');
  const label = opened?.fields.find(({ path }) => path === likely)?.label;
  const show = () => {
    const marks = [...(paper.current?.querySelectorAll<HTMLElement>('[data-unknown]') ?? [])];
    const mark =
      marks.find((each) => each.dataset.unknown === said && each.closest(`[data-at="${place.at}"]`)) ??
      paper.current?.querySelector<HTMLElement>(`[data-at="${place.at}"]`);
    mark?.scrollIntoView({ block: 'center' });
    mark?.focus();
  };
  const mend = () =>
    act(async () => {
      const params = { id: template.id, version_id: version?.id, said, likely };
      const { data } = await call('template.mend', params, {
        idempotencyKey: randomId(),
      });
      choose(data.version_id);
      notify.success(t('mended', { number: data.number }));
    });
  return (
    <Note
      tone="error"
      title={`${t(`code.${code}`)}: ${t('place', { ...place })}`}
      action={
        <>
          <Button size="sm" variant="quiet" onClick={show}>
            {t('show')}
          </Button>
          {code === 'unknown' && likely !== '' && (
            <Button size="sm" busy={busy} onClick={() => void mend()}>
              {t('mend')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-sm wrap-anywhere">
        {t('said')} <code className="text-error-ink">{said}</code>
        {likely !== '' && (
          <>
            {'. '}
            {t(code === 'outside_list' ? 'list' : 'likely')}{' '}
            <code className="font-medium">{`{{${code === 'outside_list' ? '#' : ''}${likely}}}`}</code>
            {label && `: ${label}`}
          </>
        )}
      </p>
    </Note>
  );
};
