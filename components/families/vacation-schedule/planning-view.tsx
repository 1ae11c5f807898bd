'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo } from 'react';
import { normOf } from '../../../lib/documents/families/vacation-schedule/norm.ts';
import { useLeaveGuard } from '../../documents/form/use-leave-guard.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { usePhone } from '../../shell/use-phone.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Chip, ChipGroup } from '../../ui/chip.tsx';
import { useUndoKeys } from '../../year-calendar/use-undo-keys.ts';
import { CoverageFoot } from './coverage-foot.tsx';
import { PlanSaving } from './plan-bar-saving.tsx';
import { entriesAfter } from './plan-edits.ts';
import type { PlanEntry } from './plan-entry.ts';
import { PlanLegend } from './plan-legend.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanRowLine } from './plan-row.tsx';
import { PlanTable } from './plan-table.tsx';
import { PlanningActions, WhyNotApproved } from './planning-actions.tsx';
import { isShownBy, normsKept, PLAN_FILTERS, sumsOf, weeksOf } from './review.ts';
import { StatStrip } from './stat-strip.tsx';
import { usePlanActs } from './use-plan-acts.ts';
import { usePlanEdits } from './use-plan-edits.ts';
import { usePlanWords } from './use-plan-words.ts';
import type { usePlanningAddress } from './use-planning-address.ts';
import { useReviewed } from './use-reviewed.ts';
import { useSavePlan } from './use-save-plan.ts';
import type { Schedule } from './use-schedule.ts';
import { YearGround } from './year-ground.tsx';
import { holidaysOn, yearScale } from './year-scale.ts';

interface PlanningViewProps {
  schedule: Schedule;
  address: ReturnType<typeof usePlanningAddress>;
  mine: boolean;
  /** What is shown: the year and the department. */
  tools: ReactNode;
}

/** A year that is read: how far it has come, the rows of people, and what is drawn over them until it is saved. */
export const PlanningView = ({ schedule, address, mine, tools }: PlanningViewProps) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const { calendar } = useDictionaries();
  const isPhone = usePhone();
  const editing = usePlanEdits(schedule.entries);
  const entries = useMemo(
    () => entriesAfter(schedule.entries, editing.edits),
    [schedule.entries, editing.edits],
  );
  const reviewed = useReviewed(schedule, entries);
  const { busy, save, asking } = useSavePlan(schedule.year, schedule.entries, editing.clear);
  useUndoKeys(editing);
  useLeaveGuard(editing.edits.size > 0 ? 'words' : undefined);
  const scale = useMemo(() => yearScale(schedule.year), [schedule.year]);
  const holidays = useMemo(() => holidaysOn(scale, calendar), [scale, calendar]);
  const weeks = useMemo(
    () => weeksOf(reviewed.byDepartment, scale.days.length, scale.firstWeekday),
    [reviewed.byDepartment, scale],
  );
  const people = useMemo(() => new Map(schedule.people.map((each) => [each.id, each])), [schedule.people]);
  const words = usePlanWords(people);
  const { acts, addProposed, planned } = usePlanActs({ schedule, reviewed, scale }, editing.put);
  const onOpen = useOpened();
  const norm = address.department === '' ? null : normOf(schedule.norms, address.department);
  const kept = normsKept(reviewed.byDepartment, schedule.norms);
  const sums = useMemo(() => sumsOf(reviewed.rows), [reviewed.rows]);
  const planning = {
    schedule,
    reviewed,
    sums,
    department: address.department,
    isChanged: editing.edits.size > 0,
    mine,
  };
  // What is not saved yet stays in sight, whatever it is filtered by.
  const shown = useMemo(
    () =>
      reviewed.rows.filter(
        (row) => isShownBy(row, address.filter) || row.entries.some(({ isChanged }) => isChanged),
      ),
    [reviewed.rows, address.filter],
  );
  return (
    <>
      {asking}
      <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
        {tools}
        <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
          <PlanningActions planning={planning} />
        </span>
      </div>
      <StatStrip sums={sums} weeks={weeks} scale={scale} norm={norm} kept={kept} />
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <ChipGroup label={t('show')}>
          {PLAN_FILTERS.map((filter) => (
            <Chip
              key={filter}
              on={filter === address.filter}
              aria-pressed={filter === address.filter}
              onClick={() => address.show(filter)}
            >
              {t(`filter.${filter}`, { count: sums.shown[filter] })}
            </Chip>
          ))}
        </ChipGroup>
        <WhyNotApproved planning={planning} />
      </div>
      {isPhone ? (
        <PlanList rows={shown} words={words} />
      ) : (
        <PlanTable
          rows={shown}
          scale={scale}
          ground={<YearGround scale={scale} holidays={holidays} weeks={weeks} />}
          foot={<CoverageFoot weeks={weeks} scale={scale} norm={norm} kept={kept} />}
          line={(row) => (
            <PlanRowLine
              row={row}
              scale={scale}
              words={words}
              acts={acts}
              writes={schedule.writes}
              onOpen={onOpen}
              planned={planned}
              onAdd={addProposed}
            />
          )}
        />
      )}
      {!isPhone && <PlanLegend norm={norm} writes={schedule.writes} />}
      <PlanSaving editing={editing} busy={busy} onSave={() => void save(editing.edits)} />
    </>
  );
};

/** Leads to the form of an entry. */
const useOpened = () => {
  const router = useRouter();
  const link = usePortalLink();
  return useCallback(
    (entry: PlanEntry) => router.push(link('uvacation-schedule', { id: entry.id })),
    [router, link],
  );
};
