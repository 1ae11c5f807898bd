'use client';
import { type Place, planOf } from '../../../lib/documents/families/homeoffice/plan.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { linesIn } from '../../documents/form/form-lines.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** Writes where the person is on some days; the plan is written whole, as the rules have completed it. */
export const usePlan = (form: DocumentForm) => {
  const typed = linesIn(form.form.values, 'plan');
  return (days: ReadonlySet<Day>, place: Place) =>
    form.set({
      plan: planOf(form.record).flatMap((line) => {
        const { id, day } = line;
        if (!day) return [];
        const known = typed.find((each) => each.cells.day === day);
        return [{ key: known?.key ?? day, id, cells: { day, place: days.has(day) ? place : line.place } }];
      }),
    });
};
