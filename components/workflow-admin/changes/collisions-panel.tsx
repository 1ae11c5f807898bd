'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { WorkflowJudgement } from '../../../lib/rpc/workflow-changes.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeWords } from './change-line.tsx';
import { PolicyWords } from './policy-words.tsx';
import type { DraftEdits } from './use-draft-edits.ts';

/** What another admin published over a draft: both sides of each step, and the choice between them. */
export const CollisionsPanel = ({
  judgement: { collisions, policy_collisions, overtaken },
  edits,
}: {
  judgement: WorkflowJudgement;
  edits: DraftEdits;
}) => {
  const t = useTranslations('workflow_admin.changes');
  const days = useDays();
  const count = collisions.length + policy_collisions.length;
  if (!overtaken && count === 0) return null;
  return (
    <Note
      tone={count > 0 ? 'warning' : 'info'}
      title={
        overtaken
          ? t('overtaken', { version: overtaken.version, when: days.moment(overtaken.published_at) })
          : t('changed_beside')
      }
    >
      <p className="text-ink-2">
        {overtaken && `«${overtaken.title}». `}
        {t('collide', { count })}
      </p>
      {count > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {collisions.map(({ id, before, after, now }) => (
            <Sides
              key={id}
              theirs={<ChangeWords before={before} after={now} />}
              mine={<ChangeWords before={before} after={after} />}
              busy={edits.busy}
              onTheirs={() => void edits.takeBack([id])}
              onMine={() => void edits.keepMine({ anew: [id] })}
            />
          ))}
          {policy_collisions.map(({ id, before, after, now }) => (
            <Sides
              key={`policy ${id}`}
              theirs={<PolicyWords before={before} after={now} />}
              mine={<PolicyWords before={before} after={after} />}
              busy={edits.busy}
              onTheirs={() => void edits.takePolicyBack([id])}
              onMine={() => void edits.keepMine({ policies_anew: [id] })}
            />
          ))}
        </ul>
      )}
    </Note>
  );
};

interface SidesProps {
  theirs: ReactNode;
  mine: ReactNode;
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** What was published and what the draft wants, and the choice between them. */
const Sides = ({ theirs, mine, busy, onTheirs, onMine }: SidesProps) => {
  const t = useTranslations('workflow_admin.changes');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <dl className="grid min-w-0 flex-1 basis-80 grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-ink-2">{t('side.theirs')}</dt>
        <dd>{theirs}</dd>
        <dt className="text-ink-2">{t('side.mine')}</dt>
        <dd>{mine}</dd>
      </dl>
      <span className="flex gap-2">
        <Button size="sm" busy={busy} onClick={onTheirs}>
          {t('keep_theirs')}
        </Button>
        <Button size="sm" busy={busy} onClick={onMine}>
          {t('keep_mine')}
        </Button>
      </span>
    </li>
  );
};
