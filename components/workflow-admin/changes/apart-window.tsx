'use client';
import { useTranslations } from 'next-intl';
import type { StrandedDocuments } from '../../../lib/rpc/workflow-changes.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import { LoadFailure } from '../../shell/failure.tsx';
import { PanelRows } from '../../shell/screens/panel-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { type ChosenWay, targetOf } from './way.ts';

/** Documents that are told apart one by one, at most; the rest go with their status. */
const SHOWN = 100;

/** Where each of the stranded documents goes. */
export const ApartWindow = ({
  object,
  stranded,
  chosen,
  onChoose,
  onClose,
}: {
  object: string;
  stranded: StrandedDocuments;
  chosen: ChosenWay;
  onChoose: (chosen: ChosenWay) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('workflow_admin.documents');
  const words = useWorkflowWords();
  const names = useNames();
  const days = useDays();
  const view = useView<AnyRow>(object, {
    filter: `status_id = '${stranded.status_id}'`,
    select: 'id,number,employee_name,employee_name_eng,status_date',
    orderBy: 'status_date',
    sort: 'asc',
    rowsPerPage: SHOWN,
  });
  const usual = targetOf(chosen, stranded);
  const choose = (id: number, next: string) => {
    const { [id]: _, ...others } = chosen.apart;
    onChoose({ ...chosen, apart: next === usual ? others : { ...others, [id]: next } });
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('apart_title', { status: words.status(stranded.status_id) })}
      description={t('apart_text', { status: words.status(usual ?? '') })}
      footer={
        <Button variant="filled" onClick={onClose}>
          {t('apart_done')}
        </Button>
      }
    >
      {view.isError ? (
        <LoadFailure error={view.error} onRetry={() => void view.refetch()} />
      ) : !view.data ? (
        <PanelRows />
      ) : (
        <ul className="divide-y divide-line">
          {view.data.data.map((row) => {
            const id = Number(row.id);
            return (
              <li
                key={id}
                className="grid items-center gap-x-4 gap-y-1 py-2 tablet:grid-cols-[minmax(0,1fr)_220px]"
              >
                <span className="min-w-0">
                  <span className="font-medium">{String(row.number)}</span> {names.of(row, 'employee_name')}
                  <span className="block text-sm text-ink-2">
                    {t('oldest', { day: days.day(days.dayOf(String(row.status_date))) })}
                  </span>
                </span>
                <Select
                  aria-label={t('where_of', { number: String(row.number) })}
                  value={chosen.apart[id] ?? usual ?? ''}
                  onValueChange={(next) => choose(id, next)}
                  options={stranded.targets.map((target) => ({
                    value: target.status_id,
                    label: words.status(target.status_id),
                  }))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {stranded.documents > SHOWN && (
        <p className="mt-3 text-sm text-ink-2">{t('apart_more', { count: stranded.documents - SHOWN })}</p>
      )}
    </Dialog>
  );
};
