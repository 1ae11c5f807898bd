'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { draggedTo } from '../../../lib/board/bar-acts.ts';
import { boardDays, columnsOf, dayAxis, gridColumn } from '../../../lib/board/scale.ts';
import { type Day, daysBetween } from '../../../lib/kernel/day.ts';
import type { Bar } from '../../../lib/leave/bars.ts';
import type { BarRoom } from '../../board/absence-bars.tsx';
import { DayBoard, DayRow } from '../../board/day-board.tsx';
import { PersonRow } from '../../board/day-ribbon.tsx';
import type { RibbonRow } from '../../board/ribbon-bars.ts';
import { useTrack } from '../../board/use-track.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { isAgreed, returnedDays, type ShownCorrection, type ShownPart } from './correction-parts.ts';
import { besideColumns, PartBar, WasBar } from './part-bar.tsx';
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
const WIDTHS = { names: 'minmax(10rem, 11rem)', day: '1.125rem' };
const ROOM: BarRoom = { codeDays: 4, wordDays: 4, halves: 'coded' };

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
  const common = useTranslations('common');
  const formats = useDays();
  const { calendar, today } = form.situation;
  const period = { first, last };
  const days = boardDays(period, calendar, today);
  const back = returnedDays(correction);
  const { leaves, parts } = correction;
  const track = useRef<HTMLTableCellElement>(null);
  const { held, begin, follow } = useTrack<{ act: 'move' | 'stretch'; part: ShownPart }>(
    track,
    dayAxis(period),
    { onDrop: ({ grip: { act, part }, by }) => edits?.[act](part, by), isEndless: true },
  );
  const drag = held && held.by !== 0 ? held : undefined;
  const columnOf = ({ start_date, end_date }: Bar) => {
    const columns = columnsOf({ first: start_date, last: end_date }, period);
    return columns ? gridColumn(columns) : '';
  };
  const draggedOf = ({ id, start_date, end_date }: ShownPart) => {
    const columns = columnsOf({ first: start_date, last: end_date }, period);
    if (!columns || drag?.grip.part.id !== id) return undefined;
    return besideColumns(columns, draggedTo(columns, drag.grip.act, drag.by));
  };
  const hasRoom = days.length <= SPELLED_DAYS || (formats.weekdays()[0] ?? '').length <= NARROW;
  const caption = t('ribbon', { period: formats.range(first, last) });
  return (
    <ScrollRegion aria-label={caption} className="overflow-x-auto">
      <DayBoard
        caption={caption}
        days={days}
        widths={WIDTHS}
        heading={formats.month(first.slice(0, 7))}
        bare={hasRoom ? 'phone' : true}
      >
        <DayRow days={days} height="h-11" name={<b className="font-medium">{t('was')}</b>}>
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
        </DayRow>
        <DayRow
          days={days}
          height="h-11"
          name={<b className="font-medium">{t('becomes')}</b>}
          drawn={days.map(({ day }, index) =>
            back.has(day) ? (
              <span key={day} className={`row-start-1 ${BACK}`} style={{ gridColumn: index + 1 }} />
            ) : null,
          )}
          ref={track}
          {...follow}
        >
          {parts.map((part) => (
            <PartBar
              key={part.id}
              part={part}
              agreed={isAgreed(part)}
              column={columnOf(part)}
              wide={daysBetween(part.start_date, part.end_date) > 2}
              edits={edits}
              dragged={draggedOf(part)}
              onGrip={(act) => begin({ act, part }, { byTouch: true })}
            />
          ))}
        </DayRow>
        {colleagues.map((row) => (
          <PersonRow key={row.employee_id} row={row} days={days} period={period} height="h-11" room={ROOM} />
        ))}
      </DayBoard>
    </ScrollRegion>
  );
};

/** Days that come back: green, and hatched, as not every reader can see green. */
const BACK =
  '[background:repeating-linear-gradient(135deg,var(--success-line)_0_1.5px,transparent_1.5px_7px),var(--success-soft)]';

/** The sample of a day that comes back. */
export const BackSwatch = () => <span aria-hidden className={`inline-block h-[18px] w-5 ${BACK}`} />;
