'use client';
import { useTranslations } from 'next-intl';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useFieldError } from '../../documents/form/use-field-error.ts';
import { cellsOf } from './days.ts';
import { PlanGrid } from './plan-grid.tsx';
import { PlanLegend } from './plan-legend.tsx';
import { PlanNotes } from './plan-notes.tsx';

/** The days of the period: which are at home, and what room the office has on the others. */
export const PlanField = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.homeoffice.screen');
  const error = useFieldError(form)('plan');
  const cells = cellsOf(form);
  if (cells.length === 0) return <p className="text-ink-2">{t('no_period')}</p>;
  return (
    <div id="plan" className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{t('hint')}</p>
      <PlanGrid form={form} cells={cells} />
      <PlanLegend form={form} cells={cells} />
      {error && (
        <p id="plan-line" className="text-sm text-error-ink">
          {error}
        </p>
      )}
      <PlanNotes form={form} cells={cells} />
    </div>
  );
};
