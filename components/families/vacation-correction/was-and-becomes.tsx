'use client';
import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { teamOf } from '../../../lib/calendar/clash.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { RibbonRow } from '../../board/ribbon-bars.ts';
import { ribbonRows } from '../../documents/away/ribbon-rows.ts';
import { useAway } from '../../documents/away/use-away.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Icon } from '../../ui/icon.tsx';
import { Legend, LegendItem } from '../../ui/legend.tsx';
import { correctionOf, isAgreed, ribbonDays, type ShownCorrection } from './correction-parts.ts';
import { BackSwatch, CorrectionRibbon } from './correction-ribbon.tsx';
import { overlappedDays } from './overlapped-days.ts';
import { BarSwatch } from './part-bar.tsx';
import { PartsTable } from './parts-table.tsx';
import { type PartEdits, usePartEdits } from './use-part-edits.ts';

/** What there was and what there will be: the ribbon, who overlaps, and the parts as a table. */
export const WasAndBecomes = ({ form }: { form: DocumentForm }) => {
  const correction = correctionOf(form);
  return correction ? <Shown form={form} correction={correction} /> : null;
};

const Shown = ({ form, correction }: { form: DocumentForm; correction: ShownCorrection }) => {
  const t = useTranslations('families.vacation_correction.screen');
  const edits = usePartEdits(form, correction);
  const range = ribbonDays(correction);
  return (
    <div className="flex min-w-0 flex-col gap-4 border-t border-line pt-5">
      <h2>{t('title')}</h2>
      {range ? (
        <Drawn form={form} correction={correction} range={range} edits={edits} />
      ) : (
        <p className="text-ink-2">{t('too_far')}</p>
      )}
      <PartsTable form={form} correction={correction} />
    </div>
  );
};

const Drawn = ({
  form,
  correction,
  range,
  edits,
}: {
  form: DocumentForm;
  correction: ShownCorrection;
  range: { first: Day; last: Day };
  edits: PartEdits | undefined;
}) => {
  const colleagues = useColleagues(form, correction, range);
  return (
    <>
      <CorrectionRibbon
        form={form}
        correction={correction}
        {...range}
        colleagues={colleagues}
        edits={edits}
      />
      <RibbonLegend correction={correction} edits={edits} />
      <Overlaps correction={correction} colleagues={colleagues} />
    </>
  );
};

/**
 * Colleagues of the same manager, where the reader knows them, who are away on some day that was, or will be, one of
 * the leave; those who work from home are left out.
 */
const useColleagues = (
  form: DocumentForm,
  { leaves, parts }: ShownCorrection,
  range: { first: Day; last: Day },
): readonly RibbonRow[] => {
  const away = useAway(range);
  const { employee_id: me } = useProfile();
  const { subordination } = useDictionaries();
  const { employee_id, manager_id } = form.situation.doc;
  return useMemo(() => {
    const team = employee_id === null ? null : teamOf({ employee_id, manager_id }, subordination, me);
    const bars = [...leaves, ...parts];
    const meets = (start: Day, end: Day) =>
      bars.some((bar) => bar.start_date && bar.end_date && bar.start_date <= end && bar.end_date >= start);
    const rows = away.away.filter(
      (row) =>
        row.employee_id !== employee_id &&
        (team === null || team.has(row.employee_id)) &&
        meets(row.start_date, row.end_date),
    );
    return ribbonRows(rows, [], me);
  }, [away.away, leaves, parts, employee_id, manager_id, subordination, me]);
};

const RibbonLegend = ({
  correction,
  edits,
}: {
  correction: ShownCorrection;
  edits: PartEdits | undefined;
}) => {
  const t = useTranslations('families.vacation_correction.screen');
  const agreed = correction.parts.every(isAgreed);
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-2">
      <Legend>
        <LegendItem swatch={<BarSwatch look="was" />}>{t('legend_was')}</LegendItem>
        <LegendItem swatch={<BarSwatch look={agreed ? 'agreed' : 'becomes'} />}>
          {t(agreed ? 'legend_agreed' : 'legend_becomes')}
        </LegendItem>
        <LegendItem swatch={<BackSwatch />}>{t('legend_back')}</LegendItem>
      </Legend>
      {edits && correction.parts.some(({ status_id }) => status_id === 'draft') && (
        <p id="bar-keys">{t('keys')}</p>
      )}
    </div>
  );
};

/** Colleagues away on the old days, and on the new ones. */
const Overlaps = ({
  correction: { leaves, parts },
  colleagues,
}: {
  correction: ShownCorrection;
  colleagues: readonly RibbonRow[];
}) => {
  const t = useTranslations('families.vacation_correction.screen');
  const names = useNames();
  const said = (bars: Parameters<typeof overlappedDays>[0]) => {
    const met = overlappedDays(bars, colleagues);
    const who = met.people.map(({ name, name_eng }) => names.short(name, name_eng)).join(', ');
    return t('overlap', { days: met.days, who: who || 'none' });
  };
  return (
    <p className="flex gap-2.5 rounded-control border border-line px-3 py-2.5 text-sm">
      <Icon of={Users} size={16} className="mt-0.5 flex-none text-ink-2" />
      <span>{t('overlaps', { was: said(leaves), becomes: said(parts) })}</span>
    </p>
  );
};
