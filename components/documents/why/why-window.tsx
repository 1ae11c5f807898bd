'use client';
import { useTranslations } from 'next-intl';
import { Answered } from '../../shell/answered.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { DocumentRow } from '../document-row.ts';
import { useStatusWord } from '../use-status-word.ts';
import { HeldTimes } from './held-times.tsx';
import { movesOf } from './moves-of.ts';
import { StepReason } from './step-reason.tsx';
import { useWhy } from './use-why.ts';

/** Every step out of the status of a document: open, or why not and who can; and how long each held it. */
export const WhyWindow = ({
  object_id,
  row,
  onClose,
}: {
  object_id: string;
  row: DocumentRow;
  onClose: () => void;
}) => {
  const t = useTranslations('why');
  const statusWord = useStatusWord();
  const why = useWhy(object_id, row.id);
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('status', { number: row.number, status: statusWord(row, object_id) })}
    >
      <Answered of={why} pending={<SkeletonRows rows={3} label={t('loading')} />} stays>
        {(data) => (
          <div className="flex flex-col gap-6">
            {data.steps.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <ul aria-label={t('steps')} className="flex flex-col gap-4">
                {movesOf(data.steps).map((steps) => (
                  <StepReason
                    key={`${steps[0].next_status_id} ${steps[0].reject}`}
                    object_id={object_id}
                    steps={steps}
                  />
                ))}
              </ul>
            )}
            {data.not_editable && <p className="text-ink-2">{t(`not_editable.${data.not_editable}`)}</p>}
            <HeldTimes object_id={object_id} why={data} />
          </div>
        )}
      </Answered>
    </Dialog>
  );
};
