'use client';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { PaperNote } from '../moves/paper-note.tsx';
import { rejectionIcon } from '../moves/rejection-icon.ts';
import { RowMenu } from '../moves/row-menu.tsx';
import { rowButtons, rowRejection } from '../moves/step-order.ts';
import { useStepWords } from '../moves/use-step-words.ts';

interface RowActionsProps {
  row: DocumentRow;
  href: string;
  busy: boolean;
  onStep: (row: DocumentRow, step: RowStep) => void;
}

/**
 * What may be done with a document in its row: turning down as a quiet icon, the way onward as a tonal button; what
 * else the workflow offers, in a menu. A row without steps only has its menu.
 */
export const RowActions = ({ row, href, busy, onStep }: RowActionsProps) => {
  const t = useTranslations('documents.list');
  const words = useStepWords();
  const { employee_id } = useProfile();
  const buttons = rowButtons(row, employee_id);
  const { primary } = buttons;
  const decline = rowRejection(buttons);
  const named = (step: RowStep) =>
    t('action_on', { verb: words.verb(step, row.object_id), number: row.number });
  return (
    <div className="flex items-center justify-end gap-1">
      {decline && primary && (
        <IconButton
          icon={rejectionIcon(decline)}
          label={named(decline)}
          size="sm"
          className="hover:bg-error-soft! hover:text-error-ink!"
          onClick={() => onStep(row, decline)}
        />
      )}
      {primary && <PaperNote row={row} steps={[primary]} brief />}
      {primary && (
        <Button
          variant="tonal"
          className="group-aria-selected:bg-surface"
          busy={busy}
          busyText={words.busy(primary, row.object_id)}
          aria-label={named(primary)}
          onClick={() => onStep(row, primary)}
        >
          {words.verb(primary, row.object_id)}
        </Button>
      )}
      <RowMenu row={row} href={href} buttons={buttons} onStep={onStep} />
    </div>
  );
};
