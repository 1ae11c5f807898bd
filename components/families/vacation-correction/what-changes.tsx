'use client';
import { BellRing, CalendarCheck, ClipboardCheck, FileSignature } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { addDays } from '../../../lib/kernel/day.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { TimelineStop } from '../../documents/timeline/timeline-stop.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { correctionOf, isAgreed, type ShownCorrection } from './correction-parts.ts';

/** How far a correction is: what is behind is done. */
const ORDER = ['draft', 'prepared', 'accepted', 'agreed', 'processed'];

/** What the moves of a correction lead to, in their order; all of it happens or none. */
export const WhatChanges = ({ form }: { form: DocumentForm }) => {
  const correction = correctionOf(form);
  return correction && form.row && form.row.status_id !== 'declined' ? (
    <Shown form={form} correction={correction} status={form.row.status_id} />
  ) : null;
};

const Shown = ({
  form,
  correction,
  status,
}: {
  form: DocumentForm;
  correction: ShownCorrection;
  status: string;
}) => {
  const t = useTranslations('families.vacation_correction.screen.changes');
  const days = useDays();
  const reached = ORDER.indexOf(status);
  const kind = (at: string) => {
    const place = ORDER.indexOf(at);
    return reached >= place ? 'past' : reached === place - 1 ? 'now' : 'next';
  };
  const { leaves, parts, returned } = correction;
  const numbers = leaves.map(({ number }) => number).filter(Boolean);
  const next = parts.filter((part) => !isAgreed(part) && part.start_date > days.today).at(-1) ?? parts.at(-1);
  const notice = numberOf(form.situation.parameters, 'vacation_advice_notice_days');
  return (
    <Panel aria-labelledby="what-changes">
      <PanelHead id="what-changes" title={t('title')} />
      <PanelBody>
        <p className="mb-3 text-sm text-ink-2">{t('all_or_nothing')}</p>
        <ol>
          <TimelineStop
            kind={kind('accepted')}
            icon={ClipboardCheck}
            title={t(form.mode === 'sub' && status === 'prepared' ? 'you_accept' : 'accept', {
              count: parts.length,
            })}
          >
            <p className="text-sm text-ink-2">{parts.map(({ number }) => number).join(', ')}</p>
          </TimelineStop>
          <TimelineStop kind={kind('agreed')} icon={FileSignature} title={t('agree')}>
            <p className="text-sm text-ink-2">
              {t('replaced', { numbers: numbers.join(', ') || 'none', count: leaves.length })}
              {returned > 0 && ` ${t('given_back', { days: returned })}`}
            </p>
          </TimelineStop>
          <TimelineStop
            kind={kind('agreed') === 'past' ? 'past' : 'next'}
            icon={CalendarCheck}
            title={t('calendar')}
          >
            <p className="text-sm text-ink-2">{t('calendar_text')}</p>
          </TimelineStop>
          {next && next.start_date > days.today && notice > 0 && (
            <TimelineStop
              kind="next"
              icon={BellRing}
              title={t('notice', { day: days.dayMonth(next.start_date) })}
            >
              <p className="text-sm text-ink-2">
                {t('notice_text', { day: days.day(addDays(next.start_date, -notice)) })}
              </p>
            </TimelineStop>
          )}
        </ol>
      </PanelBody>
    </Panel>
  );
};
