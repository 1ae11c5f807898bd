'use client';
import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { usePhone } from '../../shell/use-phone.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useClashWords } from '../away/use-clash-words.ts';
import type { Clashes } from '../away/use-clashes.ts';
import type { DocumentRow } from '../document-row.ts';
import { PaperNote } from '../moves/paper-note.tsx';
import { rejectionIcon } from '../moves/rejection-icon.ts';
import { RowMenu } from '../moves/row-menu.tsx';
import { rowButtons, rowRejection } from '../moves/step-order.ts';
import type { Decide } from '../moves/use-decide.tsx';
import { useStepWords } from '../moves/use-step-words.ts';
import { useDocumentHref } from '../use-document-href.ts';

/** How a document of another person is decided, in its row. */
export const InboxActions = ({ row, decide }: { row: DocumentRow; decide: Decide }) => {
  const href = useDocumentHref()(row);
  const t = useTranslations('documents.list');
  const words = useStepWords();
  const { employee_id } = useProfile();
  const phone = usePhone();
  const buttons = rowButtons(row, employee_id);
  const { primary } = buttons;
  const reject = rowRejection(buttons);
  return (
    <>
      {reject && phone && (
        <Button
          aria-label={t('action_on', { verb: words.asking(reject, row.object_id), number: row.number })}
          onClick={() => void decide.one(row, reject)}
        >
          {words.asking(reject, row.object_id)}
        </Button>
      )}
      {reject && !phone && (
        <IconButton
          icon={rejectionIcon(reject)}
          label={t('action_on', { verb: words.verb(reject, row.object_id), number: row.number })}
          className="hover:bg-error-soft! hover:text-error-ink!"
          onClick={() => void decide.one(row, reject)}
        />
      )}
      {primary && <PaperNote row={row} steps={[primary]} brief={!phone} />}
      {primary && (
        <Button
          variant="tonal"
          busy={decide.busy.has(row.id)}
          busyText={words.busy(primary, row.object_id)}
          aria-label={t('action_on', { verb: words.verb(primary, row.object_id), number: row.number })}
          onClick={() => void decide.one(row, primary)}
        >
          {words.verb(primary, row.object_id)}
        </Button>
      )}
      <RowMenu
        row={row}
        href={href}
        buttons={buttons}
        size="md"
        onStep={(of, step) => void decide.one(of, step)}
      />
    </>
  );
};

/** How many of the same department are away on its days, where they are too many. */
export const ClashFlag = ({ row, clashes }: { row: DocumentRow; clashes: Clashes }) => {
  const words = useClashWords();
  const clash = clashes.of(row);
  if (!clash?.over) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-warning-ink">
      <Icon of={Users} size={14} />
      {words.count(clash)}
    </span>
  );
};
