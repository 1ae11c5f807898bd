'use client';
import { Ellipsis, ExternalLink, Undo2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { PaperNote } from '../../signing/policy/paper-note.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { rowButtons, rowRejection, stepKey } from '../moves/step-order.ts';
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
  const { rejections, secondary, primary } = buttons;
  const decline = rowRejection(buttons);
  const rest = [...rejections.filter((step) => step !== decline), ...secondary];
  const named = (step: RowStep) => t('action_on', { verb: words.verb(step), number: row.number });
  return (
    <div className="flex items-center justify-end gap-1">
      {decline && primary && (
        <IconButton
          icon={decline.next_status_id === 'declined' ? X : Undo2}
          label={named(decline)}
          size="sm"
          data-step="reject"
          className="hover:bg-error-soft! hover:text-error-ink!"
          onClick={() => onStep(row, decline)}
        />
      )}
      {primary && <PaperNote row={row} steps={[primary]} brief />}
      {primary && (
        <Button
          variant="tonal"
          data-step="primary"
          className="group-aria-selected:bg-surface"
          busy={busy}
          busyText={words.busy(primary)}
          aria-label={named(primary)}
          onClick={() => onStep(row, primary)}
        >
          {words.verb(primary)}
        </Button>
      )}
      {(rest.length > 0 || !primary) && (
        <Menu
          label={t('more_on', { number: row.number })}
          trigger={<IconButton icon={Ellipsis} size="sm" label={t('more_on', { number: row.number })} />}
        >
          <MenuLink icon={ExternalLink} href={href}>
            {t('open')}
          </MenuLink>
          {[...(primary ? [] : rejections), ...rest].filter(once).map((step) => (
            <MenuItem key={stepKey(step)} danger={step.reject === '1'} onSelect={() => onStep(row, step)}>
              {words.asking(step)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
};

const once = (step: RowStep, index: number, all: readonly RowStep[]): boolean => all.indexOf(step) === index;
