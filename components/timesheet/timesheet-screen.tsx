'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../lib/access/route.ts';
import type { TimesheetMode } from '../../lib/rpc/timesheet.ts';
import { reread } from '../rpc/reread.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { ClosingActions } from './closing-actions.tsx';
import { MonthChoice } from './month-choice.tsx';
import { ClosingTag, MonthFacts } from './month-facts.tsx';
import { MonthView } from './month-view.tsx';
import { TakeMonth } from './take-month.tsx';
import { useMonth } from './use-month.ts';
import { pullTimesheet, useTimesheet } from './use-timesheet.ts';

const OF: Readonly<Record<Mode, TimesheetMode>> = {
  own: 'own',
  sub: 'reports',
  hr: 'organization',
  rev: 'organization',
};

/** «Табель»: a month of people and days; hr forms, closes and corrects it, others read their own. */
export const TimesheetScreen = ({ mode }: { mode: Mode }) => {
  const t = useTranslations('timesheet');
  const client = useQueryClient();
  const { month, department, setMonth, setDepartment } = useMonth();
  const asked = { month, of: OF[mode], ...(department === undefined ? {} : { department }) };
  const read = useTimesheet(asked);
  const pull = async () => {
    await pullTimesheet(client, asked, { reload: true });
    await reread(client, 'timesheet');
  };
  const { data } = read;
  return (
    <Page width="wide">
      <PageHead
        title={t(`title.${OF[mode]}`)}
        tag={
          <>
            <MonthChoice month={month} onChange={setMonth} />
            {data && <ClosingTag closing={data.closing.closing} />}
          </>
        }
        facts={data && <MonthFacts month={data} department={department} onDepartment={setDepartment} />}
      >
        {data && (
          // What is pressed is of the month in sight, never of the one before it.
          <div className="contents" inert={read.isPlaceholderData}>
            <TakeMonth month={data} department={department} />
            {data.keeps && OF[mode] === 'organization' && (
              <ClosingActions month={data} onDone={() => void pull()} />
            )}
          </div>
        )}
      </PageHead>
      <Answered of={read} level="h2" pending={<PanelSkeleton />} stays>
        {(data) => (
          <MonthView
            month={data}
            busy={read.isPlaceholderData}
            onMonth={setMonth}
            onChanged={() => void pull()}
          />
        )}
      </Answered>
    </Page>
  );
};
