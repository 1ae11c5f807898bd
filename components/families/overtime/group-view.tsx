'use client';
import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { plannedWork } from '../../../lib/documents/families/overtime/pieces.ts';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { RowActions } from '../../documents/list/row-actions.tsx';
import { bulkActions } from '../../documents/moves/bulk.ts';
import { useDecideMany } from '../../documents/moves/use-decide-many.tsx';
import { useStepWords } from '../../documents/moves/use-step-words.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel, PanelHead, PanelSection } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { WithSteps } from '../with-steps.tsx';
import { HoursSum } from './hours-sum.tsx';
import type { OvertimeRow } from './overtime-row.ts';
import { useListOfGroups } from './use-list-of-groups.ts';
import { WorkStrip } from './work-strip.tsx';

/** What was prepared together, by the id of one of its documents: the hours, the people, and what may be done with all. */
export const GroupView = ({ id }: { id: number }) => {
  const t = useTranslations('families.overtime.screen');
  const list = useListOfGroups();
  const one = useView<OvertimeRow>('overtime', { filter: `id = ${id}`, rowsPerPage: 1 });
  const master_id = one.data?.data[0]?.master_id ?? '';
  const filter = /^[\w-]+$/.test(master_id) ? `master_id = '${master_id}'` : `id = ${id}`;
  const all = useView<OvertimeRow>(
    'overtime',
    { filter, orderBy: 'id', sort: 'asc', rowsPerPage: 'all' },
    { enabled: one.isSuccess, keepRows: true },
  );
  return (
    <Page width="wide">
      <PageHead title={t('title')} crumb={list} />
      <Panel>
        <Answered
          of={one.isError ? one : all}
          level="h2"
          lines={6}
          empty={
            <EmptyState icon={Users} title={t('no_group')}>
              {t('no_group_text')}
            </EmptyState>
          }
        >
          {({ data: rows }) => (
            <WithSteps>
              <Group rows={rows} />
            </WithSteps>
          )}
        </Answered>
      </Panel>
    </Page>
  );
};

const Group = ({ rows }: { rows: readonly OvertimeRow[] }) => {
  const t = useTranslations('families.overtime.screen');
  const names = useNames();
  const days = useDays();
  const { calendar } = useDictionaries();
  const [first] = rows;
  const work = first && plannedWork(first);
  return (
    <>
      {first && work && isDay(first.start_date) && (
        <PanelSection aria-labelledby="overtime-when">
          <h2 id="overtime-when">
            {days.weekday(first.start_date)}, {days.day(first.start_date)}
            {isClockTime(first.time_from) && isClockTime(first.time_to) && (
              <> · {days.clocks(first.time_from, first.time_to)}</>
            )}
          </h2>
          <p className="mt-0.5 mb-4 text-ink-2">
            {[names.of(first, 'reason_name'), names.of(first, 'comments')].filter(Boolean).join('. ')}
          </p>
          <div className="flex flex-col gap-3">
            <WorkStrip start={first.start_date} work={work} calendar={calendar} usual={undefined} />
            <HoursSum work={work} calendar={calendar} many={rows.length > 1} />
          </div>
        </PanelSection>
      )}
      <section aria-labelledby="overtime-people" className="border-t border-line">
        <People rows={rows} title={t('who')} />
      </section>
    </>
  );
};

const People = ({ rows, title }: { rows: readonly OvertimeRow[]; title: string }) => {
  const t = useTranslations('families.overtime.screen');
  const choices = useTranslations('families.overtime.choices.compensation_type');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const words = useStepWords();
  const statusWord = useStatusWord();
  const decide = useDecideMany();
  const actions = bulkActions(rows).filter(({ reject }) => !reject);
  return (
    <>
      <PanelHead id="overtime-people" title={title} count={<span className="text-ink-2">{rows.length}</span>}>
        {actions.map((action) => {
          const [move] = action.moves;
          return (
            move && (
              <Button
                key={`${action.next_status_id} ${action.signed}`}
                size="sm"
                variant="tonal"
                busy={decide.bulkBusy}
                onClick={() => void decide.many(action)}
              >
                {t('all_of', { verb: words.asking(move.step, 'overtime'), count: action.moves.length })}
              </Button>
            )
          );
        })}
      </PanelHead>
      <ul aria-labelledby="overtime-people">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-6 py-2.5 max-tablet:px-4"
          >
            <PersonAvatar name={names.of(row, 'employee_name')} employee_id={row.employee_id} size={32} />
            <div className="min-w-0 flex-1 basis-48">
              <AppLink href={link('uovertime', { id: row.id })} className="font-semibold">
                <bdi>{names.of(row, 'employee_name')}</bdi>
              </AppLink>
              <span className="block text-sm text-ink-2">
                {row.number} · {choices(row.compensation_type === 'dayoff' ? 'dayoff' : 'money')}
                {isDay(row.dayoff_date) && ` ${days.day(row.dayoff_date)}`}
              </span>
            </div>
            <StatusTag statusId={row.status_id} label={statusWord(row, 'overtime')} />
            <RowActions
              row={row}
              href={link('uovertime', { id: row.id })}
              busy={decide.busy.has(row.id)}
              onStep={(of, step) => void decide.one(of, step)}
            />
          </li>
        ))}
      </ul>
      {decide.windows}
    </>
  );
};
