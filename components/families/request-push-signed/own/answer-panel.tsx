'use client';
import { CircleCheck, CircleX, PenLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { awaitsAnswer } from '../../../../lib/papers/due.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useDocumentHistory } from '../../../documents/timeline/use-document-history.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { useNames } from '../../../people/use-names.ts';
import { useProfile } from '../../../rpc/profile.ts';
import { Note } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Panel, PanelBody, PanelHead } from '../../../ui/panel.tsx';
import { DueLine } from '../due-line.tsx';
import type { PaperDocument } from '../paper-rows.ts';
import { useAnswer } from './use-answer.tsx';

/** Beside the paper: what it is, what hr writes, and the answer, given or to be given. */
export const AnswerPanel = ({ row }: { row: PaperDocument }) => {
  const t = useTranslations('papers');
  const names = useNames();
  const days = useDays();
  const { employee_id } = useProfile();
  const mine = row.employee_id === employee_id;
  const kind = names.of(row, 'document_type_name');
  const facts: [string, React.ReactNode][] = [[t('fact.number'), row.number]];
  if (kind) facts.push([t('fact.kind'), kind]);
  if (!mine) facts.push([t('fact.person'), <bdi key="person">{names.of(row, 'employee_name')}</bdi>]);
  if (row.creator_name)
    facts.push([t('fact.from'), <bdi key="from">{names.short(row.creator_name, row.creator_name_eng)}</bdi>]);
  facts.push([t('fact.published'), days.day(days.dayOf(row.create_date))]);
  if (row.due_date)
    facts.push([t('fact.due'), <DueLine key="due" statusId={row.status_id} day={row.due_date} />]);
  return (
    <Panel aria-labelledby="paper-answer">
      <PanelHead id="paper-answer" title={t(mine ? 'answer.title' : 'answer.title_other')} />
      <PanelBody className="flex flex-col gap-4">
        <Facts items={facts} />
        {row.comments !== '' && (
          <blockquote className="rounded-[2px_8px_8px_8px] bg-sunken px-3 py-2 wrap-anywhere">
            {row.comments}
          </blockquote>
        )}
        {awaitsAnswer(row.status_id) ? <AnswerButtons row={row} /> : <Given row={row} />}
      </PanelBody>
    </Panel>
  );
};

const AnswerButtons = ({ row }: { row: PaperDocument }) => {
  const t = useTranslations('papers.answer');
  const { employee_id } = useProfile();
  const answering = useAnswer(row);
  const confirm = row.steps.find((step) => step.next_status_id === 'confirmed');
  const decline = row.steps.find((step) => step.reject === '1');
  if (!confirm) return <Note>{t(row.employee_id === employee_id ? 'cannot' : 'waiting')}</Note>;
  const { sign }: { sign: string } = confirm;
  const signed = sign === '1' || sign === '2';
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-2">{t(signed ? 'consequence_sign' : 'consequence')}</p>
      {signed && (
        <Button variant="filled" icon={PenLine} onClick={() => void answering.sign(confirm)}>
          {t('sign')}
        </Button>
      )}
      {sign !== '2' && (
        <Button
          variant={signed ? 'outlined' : 'filled'}
          icon={CircleCheck}
          busy={answering.busy}
          busyText={t('confirming')}
          onClick={() => void answering.confirm(confirm)}
        >
          {t(signed ? 'confirm_unsigned' : 'confirm')}
        </Button>
      )}
      {decline && (
        <Button variant="quiet-danger" icon={CircleX} onClick={() => answering.decline(decline)}>
          {t('decline_ask')}
        </Button>
      )}
      {answering.window}
    </div>
  );
};

/** What was answered, when, and with which words. */
const Given = ({ row }: { row: PaperDocument }) => {
  const t = useTranslations('papers.answer');
  const names = useNames();
  const statusWord = useStatusWord();
  const days = useDays();
  const history = useDocumentHistory(row.object_id, row.id).rows;
  const answer = history.findLast((step) => ['confirmed', 'declined'].includes(step.status_id));
  if (!answer) return <Note>{statusWord(row, row.object_id)}</Note>;
  const declined = answer.status_id === 'declined';
  return (
    <Note tone={declined ? 'warning' : 'success'} title={t(declined ? 'given_declined' : 'given_confirmed')}>
      <p className="text-sm text-ink-2">
        {t('given_by', {
          who: names.short(answer.employee_name, answer.employee_name_eng),
          moment: days.moment(answer.create_date),
        })}
      </p>
      {answer.comments !== '' && <p className="mt-1 wrap-anywhere">{answer.comments}</p>}
    </Note>
  );
};
