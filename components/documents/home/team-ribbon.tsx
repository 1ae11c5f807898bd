'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { AbsenceLegend } from '../../board/absence-legend.tsx';
import { DayRibbon } from '../../board/day-ribbon.tsx';
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
        <AbsenceLegend kinds={rows.flatMap((row) => row.absences.map((absence) => absence.kind))} />
      </PanelFoot>
    </>
  );
};
