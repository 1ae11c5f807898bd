'use client';
import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { awaitsAnswer } from '../../../../lib/papers/due.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useDecide } from '../../../documents/moves/use-decide.tsx';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { PersonAvatar } from '../../../people/person-avatar.tsx';
import { useNames } from '../../../people/use-names.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { LineCell, NameCell, RowLine, RowTable } from '../../../ui/row-table.tsx';
import { StatusTag } from '../../../ui/tag.tsx';
import { DueLine } from '../due-line.tsx';
import type { PaperDocument } from '../paper-rows.ts';

/** The recipients of a paper with their answers; a declined paper may be sent to its recipient again. */
export const AnswersTable = ({ rows, busy }: { rows: readonly PaperDocument[]; busy: boolean }) => {
  const t = useTranslations('papers.answers');
  const decide = useDecide();
  return (
    <>
      <RowTable
        caption={t('title')}
        busy={busy}
        isBelowTitle
        head={[
          { title: t('column.person'), width: 'w-2/5' },
          { title: t('column.department') },
          { title: t('column.status'), width: 'w-44' },
          { title: t('column.when'), width: 'w-52' },
        ]}
      >
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            busy={decide.busy.has(row.id)}
            onSend={(step) => void decide.one(row, step)}
          />
        ))}
      </RowTable>
      {decide.windows}
    </>
  );
};

interface RowProps {
  row: PaperDocument;
  busy: boolean;
  onSend: (step: PaperDocument['steps'][number]) => void;
}

const Row = ({ row, busy, onSend }: RowProps) => {
  const t = useTranslations('papers.answers');
  const names = useNames();
  const statusWord = useStatusWord();
  const link = usePortalLink();
  const name = names.of(row, 'employee_name');
  const send = row.steps.find((step) => step.next_status_id === 'notified' && step.reject === '0');
  return (
    <RowLine>
      <NameCell lead={<PersonAvatar name={name} employee_id={row.employee_id} />}>
        <AppLink
          href={link('upaper', { id: row.id })}
          className="block truncate font-medium text-inherit no-underline hover:underline"
        >
          <bdi>{name}</bdi>
        </AppLink>
        <p className="truncate text-sm text-ink-2">{names.of(row, 'position')}</p>
      </NameCell>
      <LineCell card="hidden" isUnderLead>
        <span className="text-ink-2">{names.of(row, 'department') || t('no_department')}</span>
      </LineCell>
      <LineCell card="mark" isUnderLead>
        <StatusTag statusId={row.status_id} label={statusWord(row, row.object_id)} />
      </LineCell>
      <LineCell card="mark" isUnderLead>
        <div className="flex flex-wrap items-center gap-2">
          <When row={row} />
          {send && <SendAgain row={row} busy={busy} onSend={() => onSend(send)} />}
        </div>
      </LineCell>
    </RowLine>
  );
};

const When = ({ row }: { row: PaperDocument }) => {
  const days = useDays();
  return awaitsAnswer(row.status_id) && row.due_date !== null ? (
    <DueLine statusId={row.status_id} day={row.due_date} />
  ) : (
    <span className="text-sm text-ink-2">{days.moment(row.status_date)}</span>
  );
};

const SendAgain = ({ row, busy, onSend }: { row: PaperDocument; busy: boolean; onSend: () => void }) => {
  const t = useTranslations('papers.answers');
  const verb = t(row.status_id === 'declined' ? 'send_again' : 'send');
  return (
    <Button
      size="sm"
      icon={Send}
      busy={busy}
      aria-label={t('send_to', { verb, number: row.number })}
      onClick={onSend}
    >
      {verb}
    </Button>
  );
};
