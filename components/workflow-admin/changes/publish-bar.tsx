'use client';
import { CircleCheck, Link2, Trash2, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { WorkflowDraft, WorkflowJudgement } from '../../../lib/rpc/workflow-changes.ts';
import { call } from '../../rpc/client.ts';
import { Button, DisabledReason, IconButton } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.ts';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { countOf } from './changes-panel.tsx';
import type { DraftEdits } from './use-draft-edits.ts';
import { type ChosenWay, unplaced, wayOf } from './way.ts';

interface PublishBarProps {
  draft: WorkflowDraft;
  judgement: WorkflowJudgement | undefined;
  chosen: ChosenWay;
  edits: DraftEdits;
  onGone: () => void;
}

const loadDialog = () => import('./publish-dialog.tsx').then((file) => file.PublishDialog);

/** What may be done with a draft: throw it away, show it to a colleague, publish it; and why not yet. */
export const PublishBar = ({ draft, judgement, chosen, edits, onGone }: PublishBarProps) => {
  const t = useTranslations('workflow_admin.publish');
  const confirm = useConfirm();
  const reasonId = useId();
  const dialog = useOnDemand(loadDialog);
  const [isAsked, setAsked] = useState(false);
  const Asked = dialog.loaded;
  const reason = useReason(draft, judgement, chosen);
  const drop = async () => {
    const yes = await confirm({
      title: t('drop_title', { number: draft.number }),
      text: t('drop_text'),
      yes: t('drop_yes'),
      no: t('keep'),
      danger: true,
    });
    if (!yes) return;
    await edits.act(async () => {
      await call('workflow.drop', { id: draft.id, updated_at: draft.updated_at });
      notify.success(t('dropped'));
      onGone();
    });
  };
  const copy = async () => {
    const address = new URL(window.location.href);
    address.searchParams.set('change', String(draft.number));
    await navigator.clipboard.writeText(address.href);
    notify.success(t('copied'));
  };
  return (
    <section
      data-actionbar
      aria-label={t('label')}
      className="sticky bottom-0 z-[calc(var(--z-actionbar)+1)] border-t border-line bg-surface px-8 max-desk:px-6 max-tablet:fixed max-tablet:inset-x-0 max-tablet:px-4 print:hidden"
    >
      <div className="mx-auto flex min-h-(--actionbar) max-w-(--page-max) flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <Button
          variant="quiet-danger"
          icon={Trash2}
          busy={edits.busy}
          className="max-tablet:hidden"
          onClick={() => void drop()}
        >
          {t('drop')}
        </Button>
        <IconButton
          variant="outlined"
          icon={Trash2}
          label={t('drop')}
          className="tablet:hidden"
          onClick={() => void drop()}
        />
        <span className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-tablet:flex-1">
          {reason ? (
            <DisabledReason id={reasonId}>{reason}</DisabledReason>
          ) : (
            judgement && <Ready judgement={judgement} chosen={chosen} />
          )}
          <Button icon={Link2} className="max-tablet:hidden" onClick={() => void copy()}>
            {t('show')}
          </Button>
          <Button
            variant="filled"
            icon={Upload}
            disabledReason={reason}
            aria-describedby={reason ? reasonId : undefined}
            {...dialog.button}
            onClick={() => {
              dialog.open();
              setAsked(true);
            }}
          >
            {t('publish')}
          </Button>
        </span>
      </div>
      {Asked && isAsked && judgement && (
        <Asked
          draft={draft}
          judgement={judgement}
          chosen={chosen}
          onClose={() => setAsked(false)}
          onPublished={onGone}
        />
      )}
    </section>
  );
};

const Ready = ({ judgement, chosen }: { judgement: WorkflowJudgement; chosen: ChosenWay }) => {
  const t = useTranslations('workflow_admin.publish');
  const moved = judgement.stranded.reduce((sum, { documents }) => sum + documents, 0);
  const text =
    wayOf(chosen, judgement) === 'keep'
      ? t('ready_keep', { count: judgement.under_way })
      : t('ready_new', { count: moved });
  return (
    <p className="inline-flex items-center gap-1.5 text-sm text-success-ink max-tablet:hidden">
      <Icon of={CircleCheck} size={16} />
      {text}
    </p>
  );
};

/** Why a draft is not published yet. */
const useReason = (
  draft: WorkflowDraft,
  judgement: WorkflowJudgement | undefined,
  chosen: ChosenWay,
): string | undefined => {
  const t = useTranslations('workflow_admin.publish.why');
  if (countOf(draft) === 0) return t('nothing');
  if (!judgement) return t('judging');
  const collisions = judgement.collisions.length + judgement.policy_collisions.length;
  if (collisions > 0) return t('collisions', { count: collisions });
  const errors = judgement.findings.filter(({ severity, is_new }) => severity === 'error' && is_new);
  if (errors.length > 0) return t('errors', { count: errors.length });
  const left = unplaced(chosen, judgement);
  return left > 0 ? t('documents', { count: left }) : undefined;
};
