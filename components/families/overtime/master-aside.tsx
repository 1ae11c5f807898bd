'use client';
import { useTranslations } from 'next-intl';
import { limitsFor } from '../../../lib/documents/families/overtime/limits.ts';
import { plannedWork } from '../../../lib/documents/families/overtime/pieces.ts';
import { piecesOfWork } from '../../../lib/overtime/pieces.ts';
import { leastRest } from '../../../lib/overtime/shifts.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import type { Master } from './use-master.ts';

/** The limits of the day, and what becomes of the documents once they are made. */
export const MasterAside = ({ master }: { master: Master }) => {
  const t = useTranslations('families.overtime.screen');
  const { sample, own, calendar, parameters, withShifts } = master;
  const { start_date } = sample.record;
  const work = plannedWork(sample.record);
  return (
    <aside aria-label={t('aside')} className="flex min-w-0 flex-col gap-4">
      {start_date && own && (
        <LimitsPanel
          day={start_date}
          said={limitsFor(sample.record, { hours_book: own, parameters, calendar })}
          off={
            work
              ? piecesOfWork(work, calendar)
                  .filter(({ code }) => code === 'РВ')
                  .reduce((sum, piece) => sum + piece.day_minutes + piece.night_minutes, 0)
              : 0
          }
          rest={withShifts ? leastRest(own.shifts) : undefined}
        />
      )}
      <NextSteps confirms={master.confirms} />
    </aside>
  );
};

const NextSteps = ({ confirms }: { confirms: boolean }) => {
  const t = useTranslations('families.overtime.screen');
  const statusWord = useStatusWord();
  const way = confirms
    ? (['created', 'notified', 'confirmed', 'agreed'] as const)
    : (['created', 'agreed'] as const);
  return (
    <Panel aria-labelledby="overtime-next">
      <PanelHead id="overtime-next" title={t('next')} />
      <PanelBody>
        <ol className="flex flex-col gap-3">
          {way.map((status, index) => (
            <li key={status} className="flex gap-3">
              <span
                aria-hidden
                className={`mt-0.5 grid size-6 flex-none place-items-center rounded-full text-xs font-semibold ${index === 0 ? 'bg-primary text-on-primary' : 'border border-dashed border-line-strong text-ink-2'}`}
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-medium">{statusWord({ status_id: status }, 'overtime')}</span>
                <span className="block text-sm text-ink-2">{t(`next_${status}`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
};
