'use client';
import { Check, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { PaperNote } from '../../signing/policy/paper-note.tsx';
import { Note } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { useClashWords } from '../away/use-clash-words.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { HolderLine } from '../moves/holder-line.tsx';
import { gridSteps, stepButtons, stepKey } from '../moves/step-order.ts';
import { useStepWords } from '../moves/use-step-words.ts';
import type { RowsProps } from './rows-props.ts';

/** Everything needed to decide on one document, from the bottom of the phone. */
export const DocumentSheet = ({
  row,
  list,
  onClose,
}: {
  row: DocumentRow;
  list: RowsProps;
  onClose: () => void;
}) => {
  const t = useTranslations('documents');
  const names = useNames();
  const days = useDays();
  const clashWords = useClashWords();
  const clash = list.clashes.of(row);
  const comment = names.of(row, 'comments');
  const act = (step: RowStep) => {
    onClose();
    list.onStep(row, step);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={names.short(row.employee_name, row.employee_name_eng)}
      description={t('list.type_and_number', {
        type: names.of(row, 'document_type_name'),
        number: row.number,
      })}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2.5">
        <Fact term={t('columns.status')}>
          <StatusTag statusId={row.status_id} label={names.of(row, 'status_name')} />
        </Fact>
        {row.start_date !== null && (
          <Fact term={t('columns.dates')}>{days.range(row.start_date, row.end_date ?? row.start_date)}</Fact>
        )}
        {row.days !== null && <Fact term={t('columns.days')}>{row.days}</Fact>}
        <Fact term={t('columns.holder')}>
          <HolderLine row={row} />
        </Fact>
      </dl>
      {clash?.over && (
        <div className="mt-4">
          <Note tone="warning" icon={Users} title={clashWords.count(clash)}>
            {t('clash.norm', { who: clashWords.who(clash, list.clashes.nameOf), norm: clash.norm ?? 0 })}
          </Note>
        </div>
      )}
      {comment !== '' && <p className="mt-4 rounded-control bg-sunken px-3 py-2 text-sm">{comment}</p>}
      <SheetActions row={row} list={list} onStep={act} />
    </Dialog>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{term}</dt>
    <dd className="text-right font-medium">{children}</dd>
  </>
);

const SheetActions = ({
  row,
  list,
  onStep,
}: {
  row: DocumentRow;
  list: RowsProps;
  onStep: (step: RowStep) => void;
}) => {
  const t = useTranslations('documents.list');
  const words = useStepWords();
  const { rejections, secondary, primary } = stepButtons(gridSteps(row));
  return (
    <div className="mt-4 flex flex-col gap-2">
      <div className="flex gap-2 *:flex-1">
        {rejections.map((step) => (
          <Button
            key={step.id}
            variant={step.next_status_id === 'declined' ? 'quiet-danger' : 'outlined'}
            onClick={() => onStep(step)}
          >
            {words.asking(step)}
          </Button>
        ))}
        <ButtonLink href={list.hrefOf(row)} variant="outlined">
          {t('open')}
        </ButtonLink>
      </div>
      {secondary.map((step) => (
        <Button key={stepKey(step)} onClick={() => onStep(step)}>
          {words.verb(step)}
        </Button>
      ))}
      <PaperNote row={row} steps={row.steps} />
      {primary && (
        <Button variant="filled" icon={Check} onClick={() => onStep(primary)}>
          {words.verb(primary)}
        </Button>
      )}
    </div>
  );
};
