'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { SETTLED } from '../settled.ts';
import { noticeOfForm } from './notice-strip.tsx';

/** What the accountant settles with whoever resigns: on the last day, and what other families know of it. */
export const Settlement = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families');
  const days = useDays();
  const notice = noticeOfForm(form);
  const { employee_id } = form.situation.doc;
  if (!notice || notice.given < 0 || employee_id === null) return null;
  return (
    <Panel aria-labelledby="settlement">
      <PanelHead id="settlement" title={t('statement.settlement.title')} />
      <PanelBody>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          <dt className="text-ink-2">{t('statement.settlement.day')}</dt>
          <dd className="text-right font-medium">{days.day(notice.last)}</dd>
          {SETTLED.map(({ key, Line }) => (
            <Line key={key} employee_id={employee_id} last={notice.last} />
          ))}
        </dl>
        <p className="mt-3 text-sm text-ink-2">{t('statement.settlement.law')}</p>
      </PanelBody>
    </Panel>
  );
};
