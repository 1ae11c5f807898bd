'use client';
import { useTranslations } from 'next-intl';
import { showsShifts } from '../../../lib/documents/families/overtime/shown.ts';
import { addDays, isDay } from '../../../lib/kernel/day.ts';
import { mayFollow } from '../../../lib/overtime/shifts.ts';
import { TimeControl } from '../../documents/form/time-control.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { HoursChoice } from './hours-choice.tsx';

/** Ready hours and shifts of the document; a shift that may not follow that of the day before stays in sight with its reason. */
export const HoursField = ({ form }: { form: DocumentForm }) => {
  const rules = useTranslations('rules.overtime');
  const book = form.facts.hours_book;
  if (!book) return null;
  const { start_date, hour_preset, shift_code } = form.record;
  const before = isDay(start_date)
    ? book.others.find(({ work, shift }) => shift !== '' && work.start_date === addDays(start_date, -1))
    : undefined;
  return (
    <div className="col-span-full">
      <HoursChoice
        book={book}
        value={{ hour_preset: String(hour_preset ?? ''), shift_code: String(shift_code ?? '') }}
        withShifts={showsShifts(form.situation.parameters, shift_code)}
        whyNot={(code) =>
          before && !mayFollow(book.shifts, before.shift, code)
            ? rules('shift-after', { before: before.shift, after: code })
            : undefined
        }
        onChoose={(chosen) => {
          form.set({ ...chosen });
          form.touch('time_from', 'time_to', 'shift_code');
        }}
      />
    </div>
  );
};

/** Both times side by side. */
export const TimesField = ({ form }: { form: DocumentForm }) => (
  <div className="grid grid-cols-2 items-start gap-3">
    <TimeControl field="time_from" form={form} />
    <TimeControl field="time_to" form={form} />
  </div>
);

/** What stands with the field before it: the second time, and shifts with the ready hours. */
export const BesideIt = () => null;
