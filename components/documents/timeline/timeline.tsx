'use client';
import { CircleX, Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import type { Withdrawable } from '../../../lib/documents/moments.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { holderOf, roleHolder } from '../../../lib/workflow/holder.ts';
import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { isHeld, type Stay } from '../../../lib/workflow/stays.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { STATUS_LOOKS, UNKNOWN_STATUS_LOOK } from '../../ui/status-look.data.ts';
import type { DocumentRow } from '../document-row.ts';
import { useHolderWords } from '../moves/holder-line.tsx';
import { isWithdrawal } from '../moves/step-order.ts';
import { type Work, workAhead } from '../moves/work-ahead.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { useFamilyPath } from '../use-family-path.ts';
import { useGender } from '../use-gender.ts';
import { useStageName } from '../use-stage-name.ts';
import { useStatusWord } from '../use-status-word.ts';
import { WhyLink } from '../why/why-link.tsx';
import { HeldTime, useStays } from './held-time.tsx';
import { TimelineStop } from './timeline-stop.tsx';
import { useDocumentChanges } from './use-document-changes.ts';
import type { HistoryRow } from './use-document-history.ts';

const ChangeStop = dynamic(() => import('./change-stop.tsx').then((file) => file.ChangeStop));

interface TimelineProps {
  family: Family;
  row: DocumentRow | undefined;
  history: readonly HistoryRow[];
  /** Whose document it is, or will be. */
  employee_id: number | null;
  /** Until when its person may take it back, where that right ends. */
  withdrawable: Withdrawable | undefined;
  /** What the family says of a stop that is to come or at hand. */
  at: (work: Work) => ReactNode;
  /** What it says of a stop that is behind. */
  behind: (step: HistoryRow) => ReactNode;
}

/** The way of a document: past steps with their authors, who holds it now, and what comes next. */
export const Timeline = ({ family, row, history, employee_id, withdrawable, at, behind }: TimelineProps) => {
  const t = useTranslations('documents.timeline');
  const days = useDays();
  const ofNew = useFamilyPath(family.object_id, row === undefined);
  const [now, ...next] = workAhead((row ?? ofNew)?.path.stops ?? []);
  const stays = useStays(history);
  const changes = useDocumentChanges(family.object_id, row?.id, history);
  return (
    <Panel aria-labelledby="timeline">
      <PanelHead id="timeline" title={t('title')}>
        <span className="text-ink-3">{t('zone', days.zone())}</span>
      </PanelHead>
      <PanelBody>
        <ol className="flex flex-col">
          {past(history, now).map((step, index, all) => (
            <Fragment key={step.id}>
              <PastStop step={step} stay={stays[index - 1]} object_id={family.object_id}>
                {behind(step)}
              </PastStop>
              {changes
                .filter(({ create_date }) => isBetween(create_date, step, all[index + 1]))
                .map((change) => (
                  <ChangeStop key={change.id} change={change} object_id={family.object_id} />
                ))}
            </Fragment>
          ))}
          {now && (
            <NowStop object_id={family.object_id} work={now} row={row} stay={stays.at(-1)}>
              {row && withdrawable && <UntilWhen row={row} until={withdrawable.until} />}
              {at(now)}
            </NowStop>
          )}
          {next.map((work) => (
            <NextStop
              key={work.status_id}
              object_id={family.object_id}
              work={work}
              row={row}
              employee_id={employee_id}
            >
              {at(work)}
            </NextStop>
          ))}
        </ol>
        {row && <WhyLink object_id={family.object_id} row={row} />}
      </PanelBody>
    </Panel>
  );
};

/** Whether something happened after a step and before the next. */
const isBetween = (moment: string, step: HistoryRow, next: HistoryRow | undefined): boolean =>
  moment >= step.create_date && (next === undefined || moment < next.create_date);

/** What was done; the step to the present draft is shown at the present stop. */
const past = (history: readonly HistoryRow[], now: Work | undefined): readonly HistoryRow[] => {
  const last = history.at(-1);
  return last && last.reject === '0' && last.status_id === 'draft' && now?.status_id === 'draft'
    ? history.slice(0, -1)
    : history;
};

const PastStop = ({
  step,
  stay,
  object_id,
  children,
}: {
  step: HistoryRow;
  /** How long it stood before this step. */
  stay: Stay | undefined;
  object_id: string;
  children: ReactNode;
}) => {
  const t = useTranslations('documents.timeline');
  const statusWord = useStatusWord();
  const gender = useGender()(object_id);
  const names = useNames();
  const days = useDays();
  const back = step.reject === '1' && step.status_id === 'draft';
  const declined = step.status_id === 'declined';
  const who = names.short(step.employee_name, step.employee_name_eng);
  return (
    <TimelineStop
      kind={declined ? 'no' : back ? 'back' : 'past'}
      icon={back ? Undo2 : declined ? CircleX : (STATUS_LOOKS[step.status_id] ?? UNKNOWN_STATUS_LOOK).icon}
      title={
        isWithdrawal({ ...step, next_status_id: step.status_id })
          ? t('withdrawn', { gender })
          : back
            ? t('returned', { gender })
            : statusWord(step, object_id)
      }
    >
      <p className="text-sm text-ink-2">
        {step.business_role === 'system' || who === '' ? (
          t('role.system')
        ) : (
          <>
            <bdi>
              {step.behalf_employee_id === null
                ? who
                : t('on_behalf', {
                    who,
                    behalf: names.short(step.behalf_employee_name, step.behalf_employee_name_eng),
                  })}
            </bdi>
            {` · ${t(`role.${step.business_role}`)}`}
          </>
        )}
      </p>
      <p className="text-sm text-ink-3">{days.moment(step.create_date)}</p>
      {stay && isHeld(stay) && <HeldTime stay={stay} />}
      {step.comments !== '' && (
        <blockquote className="mt-1.5 rounded-[2px_8px_8px_8px] bg-sunken px-3 py-2 text-sm break-words">
          {step.comments}
        </blockquote>
      )}
      {children}
    </TimelineStop>
  );
};

const NowStop = ({
  object_id,
  work,
  row,
  stay,
  children,
}: {
  object_id: string;
  work: Work;
  row: DocumentRow | undefined;
  stay: Stay | undefined;
  children: ReactNode;
}) => {
  const t = useTranslations('documents.timeline');
  const { employee_id } = useProfile();
  const words = useHolderWords();
  const holder = row ? holderOf(row, employee_id) : ({ kind: 'you' } as const);
  const stage = useWorkName()(object_id, work);
  return (
    <TimelineStop
      kind="now"
      icon={iconOf(work)}
      title={holder.kind === 'you' ? t('now_you', { stage }) : t('now', { stage })}
    >
      {holder.kind !== 'you' && <p className="text-sm text-ink-2">{words(holder)}</p>}
      {stay && isHeld(stay) ? (
        <HeldTime stay={stay} />
      ) : (
        !UNSENT_STATUSES.includes(work.status_id) && <Norm />
      )}
      {children}
    </TimelineStop>
  );
};

const NextStop = ({
  object_id,
  work,
  row,
  employee_id,
  children,
}: {
  object_id: string;
  work: Work;
  row: DocumentRow | undefined;
  employee_id: number | null;
  children: ReactNode;
}) => {
  const stageOf = useWorkName();
  const words = useHolderWords();
  const { subordination } = useDictionaries();
  const manager = subordination.find((each) => each.employee_id === employee_id && each.type === 'direct');
  return (
    <TimelineStop kind="next" icon={iconOf(work)} title={stageOf(object_id, work)}>
      <p className="text-sm text-ink-2">{words(roleHolder(work.role, row ?? manager ?? NOBODY))}</p>
      <Norm />
      {children}
    </TimelineStop>
  );
};

/** Until when the reader may take their own document back: by a step where one is offered, else through hr. */
const UntilWhen = ({ row, until }: { row: DocumentRow; until: Day }) => {
  const t = useTranslations('documents.timeline');
  const days = useDays();
  const { employee_id } = useProfile();
  if (row.employee_id !== employee_id || UNSENT_STATUSES.includes(row.status_id)) return null;
  const isOffered = row.steps.some(isWithdrawal);
  const key = isOffered ? 'withdrawable' : 'withdrawable_by_hr';
  return (
    <p className="text-sm text-ink-2">
      {t(until < days.today ? 'withdrawal_over' : key, { day: days.day(until) })}
    </p>
  );
};

const NOBODY = { manager_name: null, manager_name_eng: null };

/** What is done while a document has a status; a status an administrator added says its own name. */
const useWorkName = () => {
  const stageOf = useStageName();
  const names = useNames();
  return (object_id: string, work: Work): string =>
    stageOf(object_id, work.status_id, work.next_status_id) ?? names.of(work, 'status_name');
};

/** A document becomes at a stop what the stop leads to; a draft stays what it is until it is sent. */
const iconOf = ({ status_id, next_status_id }: Work) => {
  const becomes = UNSENT_STATUSES.includes(status_id) ? status_id : (next_status_id ?? status_id);
  return (STATUS_LOOKS[becomes] ?? UNKNOWN_STATUS_LOOK).icon;
};

const Norm = () => {
  const t = useTranslations('documents.timeline');
  const { parameters } = useDictionaries();
  return (
    <p className="text-sm text-ink-3">
      {t('norm', { days: numberOf(parameters, 'decision_norm_workdays') })}
    </p>
  );
};
