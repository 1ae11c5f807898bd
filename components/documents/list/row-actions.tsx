'use client';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { usePhone } from '../../shell/use-phone.ts';
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

/** What may be done with a document in its row. A row without steps only has its menu. */
export const RowActions = (props: RowActionsProps) => (
  <div className="flex items-center justify-end gap-1">
    <RowDecisions {...props} />
  </div>
);

/**
 * Turning down as a quiet icon, the way onward as a tonal button; what else the workflow offers, in a menu. In the inbox
 * it is larger, and written out on a phone; on a card it is written out, and the sheet has the rest.
 */
export const RowDecisions = ({
  row,
  href,
  busy,
  onStep,
  place = 'row',
}: RowActionsProps & { place?: 'row' | 'inbox' | 'card' }) => {
  const t = useTranslations('documents.list');
  const words = useStepWords();
  const { employee_id } = useProfile();
  const phone = usePhone();
  const isWritten = place === 'card' || (place === 'inbox' && phone);
  const size = place === 'row' ? 'sm' : 'md';
  const buttons = rowButtons(row, employee_id);
  const { primary } = buttons;
  const decline = rowRejection(buttons);
  const named = (verb: string) => t('action_on', { verb, number: row.number });
  const asking = decline && words.asking(decline, row.object_id);
  const note = primary && <PaperNote row={row} steps={[primary]} brief={!isWritten} />;
  return (
    <>
      {decline && asking !== undefined && isWritten && (
        <Button aria-label={named(asking)} onClick={() => onStep(row, decline)}>
          {asking}
        </Button>
      )}
      {decline && !isWritten && (primary || place === 'inbox') && (
        <IconButton
          icon={rejectionIcon(decline)}
          label={named(words.verb(decline, row.object_id))}
          size={size}
          className="hover:bg-error-soft! hover:text-error-ink!"
          onClick={() => onStep(row, decline)}
        />
      )}
      {place === 'card' ? <span className="order-last basis-full empty:hidden">{note}</span> : note}
      {primary && (
        <Button
          variant="tonal"
          className="group-aria-selected:bg-surface"
          busy={busy}
          busyText={words.busy(primary, row.object_id)}
          aria-label={named(words.verb(primary, row.object_id))}
          onClick={() => onStep(row, primary)}
        >
          {words.verb(primary, row.object_id)}
        </Button>
      )}
      {place !== 'card' && <RowMenu row={row} href={href} buttons={buttons} size={size} onStep={onStep} />}
    </>
  );
};
