'use client';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Proposal } from '../../../lib/documents/families/vacation-schedule/proposals.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import type { PlanActs } from './plan-acts.ts';
import { PlanAdd } from './plan-add.tsx';
import type { PlanEntry } from './plan-entry.ts';
import { PlanTrack } from './plan-track.tsx';
import { isWithoutDays, type PlanRow } from './review.ts';
import { leastOf, type PlanWords } from './use-plan-words.ts';
import type { PlannedYear } from './use-proposals.ts';
import type { PlanPerson } from './use-schedule.ts';
import type { YearScale } from './year-scale.ts';

export const ROW_PX = 52;
/** The person, the year, the days, where it stands: the columns of head, rows and foot. */
export const PLAN_COLUMNS = 'grid grid-cols-[13.5rem_minmax(0,1fr)_5rem_13.5rem] items-center gap-x-3 px-5';

interface PlanRowLineProps {
  row: PlanRow;
  scale: YearScale;
  words: PlanWords;
  acts: PlanActs;
  writes: boolean;
  onOpen: (entry: PlanEntry) => void;
  /** The year as it stands now: read when weeks are proposed, so that rows stay as they are while others change. */
  planned: () => PlannedYear;
  onAdd: (person: PlanPerson, proposal: Proposal) => void;
}

/** One person's year: their parts on its days, how many are planned, and what stands against the plan. */
export const PlanRowLine = memo(
  ({ row, scale, words, acts, writes, onOpen, planned, onAdd }: PlanRowLineProps) => {
    const { person } = row;
    const name = words.short(person);
    return (
      <div
        className={classNames(PLAN_COLUMNS, 'relative group border-b border-line hover:bg-hover/50')}
        style={{ height: ROW_PX }}
      >
        <div className="flex min-w-0 items-center gap-2.5">
          <Avatar name={words.full(person)} seed={person.id} size={32} />
          <span className="min-w-0 flex-1 truncate font-medium" title={words.full(person)}>
            {name}
          </span>
          {writes && <PlanAdd row={row} label={words.add(person)} planned={planned} onAdd={onAdd} />}
        </div>
        <div className="h-full min-w-0">
          <PlanTrack row={row} scale={scale} words={words} acts={acts} writes={writes} onOpen={onOpen} />
        </div>
        <div className="text-sm whitespace-nowrap tabular-nums">{words.planned(row)}</div>
        <div className="min-w-0 text-sm">
          <PlanState row={row} words={words} />
        </div>
      </div>
    );
  },
);

/** The first remark of a plan with how far it has come, or only that. */
export const PlanState = ({ row, words }: { row: PlanRow; words: PlanWords }) => {
  const [first, ...more] = row.remarks;
  const least = leastOf(row);
  const status = least === undefined ? words.notBegun : words.status(least);
  if (isWithoutDays(row)) return <span className="text-ink-2">{words.noDays}</span>;
  if (!first) return least === undefined ? null : <StatusTag statusId={least} label={status} />;
  const said = row.remarks.map(words.remark).join('. ');
  return (
    <span className="flex min-w-0 flex-col" title={said}>
      <span className="flex min-w-0 items-center gap-1.5 text-warning-ink">
        <Icon of={TriangleAlert} size={14} className="flex-none" />
        <span className="truncate">
          {words.remark(first)}
          {more.length > 0 && ','}
        </span>
        {more.length > 0 && <span className="flex-none">{words.more(more.length)}</span>}
      </span>
      <span className="text-ink-2 lowercase">{status}</span>
    </span>
  );
};
