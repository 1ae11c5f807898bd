'use client';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { type DayKind, dayKind } from '../../../lib/calendar/calendar.ts';
import { type Day, daysBetween, eachDay } from '../../../lib/kernel/day.ts';
import type { Bar } from '../../../lib/leave/bars.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { AbsenceBar } from '../../ribbon/absence-bar.tsx';
import { DayColumn, DayHead } from '../../ribbon/day-ribbon.tsx';
import { barsIn, type RibbonRow } from '../../ribbon/ribbon-bars.ts';
import { RibbonTable } from '../../ribbon/ribbon-table.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { isAgreed, returnedDays, type ShownCorrection } from './correction-parts.ts';
import { PartBar, WasBar } from './part-bar.tsx';
import type { PartEdits } from './use-part-edits.ts';

interface CorrectionRibbonProps {
  form: DocumentForm;
  correction: ShownCorrection;
  first: Day;
  last: Day;
  colleagues: readonly RibbonRow[];
  edits: PartEdits | undefined;
}

/** So many days leave room for the names of the week in any language; more of them for short names alone. */
const SPELLED_DAYS = 21;
const NARROW = 2;

/** One ribbon: what there was, what there will be with the days that come back, and colleagues who are away meanwhile. */
export const CorrectionRibbon = ({
  form,
  correction,
  first,
  last,
  colleagues,
  edits,
}: CorrectionRibbonProps) => {
  const t = useTranslations('families.vacation_correction.screen');
  const away = useTranslations('documents.away');
  const common = useTranslations('common');
  const formats = useDays();
  const names = useNames();
  const { calendar, today } = form.situation;
  const days = eachDay(first, last).map((day) => ({
    day,
    kind: dayKind(day, calendar),
    isToday: day === today,
  }));
  const back = returnedDays(correction);
  const { leaves, parts } = correction;
  const columnOf = ({ start_date, end_date }: Bar) =>
    `${daysBetween(first, start_date) + 1} / ${daysBetween(first, end_date) + 2}`;
  const hasRoom = days.length <= SPELLED_DAYS || (formats.weekdays()[0] ?? '').length <= NARROW;
  const caption = t('ribbon', { period: formats.range(first, last) });
  return (
    <>
      <RibbonTable rows={colleagues} first={first} last={last} caption={t('colleagues')} />
      <ScrollRegion aria-label={caption} className="overflow-x-auto">
        <div
          className="grid min-w-fit text-sm"
          style={{
            gridTemplateColumns: `minmax(10rem, 11rem) repeat(${days.length}, minmax(1.125rem, 1fr))`,
          }}
        >
          <span className="sticky left-0 z-2 flex items-end border-b border-line bg-surface pr-3 pb-1.5 text-ink-2">
            {formats.month(first.slice(0, 7) as `${number}-${number}`)}
          </span>
          {days.map((day) => (
            <DayHead key={day.day} {...day} bare={hasRoom ? 'phone' : true} />
          ))}
          <Row name={<b className="font-medium">{t('was')}</b>} days={days}>
            {leaves.flatMap(({ id, start_date, end_date, number, days: count }) =>
              start_date && end_date
                ? [
                    <WasBar
                      key={id}
                      column={columnOf({ start_date, end_date })}
                      text={[number, common('days', { count })].filter(Boolean).join(' · ')}
                    />,
                  ]
                : [],
            )}
          </Row>
          <Row name={<b className="font-medium">{t('becomes')}</b>} days={days} back={back}>
            {parts.map((part) => (
              <PartBar
                key={part.id}
                part={part}
                agreed={isAgreed(part)}
                column={columnOf(part)}
                wide={daysBetween(part.start_date, part.end_date) > 2}
                edits={edits}
              />
            ))}
          </Row>
          {colleagues.map((row) => (
            <Fragment key={row.employee_id}>
              <Row
                days={days}
                name={
                  <>
                    <PersonAvatar
                      name={names.full(row.name, row.name_eng)}
                      employee_id={row.employee_id}
                      size={28}
                    />
                    <bdi className="truncate">{names.short(row.name, row.name_eng)}</bdi>
                  </>
                }
              >
                {barsIn(row.absences, first, last).map((bar) => (
                  <AbsenceBar
                    key={`${bar.absence.id}-${bar.absence.start}`}
                    kind={bar.absence.kind}
                    pending={bar.absence.pending}
                    cutLeft={bar.cutLeft}
                    cutRight={bar.cutRight}
                    narrow={bar.to - bar.from === 1}
                    half={bar.half}
                    column={`${bar.from} / ${bar.to}`}
                  >
                    {bar.to - bar.from > 3
                      ? away(`bar.${bar.absence.kind}`, { pending: String(bar.absence.pending) })
                      : undefined}
                  </AbsenceBar>
                ))}
              </Row>
            </Fragment>
          ))}
        </div>
      </ScrollRegion>
    </>
  );
};

/** Days that come back: green, and hatched, as not every reader can see green. */
const BACK =
  '[background:repeating-linear-gradient(135deg,var(--success-line)_0_1.5px,transparent_1.5px_7px),var(--success-soft)]';

const Row = ({
  name,
  days,
  back,
  children,
}: {
  name: ReactNode;
  days: readonly { day: Day; kind: DayKind; isToday: boolean }[];
  back?: ReadonlySet<Day>;
  children: ReactNode;
}) => (
  <>
    <span className="sticky left-0 z-2 flex h-11 items-center gap-2.5 border-b border-line bg-surface pr-3">
      {name}
    </span>
    <div
      data-days={days.length}
      className="relative col-start-2 -col-end-1 grid h-11 grid-cols-subgrid border-b border-line"
    >
      {days.map(({ day, kind, isToday }, index) => (
        <DayColumn key={day} column={index + 1} kind={kind} isToday={isToday} />
      ))}
      {days.map(({ day }, index) =>
        back?.has(day) ? (
          <span key={day} className={`row-start-1 ${BACK}`} style={{ gridColumn: index + 1 }} />
        ) : null,
      )}
      {children}
    </div>
  </>
);

/** The sample of a day that comes back. */
export const BackSwatch = () => <span aria-hidden className={`inline-block h-[18px] w-5 ${BACK}`} />;
