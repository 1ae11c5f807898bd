'use client';
import { useTranslations } from 'next-intl';
import { EmployeePicker } from '../people/employee-picker.tsx';
import { useNames } from '../people/use-names.ts';
import { Field } from '../ui/field.tsx';
import { PanelBody, PanelSection } from '../ui/panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import type { PlannedPart } from './use-dismissal.ts';

/** The reports of the leaver, the next manager of each, and where waiting decisions go. */
export const ReportsPanel = ({
  plan: { reports, waiting },
  dismissal: { managers, lead, errors },
  isRead,
}: PlannedPart) => {
  const t = useTranslations('dismissal');
  const names = useNames();
  const decides = (each: { manager_id: number | null; manager_name: string; manager_name_eng: string }) =>
    each.manager_id === null ? t('hr_decides') : t('decides', { name: names.of(each, 'manager_name') });
  return (
    <PlanPanel
      id="dismissal-reports"
      title={t('reports_title')}
      note={t('reports_note')}
      empty={reports.length + waiting.length === 0 ? t('no_reports') : undefined}
    >
      {!isRead && reports.length > 1 && (
        <PanelBody>
          <Field id="reports" label={t('for_all')} error={errors.reports} optional>
            {(control) => (
              <EmployeePicker
                {...control}
                value={sameOf(reports.map(({ employee_id }) => managers.get(employee_id)))}
                onChange={(id) =>
                  lead(
                    reports.map(({ employee_id }) => employee_id),
                    id,
                  )
                }
              />
            )}
          </Field>
        </PanelBody>
      )}
      {reports.map((each) => (
        <PanelSection
          key={each.employee_id}
          className="grid grid-cols-2 items-center gap-4 py-3! max-tablet:grid-cols-1"
        >
          <p className="min-w-0">
            <bdi className="block font-medium">{names.of(each, 'name')}</bdi>
            <span className="block text-sm text-ink-2">
              {t('waits', { count: each.waiting })}
              {managers.has(each.employee_id) ? '' : ` · ${decides(each)}`}
            </span>
          </p>
          {!isRead && (
            <Field
              label={t('manager_of', { name: names.short(each.name, each.name_eng) })}
              error={
                errors[`report.${each.employee_id}`] ?? (reports.length === 1 ? errors.reports : undefined)
              }
              optional={each.manager_id !== null}
            >
              {(control) => (
                <EmployeePicker
                  {...control}
                  value={managers.get(each.employee_id) ?? null}
                  onChange={(id) => lead([each.employee_id], id)}
                />
              )}
            </Field>
          )}
        </PanelSection>
      ))}
      {waiting.map((each) => (
        <PanelSection key={each.manager_id ?? 0} className="py-3!">
          <p>{t('other_waiting', { count: each.count })}</p>
          <p className="text-sm text-ink-2">{decides(each)}</p>
        </PanelSection>
      ))}
    </PlanPanel>
  );
};

/** The one value of all; none where they differ. */
const sameOf = (values: readonly (number | undefined)[]): number | null => {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
};
