'use client';
import { Check, History, Maximize2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import { ClashLine } from '../documents/away/clash-line.tsx';
import { useClashes } from '../documents/away/use-clashes.ts';
import type { DocumentRow, RowStep } from '../documents/document-row.ts';
import { useStepWords } from '../documents/moves/use-step-words.ts';
import { WarningsRead } from '../documents/moves/warnings-read.tsx';
import type { AskProps } from '../documents/of-families.ts';
import { SummaryLines } from '../documents/summary.tsx';
import { useDocumentHref } from '../documents/use-document-href.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { Button, IconLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { decisionSlotsOf } from './decision-slots.ts';

/**
 * A document that its author sent with a warning, before a decider agrees to it: the facts, the warning, the author's
 * words, and the other ways to decide.
 */
export const WarnedDecision = ({ asked: { rows, step, warnings = [], turn }, onAnswer }: AskProps) => {
  const t = useTranslations('documents.ask');
  const list = useTranslations('documents.list');
  const families = useTranslations('families');
  const words = useStepWords();
  const hrefOf = useDocumentHref();
  const days = useDays();
  const [row] = rows;
  if (!row) return null;
  const { Facts, Read = WarningsRead, dayOf } = decisionSlotsOf(row.object_id);
  const verb = words.verb(step, row.object_id);
  const day = dayOf?.(warnings);
  const question = `${row.object_id}.ask.onward`;
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onAnswer(null)}
      title={
        !words.isOwn(step, row.object_id) && families.has(question)
          ? families(question, { verb, type: row.document_type_code ?? '' })
          : t('one', { verb })
      }
      tools={<IconLink icon={Maximize2} label={list('open')} href={hrefOf(row)} />}
      footer={
        <>
          {turn?.steps.map((other) => (
            <TurnButton
              key={other.id}
              object_id={row.object_id}
              step={other}
              onClick={() => {
                onAnswer(null);
                turn.take(other);
              }}
            />
          ))}
          <Button
            variant="filled"
            icon={Check}
            autoFocus
            className="ml-auto max-tablet:basis-full!"
            onClick={() => onAnswer('')}
          >
            {day ? t('on_day', { verb, day: days.dayMonth(day) }) : verb}
          </Button>
        </>
      }
    >
      <Who row={row} />
      {Facts ? <Facts row={row} warnings={warnings} /> : <SummaryLines row={row} titled />}
      <WhoIsAway row={row} />
      <Read warnings={warnings} />
      <AuthorSaid row={row} />
      <p className="mt-3 flex gap-2 text-sm text-ink-2">
        <Icon of={History} size={16} className="mt-px flex-none" />
        <span>{t('kept')}</span>
      </p>
    </Dialog>
  );
};

const TurnButton = ({
  object_id,
  step,
  onClick,
}: {
  object_id: string;
  step: RowStep;
  onClick: () => void;
}) => {
  const words = useStepWords();
  return (
    <Button
      variant={step.next_status_id === 'declined' ? 'quiet-danger' : 'quiet'}
      className="px-3! max-tablet:flex-1"
      onClick={onClick}
    >
      {words.asking(step, object_id)}
    </Button>
  );
};

const Who = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('documents.ask');
  const names = useNames();
  const entered =
    row.creator_id !== null && row.creator_id !== row.employee_id && row.creator_name
      ? t('entered', { who: names.short(row.creator_name, row.creator_name_eng) })
      : '';
  const about = [names.of(row, 'position'), row.number, entered].filter((part) => part !== '');
  return (
    <div className="mb-3.5 flex items-center gap-3">
      <PersonAvatar
        name={names.full(row.employee_name, row.employee_name_eng)}
        employee_id={row.employee_id}
      />
      <p className="min-w-0">
        <bdi className="block font-medium">{names.of(row, 'employee_name')}</bdi>
        <span className="block text-sm text-ink-2">{about.join(' · ')}</span>
      </p>
    </div>
  );
};

const WhoIsAway = ({ row }: { row: DocumentRow }) => {
  const clashes = useClashes([row], true);
  return <ClashLine clash={clashes.of(row)} nameOf={clashes.nameOf} full />;
};

/** Why the author went on with the warning. */
const AuthorSaid = ({ row }: { row: DocumentRow }) => {
  const names = useNames();
  const said = names.of(row, 'comments');
  if (said === '') return null;
  return (
    <blockquote className="mt-3 rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere">
      {row.creator_name && (
        <bdi className="block font-medium">{names.short(row.creator_name, row.creator_name_eng)}</bdi>
      )}
      {said}
    </blockquote>
  );
};
