'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { deadlineOf } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import { daysBetween } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PanelSkeleton } from '../../shell/screens/panel-skeleton.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { FamilyScreenProps } from '../family-screen.ts';
import { PeriodState } from './period-state.tsx';
import { PlanningView } from './planning-view.tsx';
import { usePlanningAddress } from './use-planning-address.ts';
import { type Schedule, useSchedule } from './use-schedule.ts';

/** Leave of a year, person by person: of the organization, or of a manager's own people. */
export const PlanningScreen = ({ route }: FamilyScreenProps) => {
  const mine = route === 'vacationplanning-sub';
  const t = useTranslations('families.vacation_schedule.screen');
  const address = usePlanningAddress();
  const { year, department, change } = address;
  const asked = useSchedule({
    year,
    ...(department === '' ? {} : { department }),
    ...(mine ? { mine: true as const } : {}),
  });
  const { schedule } = asked;
  const tools = (
    <>
      <span className="inline-flex items-center gap-1">
        <IconButton icon={ChevronLeft} label={t('year_before')} onClick={() => change({ year: year - 1 })} />
        <b className="min-w-12 text-center font-semibold tabular-nums" aria-live="polite">
          {year}
        </b>
        <IconButton icon={ChevronRight} label={t('year_after')} onClick={() => change({ year: year + 1 })} />
      </span>
      {schedule && (
        <DepartmentSelect
          schedule={schedule}
          value={department}
          onChange={(next) => change({ department: next })}
        />
      )}
    </>
  );
  return (
    <Page width="wide">
      <PageHead
        title={t('title', { year: String(year) })}
        facts={schedule && <Facts schedule={schedule} />}
      />
      {schedule ? (
        <PlanningView
          key={`${schedule.year} ${department}`}
          schedule={schedule}
          address={address}
          mine={mine}
          tools={tools}
        />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-3">{tools}</div>
          <Answered of={asked} level="h2" pending={<PanelSkeleton />} />
        </>
      )}
    </Page>
  );
};

/** Until when it is approved, and whether it is planned now. */
const Facts = ({ schedule }: { schedule: Schedule }) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const days = useDays();
  const deadline = deadlineOf(schedule.year);
  const left = daysBetween(days.today, deadline);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{t(left >= 0 ? 'deadline' : 'deadline_over', { day: days.day(deadline), left })}</span>
      <PeriodState schedule={schedule} />
    </span>
  );
};

const ALL = 'all';

const DepartmentSelect = ({
  schedule: { departments },
  value,
  onChange,
}: {
  schedule: Schedule;
  value: string;
  onChange: (department: string) => void;
}) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const names = useNames();
  const options = departments
    .filter(({ name }) => name !== '')
    .map((each) => ({
      value: each.name,
      label: t('department', { name: names.full(each.name, each.name_eng), count: each.people }),
    }));
  return (
    <div className="w-72 max-tablet:w-full">
      <Select
        aria-label={t('departments')}
        value={value === '' ? ALL : value}
        onValueChange={(next) => onChange(next === ALL ? '' : next)}
        options={[{ value: ALL, label: t('all_departments') }, ...options]}
      />
    </div>
  );
};
