'use client';
import { CloudCheck, CloudOff, PencilLine, Send, Signature, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { isDecided } from '../../../lib/workflow/available.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useLender } from '../../grants/use-lender.ts';
import { useUnsent } from '../../rpc/use-unsent.ts';
import { Button, DisabledReason, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useConflict } from '../conflict/use-conflict.ts';
import type { RowStep } from '../document-row.ts';
import { PaperNote } from '../moves/paper-note.tsx';
import { rejectionIcon } from '../moves/rejection-icon.ts';
import { signs, stepKey } from '../moves/step-order.ts';
import { useStepWords } from '../moves/use-step-words.ts';
import type { DocumentForm } from './use-document-form.ts';
import type { FormActions } from './use-form-actions.tsx';
import { useRuleWords } from './use-rule-words.ts';

const ConflictWays = dynamic(
  () => import('../conflict/conflict-ways.tsx').then((file) => file.ConflictWays),
  {
    ssr: false,
  },
);

/**
 * What may be done with the document: rejections and deleting quietly on the left, saving and the way onward on the
 * right, the primary last. A step that waits says why in a line of its own. On the phone it lies over the tabs.
 */
export const ActionBar = ({ form, actions }: { form: DocumentForm; actions: FormActions }) => {
  const t = useTranslations('documents.form');
  const signing = useTranslations('signing');
  const { rejections, secondary, primary } = actions;
  const canDelete = form.row ? form.row.can_delete === '1' : false;
  const deletes = form.row && isDecided(form.row) ? t('after_decision.annul.yes') : t('delete');
  const rules = useRuleWords();
  const files = useTranslations('documents.files');
  const { running } = form.uploads;
  const sending = running > 0 ? files('wait', { count: running }) : undefined;
  const waits = (step: RowStep): string | undefined => {
    if (sending) return sending;
    const refusal = form.refusalOf(step);
    return refusal && rules.refusal(refusal);
  };
  const reason =
    sending ?? [...(primary ? [primary] : []), ...secondary, ...rejections].map(waits).find(Boolean);
  const reasonId = useId();
  /** An error is shown beside why a step waits; success is not. */
  const pressing = form.form.newer !== null || form.saving.state.kind === 'failed';
  if (!form.canWrite && !form.isClosed && form.steps.length === 0 && !canDelete) return null;
  return (
    <section
      data-actionbar
      aria-label={t('actions')}
      className="sticky bottom-0 z-[calc(var(--z-actionbar)+1)] border-t border-line bg-surface px-8 shadow-[0_-6px_20px_oklch(0.2_0.02_220/0.05)] max-desk:px-6 max-tablet:fixed max-tablet:inset-x-0 max-tablet:px-4 print:hidden"
    >
      <ForWhomLine />
      <div
        className={`mx-auto flex min-h-(--actionbar) ${form.isWide ? 'max-w-(--wide-max)' : 'max-w-(--page-max)'} flex-wrap items-center gap-2 py-2`}
      >
        {rejections.map((step) => (
          <RejectButton
            key={step.id}
            object_id={form.family.object_id}
            step={step}
            reason={waits(step)}
            reasonId={reasonId}
            onClick={() => void actions.take(step)}
          />
        ))}
        {canDelete && (
          <>
            <Button
              variant="quiet-danger"
              icon={Trash2}
              className="max-tablet:hidden"
              onClick={() => void actions.remove()}
            >
              {deletes}
            </Button>
            <IconButton
              variant="outlined"
              icon={Trash2}
              label={deletes}
              className="tablet:hidden"
              onClick={() => void actions.remove()}
            />
          </>
        )}
        {form.isClosed && (
          <>
            <Button
              variant="quiet"
              icon={PencilLine}
              className="max-tablet:hidden"
              onClick={() => void actions.change()}
            >
              {t('after_decision.open')}
            </Button>
            <IconButton
              variant="outlined"
              icon={PencilLine}
              label={t('after_decision.open')}
              className="tablet:hidden"
              onClick={() => void actions.change()}
            />
          </>
        )}
        <span
          className={`ml-auto flex items-center justify-end gap-3 ${pressing ? 'flex-wrap' : ''} max-tablet:ml-0 max-tablet:min-w-0 max-tablet:flex-1 ${reason ? 'max-tablet:flex-wrap' : ''} ${rejections.length > 0 ? 'max-tablet:basis-full' : ''}`}
        >
          <PaperNote row={form.row} steps={form.steps} />
          {reason && <DisabledReason id={reasonId}>{reason}</DisabledReason>}
          {!reason && primary?.sign === '3' && <DisabledReason>{signing('paper_only')}</DisabledReason>}
          {(pressing || !reason) && form.canWrite && <SavedState form={form} />}
          {form.canWrite && (
            <Button
              className="max-tablet:hidden"
              busy={actions.busy}
              busyText={t('saving')}
              disabledReason={sending}
              aria-describedby={sending ? reasonId : undefined}
              onClick={() => void actions.saveAndClose()}
            >
              {t('save_and_close')}
            </Button>
          )}
          {secondary.map((step) => (
            <StepButton
              key={stepKey(step)}
              object_id={form.family.object_id}
              step={step}
              variant="outlined"
              busy={false}
              reason={waits(step)}
              reasonId={reasonId}
              onClick={() => void actions.take(step)}
            />
          ))}
          {primary && (
            <StepButton
              object_id={form.family.object_id}
              step={primary}
              variant="filled"
              busy={actions.busy}
              reason={waits(primary)}
              reasonId={reasonId}
              onClick={() => void actions.take(primary)}
            />
          )}
        </span>
      </div>
    </section>
  );
};

/** Under a grant every button names its lender. */
const ForWhomLine = () => {
  const t = useTranslations('documents.form');
  const who = useLender();
  return (
    who && <p className="mx-auto max-w-(--page-max) pt-2 text-sm text-accent-ink">{t('for_whom', { who })}</p>
  );
};

const RejectButton = ({
  object_id,
  step,
  reason,
  reasonId,
  onClick,
}: Pick<StepButtonProps, 'object_id' | 'step' | 'reason' | 'reasonId' | 'onClick'>) => {
  const words = useStepWords();
  const declines = step.next_status_id === 'declined';
  return (
    <Button
      variant={declines ? 'quiet-danger' : 'quiet'}
      icon={rejectionIcon(step)}
      disabledReason={reason}
      aria-describedby={reason ? reasonId : undefined}
      onClick={onClick}
      className="max-tablet:flex-1 max-tablet:px-2! max-tablet:[&>svg]:hidden"
    >
      {words.asking(step, object_id)}
    </Button>
  );
};

interface StepButtonProps {
  object_id: string;
  step: RowStep;
  variant: 'filled' | 'outlined';
  busy: boolean;
  reason: string | undefined;
  reasonId: string;
  onClick: () => void;
}

const StepButton = ({ object_id, step, variant, busy, reason, reasonId, onClick }: StepButtonProps) => {
  const words = useStepWords();
  return (
    <Button
      variant={variant}
      {...(signs(step) ? { icon: Signature } : step.next_status_id === 'prepared' ? { icon: Send } : {})}
      busy={busy}
      busyText={words.busy(step, object_id)}
      disabledReason={reason}
      aria-describedby={reason ? reasonId : undefined}
      onClick={onClick}
      className="max-tablet:flex-1"
    >
      {words.verb(step, object_id)}
    </Button>
  );
};

/** What became of what was typed; of a conflict the way out as well. */
const SavedState = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.form');
  const days = useDays();
  const conflict = useConflict(form);
  const unsent = useUnsent();
  const { state } = form.saving;
  if (conflict)
    return (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-error-ink max-tablet:basis-full">
        <Icon of={CloudOff} size={16} className="flex-none" />
        <span role="status">{conflict.title}</span>
        <ConflictWays form={form} />
      </span>
    );
  const waits = state.kind === 'saving' && unsent.count > 0;
  const text =
    state.kind === 'failed'
      ? state.text
      : state.kind === 'saving'
        ? t(waits ? 'waits' : 'saving')
        : form.row === undefined
          ? t('kept_here')
          : form.dirty
            ? form.isDraft
              ? t('saving_soon')
              : t('not_saved')
            : t('saved_at', { time: days.time(state.kind === 'saved' ? state.at : form.row.updated_at) });
  return (
    <span
      role="status"
      className={`flex min-w-0 items-center gap-2 text-sm ${state.kind === 'failed' ? 'text-error-ink' : waits ? 'text-ink-2' : 'text-ink-2 max-tablet:sr-only'}`}
    >
      <Icon of={state.kind === 'failed' || waits ? CloudOff : CloudCheck} size={16} className="flex-none" />
      {text}
    </span>
  );
};
