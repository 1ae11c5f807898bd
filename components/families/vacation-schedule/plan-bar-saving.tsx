'use client';
import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button, IconButton } from '../../ui/button.tsx';
import type { PlanEditing } from './use-plan-edits.ts';

/** How many changes wait to be saved, and what is done with them. Floats at the bottom. */
export const PlanSaving = ({
  editing: { edits, undo, redo, clear },
  busy,
  onSave,
}: {
  editing: PlanEditing;
  busy: boolean;
  onSave: () => void;
}) => {
  const t = useTranslations('families.vacation_schedule.screen');
  if (edits.size === 0 && !undo && !redo) return null;
  const none = edits.size === 0 ? t('nothing_changed') : undefined;
  return (
    <div className="pointer-events-none sticky bottom-6 z-(--z-actionbar) mt-6 flex justify-center max-tablet:bottom-20 print:hidden">
      <section
        data-actionbar
        aria-label={t('saving')}
        className="pointer-events-auto flex max-w-full flex-wrap items-center gap-2 rounded-panel border border-line bg-raised px-4 py-2.5 shadow-dialog"
      >
        <span role="status" className="mr-2">
          {t('changed', { count: edits.size })}
        </span>
        <IconButton
          size="sm"
          icon={Undo2}
          label={t('undo')}
          disabledReason={undo ? undefined : t('nothing_to_undo')}
          onClick={() => undo?.()}
        />
        <IconButton
          size="sm"
          icon={Redo2}
          label={t('redo')}
          disabledReason={redo ? undefined : t('nothing_to_redo')}
          onClick={() => redo?.()}
        />
        <Button size="sm" variant="quiet" disabledReason={none} title={none} onClick={clear}>
          {t('drop')}
        </Button>
        <Button size="sm" variant="filled" busy={busy} disabledReason={none} title={none} onClick={onSave}>
          {t('save')}
        </Button>
      </section>
    </div>
  );
};
