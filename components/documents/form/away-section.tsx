'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { kindOfObject } from '../../../lib/calendar/absence-kinds.ts';
import { daysOver } from '../../../lib/calendar/clash.ts';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { earlierDay, laterDay } from '../../../lib/kernel/day.ts';
import { DayRibbon } from '../../board/day-ribbon.tsx';
import type { RibbonRow } from '../../board/ribbon-bars.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { usePhone } from '../../shell/use-phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { PanelSection } from '../../ui/panel.tsx';
import { ribbonRows } from '../away/ribbon-rows.ts';
import type { DocumentRow } from '../document-row.ts';
import type { DocumentForm } from './use-document-form.ts';
import type { PeriodClash } from './use-period-clash.ts';

/** Who else is away in the period: a warning where the norm is passed, and the ribbon of the days (a list on the phone). */
export const AwaySection = ({ form, period }: { form: DocumentForm; period: PeriodClash }) => {
  const t = useTranslations('documents.away');
  const phone = usePhone();
  return (
    <PanelSection aria-labelledby="away">
      <h2 id="away">{t('title')}</h2>
      <Warning period={period} sending={form.canEdit} />
      {period.rows.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('nobody')}</p>
      ) : phone ? (
        <AwayList period={period} />
      ) : (
        <Ribbon form={form} period={period} />
      )}
    </PanelSection>
  );
};

const Warning = ({ period, sending }: { period: PeriodClash; sending: boolean }) => {
  const t = useTranslations('documents.away');
  const days = useDays();
  const { clash } = period;
  if (!clash.over) return null;
  return (
    <p className="mt-2 mb-3 flex gap-2 text-warning-ink">
      <Icon of={TriangleAlert} className="mt-px flex-none" />
      <span>
        {t(sending ? 'over_sending' : 'over', {
          period: days.list(daysOver(clash)),
          peak: clash.peak,
          team: clash.team ?? 0,
          norm: clash.norm ?? 0,
        })}
      </span>
    </p>
  );
};

const Ribbon = ({ form, period }: { form: DocumentForm; period: PeriodClash }) => {
  const t = useTranslations('documents.away');
  const days = useDays();
  const { employee_id } = useProfile();
  const { doc, calendar, today } = form.situation;
  const subject: RibbonRow[] =
    form.row && doc.employee_id !== employee_id
      ? [
          {
            employee_id: form.row.employee_id,
            name: form.row.employee_name,
            name_eng: form.row.employee_name_eng,
            mine: false,
            absences: [
              {
                id: form.row.id,
                employee_id: form.row.employee_id,
                start: period.first,
                end: period.last,
                pending: !SETTLED.has(form.row.status_id),
                kind: kindOfObject(form.row.object_id),
                part: partOf(form.row),
              },
            ],
          },
        ]
      : [];
  return (
    <div className="mt-3">
      <DayRibbon
        first={period.first}
        last={period.last}
        rows={[...subject, ...ribbonRows(period.rows, [], employee_id)]}
        calendar={calendar}
        today={today}
        heading={days.range(period.first, period.last)}
        caption={t('caption', { period: days.range(period.first, period.last) })}
      />
    </div>
  );
};

const partOf = ({ time_from, time_to }: DocumentRow) =>
  isClockTime(time_from) && isClockTime(time_to) ? ([time_from, time_to] as const) : undefined;

const SETTLED: ReadonlySet<string> = new Set(['agreed', 'approved', 'processed', 'opened', 'closed']);

const AwayList = ({ period }: { period: PeriodClash }) => {
  const t = useTranslations('documents.away');
  const names = useNames();
  const days = useDays();
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {[...Map.groupBy(period.rows, ({ employee_id }) => employee_id)].map(([employee_id, rows]) => (
        <li key={employee_id}>
          <bdi className="block">
            {names.short(rows[0]?.employee_name ?? null, rows[0]?.employee_name_eng ?? null)}
          </bdi>
          {rows.map((row) => (
            <span key={`${row.start_date}-${row.id}`} className="block text-sm text-ink-2">
              {t('absence_said', {
                what: t(`bar.${kindOfObject(row.object_id)}`, { pending: String(row.pending === '1') }),
                period: days.range(
                  laterDay(row.start_date, period.first),
                  earlierDay(row.end_date, period.last),
                ),
              })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
};
