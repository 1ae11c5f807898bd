'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { AbsenceBar } from '../../calendar/absence-bar.tsx';
import { DayRibbon } from '../../calendar/day-ribbon.tsx';
import type { AbsenceKind, RibbonRow } from '../../calendar/ribbon-bars.ts';
import { useDays } from '../../calendar/use-days.ts';
import { PanelBody, PanelFoot } from '../../ui/panel.tsx';

type TeamRibbonProps = Pick<ComponentProps<typeof DayRibbon>, 'first' | 'last' | 'rows' | 'calendar'>;

/** The team day by day, and what the bars mean. */
export const TeamRibbon = ({ first, last, rows, calendar }: TeamRibbonProps) => {
  const t = useTranslations('documents.home');
  const days = useDays();
  return (
    <>
      <PanelBody>
        <DayRibbon
          first={first}
          last={last}
          rows={rows}
          calendar={calendar}
          today={days.today}
          heading={t('person')}
          caption={t('team_caption', { period: days.range(first, last) })}
        />
      </PanelBody>
      <PanelFoot>
        <RibbonLegend rows={rows} />
      </PanelFoot>
    </>
  );
};

/** What the bars mean: only the kinds that are drawn, and the hatch. */
const RibbonLegend = ({ rows }: { rows: readonly RibbonRow[] }) => {
  const t = useTranslations('documents.away');
  const kinds = [...new Set(rows.flatMap((row) => row.absences.map((absence) => absence.kind)))];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {(kinds.length === 0 ? (['hidden'] as AbsenceKind[]) : kinds).map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <AbsenceBar kind={kind} pending={false} size="swatch">
            {kind === 'hidden' ? undefined : t(`code.${kind}`)}
          </AbsenceBar>
          {t(`kind.${kind}`)}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <AbsenceBar kind={kinds[0] ?? 'hidden'} pending size="swatch" />
        {t('pending')}
      </li>
    </ul>
  );
};
