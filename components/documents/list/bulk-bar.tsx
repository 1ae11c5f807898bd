'use client';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChosenBar } from '../../lists/chosen-bar.tsx';
import type { Chosen } from '../../lists/use-chosen.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { DocumentRow } from '../document-row.ts';
import { type BulkAction, bulkActions, bulkPrimary, sharedActions } from '../moves/bulk.ts';
import { familyOfRows } from '../moves/family-of-rows.ts';
import { useStepWords } from '../moves/use-step-words.ts';

interface BulkBarProps {
  chosen: Chosen<DocumentRow>;
  /** Only what every chosen row offers is decided: the rows are of several families. */
  shared?: boolean;
  busy: boolean;
  onAction: (action: BulkAction) => void;
  /** What else is done with all of it, left of what is decided. */
  children?: ReactNode;
}

/** What is chosen and what may be decided on all of it at once. Floats at the bottom while something is chosen. */
export const BulkBar = ({ chosen, shared = false, busy, onAction, children }: BulkBarProps) => {
  const t = useTranslations('documents.bulk');
  const { rows } = chosen;
  const any = bulkActions(rows);
  const actions = shared ? sharedActions(any) : any;
  const primary = bulkPrimary(actions);
  const days = rows.reduce((sum, row) => sum + (row.days ?? 0), 0);
  return (
    <ChosenBar
      label={t('label')}
      chosen={chosen}
      sum={days > 0 && <span className="text-ink-2"> · {t('days', { count: days })}</span>}
      more={children}
    >
      {actions.map((action) => (
        <BulkButton
          key={`${action.reject}${action.next_status_id}${action.signed}`}
          action={action}
          chosen={rows.length}
          primary={action === primary}
          busy={busy}
          onClick={() => onAction(action)}
        />
      ))}
      {actions.length === 0 && (
        <p className="text-sm text-ink-2">{t(any.length > 0 ? 'mixed' : 'nothing_to_do')}</p>
      )}
    </ChosenBar>
  );
};

interface BulkButtonProps {
  action: BulkAction;
  chosen: number;
  primary: boolean;
  busy: boolean;
  onClick: () => void;
}

const BulkButton = ({ action, chosen, primary, busy, onClick }: BulkButtonProps) => {
  const t = useTranslations('documents.bulk');
  const words = useStepWords();
  const [first] = action.moves;
  if (!first) return null;
  const object_id = familyOfRows(action.moves.map(({ row }) => row));
  const verb = words.asking(first.step, object_id);
  return (
    <Button
      variant={primary ? 'filled' : action.next_status_id === 'declined' ? 'quiet-danger' : 'quiet'}
      {...(primary ? { icon: Check } : {})}
      busy={busy && primary}
      busyText={words.busy(first.step, object_id)}
      onClick={onClick}
      className={classNames(primary && 'max-tablet:w-full')}
    >
      {primary || action.moves.length !== chosen ? t('counted', { verb, count: action.moves.length }) : verb}
    </Button>
  );
};
