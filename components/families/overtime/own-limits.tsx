'use client';
import { limitsFor } from '../../../lib/documents/families/overtime/limits.ts';
import { piecesOf } from '../../../lib/documents/families/overtime/pieces.ts';
import { showsShifts } from '../../../lib/documents/families/overtime/shown.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { leastRest } from '../../../lib/overtime/shifts.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { LimitsPanel } from './limits-panel.tsx';

/** The limits that hold for the document, beside its way. */
export const OwnLimits = ({ form }: { form: DocumentForm }) => {
  const { start_date } = form.record;
  const { calendar, parameters } = form.situation;
  const book = form.facts.hours_book;
  if (!isDay(start_date) || !book) return null;
  const off = piecesOf(form.record, calendar)
    .filter(({ code }) => code === 'РВ')
    .reduce((sum, piece) => sum + piece.day_minutes + piece.night_minutes, 0);
  return (
    <LimitsPanel
      day={start_date}
      said={limitsFor(form.record, { hours_book: book, parameters, calendar })}
      off={off}
      rest={showsShifts(parameters, form.record.shift_code) ? leastRest(book.shifts) : undefined}
    />
  );
};
