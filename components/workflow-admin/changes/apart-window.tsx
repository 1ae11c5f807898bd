'use client';
import { useTranslations } from 'next-intl';
import type { StrandedDocuments, StrandedList } from '../../../lib/rpc/workflow-changes.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import { Answered } from '../../shell/answered.tsx';
import { ReadWindow } from '../../ui/read-window.tsx';
import { Select } from '../../ui/select.tsx';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { type ChosenWay, targetOf } from './way.ts';

/** Where each of the stranded documents goes. */
export const ApartWindow = ({
  draft_id,
  stranded,
  chosen,
  onChoose,
  onClose,
}: {
  draft_id: number;
  stranded: StrandedDocuments;
  chosen: ChosenWay;
  onChoose: (chosen: ChosenWay) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('workflow_admin.documents');
  const words = useWorkflowWords();
  const names = useNames();
  const days = useDays();
  const list = useAsked<StrandedList>({
    queryKey: ['view', 'workflow', 'stranded', draft_id, stranded.status_id],
    queryFn: ({ signal }) =>
      call('workflow.stranded', { id: draft_id, status_id: stranded.status_id }, { signal }),
  });
  const usual = targetOf(chosen, stranded);
  const choose = (id: number, next: string) => {
    const { [id]: _, ...others } = chosen.apart;
    onChoose({ ...chosen, apart: next === usual ? others : { ...others, [id]: next } });
  };
  return (
    <ReadWindow
      size="lg"
      onClose={onClose}
      title={t('apart_title', { status: words.status(stranded.status_id) })}
      description={t('apart_text', { status: words.status(usual ?? '') })}
      close={t('apart_done')}
    >
      <Answered of={list}>
        {(data) => (
          <ul className="divide-y divide-line">
            {data.data.map((row) => {
              const { id, number, since } = row;
              return (
                <li
                  key={id}
                  className="grid items-center gap-x-4 gap-y-1 py-2 tablet:grid-cols-[minmax(0,1fr)_220px]"
                >
                  <span className="min-w-0">
                    <span className="font-medium">{number}</span> {names.of(row, 'employee_name')}
                    <span className="block text-sm text-ink-2">
                      {t('oldest', { day: days.day(days.dayOf(since)) })}
                    </span>
                  </span>
                  <Select
                    aria-label={t('where_of', { number: number })}
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
      </Answered>
      {list.data?.more && (
        <p className="mt-3 text-sm text-ink-2">
          {t('apart_more', { count: stranded.documents - list.data.data.length })}
        </p>
      )}
    </ReadWindow>
  );
};
