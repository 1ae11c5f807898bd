'use client';
import { useTranslations } from 'next-intl';
import type { WorkflowJudgement } from '../../../lib/rpc/workflow-changes.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeWords } from './change-line.tsx';
import type { DraftEdits } from './use-draft-edits.ts';

/** What somebody else published over a draft: both sides of each step, and the choice between them. */
export const CollisionsPanel = ({
  judgement: { collisions, overtaken },
  edits,
}: {
  judgement: WorkflowJudgement;
  edits: DraftEdits;
}) => {
  const t = useTranslations('workflow_admin.changes');
  const days = useDays();
  if (!overtaken && collisions.length === 0) return null;
  return (
    <Note
      tone={collisions.length > 0 ? 'warning' : 'info'}
      title={
        overtaken
          ? t('overtaken', { version: overtaken.version, when: days.moment(overtaken.published_at) })
          : t('changed_beside')
      }
    >
      <p className="text-ink-2">
        {overtaken && `«${overtaken.title}». `}
        {t('collide', { count: collisions.length })}
      </p>
      {collisions.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {collisions.map(({ step_id, before, after, now }) => (
            <li key={step_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <dl className="grid min-w-0 flex-1 basis-80 grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1">
                <dt className="text-ink-2">{t('side.theirs')}</dt>
                <dd>
                  <ChangeWords before={before} after={now} />
                </dd>
                <dt className="text-ink-2">{t('side.mine')}</dt>
                <dd>
                  <ChangeWords before={before} after={after} />
                </dd>
              </dl>
              <span className="flex gap-2">
                <Button size="sm" busy={edits.busy} onClick={() => void edits.takeBack([step_id])}>
                  {t('keep_theirs')}
                </Button>
                <Button size="sm" busy={edits.busy} onClick={() => void edits.keepMine([step_id])}>
                  {t('keep_mine')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
};
