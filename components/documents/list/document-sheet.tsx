'use client';
import { Check, Maximize2, PenLine, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { daysOver } from '../../../lib/calendar/clash.ts';
import { useDays } from '../../calendar/use-days.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { Note } from '../../ui/banner.tsx';
import { Button, IconLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useClashWords } from '../away/use-clash-words.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { PaperNote } from '../moves/paper-note.tsx';
import { declineFirst, gridSteps, signs, stepButtons, stepKey } from '../moves/step-order.ts';
import { useStepWords } from '../moves/use-step-words.ts';
import { useNumberLine } from '../use-number-line.ts';
import type { RowsProps } from './rows-props.ts';
import { SheetFacts } from './sheet-facts.tsx';
import { SheetPapers } from './sheet-papers.tsx';

/** Everything needed to decide on one document, from the bottom of the phone; the buttons stay in sight. */
export const DocumentSheet = ({
  row,
  list,
  onClose,
}: {
  row: DocumentRow;
  list: RowsProps;
  onClose: () => void;
}) => {
  const t = useTranslations('documents.list');
  const numberLine = useNumberLine();
  const names = useNames();
  const comment = names.of(row, 'comments');
  const steps = gridSteps(row);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={names.short(row.employee_name, row.employee_name_eng)}
      description={numberLine(row)}
      lead={
        <PersonAvatar
          name={names.full(row.employee_name, row.employee_name_eng)}
          employee_id={row.employee_id}
        />
      }
      tools={<IconLink icon={Maximize2} label={t('open')} href={list.hrefOf(row)} />}
      footer={
        steps.length > 0 && (
          <SheetActions
            row={row}
            steps={steps}
            onStep={(step) => {
              onClose();
              list.onStep(row, step);
            }}
          />
        )
      }
    >
      <SheetFacts row={row} />
      <SheetClash row={row} list={list} />
      <SheetPapers row={row} />
      {comment !== '' && (
        <p className="mt-4 rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere">{comment}</p>
      )}
    </Dialog>
  );
};

/** Who else is away on these days, with the norm where it is exceeded; nothing without others. */
const SheetClash = ({ row, list }: { row: DocumentRow; list: RowsProps }) => {
  const t = useTranslations('documents');
  const days = useDays();
  const words = useClashWords();
  const clash = list.clashes.of(row);
  if (!clash || clash.others.length === 0) return null;
  const who = words.who(clash, list.clashes.nameOf);
  return (
    <div className="mt-4">
      {clash.over ? (
        <Note
          tone="warning"
          icon={Users}
          title={t('sheet.over', { period: days.list(daysOver(clash)), peak: clash.peak })}
        >
          {t('clash.norm', { who, norm: clash.norm ?? 0 })}
        </Note>
      ) : (
        <Note icon={Users} title={t('away.title')}>
          {who}
        </Note>
      )}
    </div>
  );
};

const SheetActions = ({
  row,
  steps,
  onStep,
}: {
  row: DocumentRow;
  steps: readonly RowStep[];
  onStep: (step: RowStep) => void;
}) => {
  const t = useTranslations('documents.sheet');
  const words = useStepWords();
  const { rejections, secondary, primary } = stepButtons(steps);
  return (
    <>
      {declineFirst(rejections).map((step) => (
        <Button
          key={step.id}
          variant={step.next_status_id === 'declined' ? 'quiet-danger' : 'outlined'}
          className="px-3!"
          onClick={() => onStep(step)}
        >
          {words.asking(step, row.object_id)}
        </Button>
      ))}
      {secondary.map((step) => (
        <Button key={stepKey(step)} className="basis-full!" onClick={() => onStep(step)}>
          {words.verb(step, row.object_id)}
        </Button>
      ))}
      <span className="basis-full! empty:hidden">
        <PaperNote row={row} steps={steps} />
        {primary && signs(primary) && (
          <span className="flex items-center gap-1.5 text-sm text-ink-2">
            <Icon of={PenLine} size={14} />
            {t('sign_needed')}
          </span>
        )}
      </span>
      {primary && (
        <Button variant="filled" icon={Check} className="basis-full!" onClick={() => onStep(primary)}>
          {words.verb(primary, row.object_id)}
        </Button>
      )}
    </>
  );
};
