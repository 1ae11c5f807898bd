'use client';
import { CircleX, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Family } from '../../../lib/documents/family.ts';
import type { PathStop } from '../../../lib/documents/list.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { STATUS_LOOKS, UNKNOWN_STATUS_LOOK } from '../../ui/status-look.data.ts';
import type { DocumentRow } from '../document-row.ts';
import { holderOf, roleHolder } from '../moves/holder.ts';
import { useHolderWords } from '../moves/holder-line.tsx';
import { useDictionaries } from '../use-dictionaries.ts';
import { stopsAhead } from './stops-ahead.ts';
import { TimelineStop } from './timeline-stop.tsx';
import type { HistoryRow } from './use-document-history.ts';

interface TimelineProps {
  family: Family;
  row: DocumentRow | undefined;
  history: readonly HistoryRow[];
  /** Whose document it is, or will be. */
  employee_id: number | null;
}

/** The way of a document: what was done and by whom, who holds it now, and what comes next. */
export const Timeline = ({ family, row, history, employee_id }: TimelineProps) => {
  const t = useTranslations('documents.timeline');
  const days = useDays();
  const ahead = stopsAhead(family.list.path, row?.status_id ?? 'empty');
  return (
    <Panel aria-labelledby="timeline">
      <PanelHead id="timeline" title={t('title')}>
        <span className="text-ink-3">{t('zone', { zone: days.zone })}</span>
      </PanelHead>
      <PanelBody>
        <ol className="flex flex-col">
          {past(history, ahead.now).map((step) => (
            <PastStop key={step.id} step={step} />
          ))}
          {ahead.now && <NowStop stop={ahead.now} family={family} row={row} />}
          {ahead.next.map((stop) => (
            <NextStop key={stop.status_id} stop={stop} row={row} employee_id={employee_id} />
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
};

/** What was done; the last step onward that led to where it stands is told there. */
const past = (history: readonly HistoryRow[], now: PathStop | undefined): readonly HistoryRow[] => {
  const last = history.at(-1);
  return last && last.reject === '0' && last.status_id === 'draft' && now?.status_id === 'draft'
    ? history.slice(0, -1)
    : history;
};

const PastStop = ({ step }: { step: HistoryRow }) => {
  const t = useTranslations('documents.timeline');
  const names = useNames();
  const days = useDays();
  const back = step.reject === '1' && step.status_id === 'draft';
  const declined = step.status_id === 'declined';
  const who = names.short(step.employee_name, step.employee_name_eng);
  return (
    <TimelineStop
      kind={declined ? 'no' : back ? 'back' : 'past'}
      icon={back ? Undo2 : declined ? CircleX : (STATUS_LOOKS[step.status_id] ?? UNKNOWN_STATUS_LOOK).icon}
      title={back ? t('returned') : names.of(step, 'status_name')}
    >
      <p className="text-sm text-ink-2">
        <bdi>
          {step.behalf_employee_id === null
            ? who
            : t('on_behalf', {
                who,
                behalf: names.short(step.behalf_employee_name, step.behalf_employee_name_eng),
              })}
        </bdi>
        {` · ${t(`role.${step.business_role}`)}`}
      </p>
      <p className="text-sm text-ink-3">{days.moment(step.create_date)}</p>
      {step.comments !== '' && (
        <blockquote className="mt-1.5 rounded-[2px_8px_8px_8px] bg-sunken px-3 py-2 text-sm break-words">
          {step.comments}
        </blockquote>
      )}
    </TimelineStop>
  );
};

const NowStop = ({ stop, family, row }: { stop: PathStop; family: Family; row: DocumentRow | undefined }) => {
  const t = useTranslations('documents.timeline');
  const stages = useTranslations('documents.stages');
  const { employee_id } = useProfile();
  const words = useHolderWords();
  const holder = row ? holderOf(row, family.list.path, employee_id) : ({ kind: 'you' } as const);
  const stage = stages(stop.status_id);
  return (
    <TimelineStop
      kind="now"
      icon={(STATUS_LOOKS[AFTER[stop.status_id] ?? stop.status_id] ?? UNKNOWN_STATUS_LOOK).icon}
      title={holder.kind === 'you' ? t('now_you', { stage }) : t('now', { stage })}
    >
      {holder.kind !== 'you' && <p className="text-sm text-ink-2">{words(holder)}</p>}
      {stop.status_id !== 'draft' && <Norm />}
    </TimelineStop>
  );
};

const NextStop = ({
  stop,
  row,
  employee_id,
}: {
  stop: PathStop;
  row: DocumentRow | undefined;
  employee_id: number | null;
}) => {
  const stages = useTranslations('documents.stages');
  const words = useHolderWords();
  const { subordination } = useDictionaries();
  const manager = subordination.find((each) => each.employee_id === employee_id && each.type === 'direct');
  return (
    <TimelineStop
      kind="next"
      icon={(STATUS_LOOKS[AFTER[stop.status_id] ?? stop.status_id] ?? UNKNOWN_STATUS_LOOK).icon}
      title={stages(stop.status_id)}
    >
      <p className="text-sm text-ink-2">{words(roleHolder(stop.role, row ?? manager ?? NOBODY))}</p>
      <Norm />
    </TimelineStop>
  );
};

const NOBODY = { manager_name: null, manager_name_eng: null };

/** What a document becomes at a stop, for its icon. */
const AFTER: Readonly<Record<string, string>> = {
  prepared: 'agreed',
  agreed: 'approved',
  approved: 'processed',
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
