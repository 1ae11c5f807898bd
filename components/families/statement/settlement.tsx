'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useProfile } from '../../rpc/profile.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { SETTLED } from '../settled.ts';
import { ofResignation } from '../step-slots.ts';
import { noticeOfForm } from './notice-strip.tsx';

/** From these on nothing but the dismissal itself is left. */
const AGREED: readonly string[] = ['approved', 'confirmed', 'processed'];

/** What the accountant settles with a leaver: on the last day, and what other families know of it. */
export const Settlement = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families');
  const days = useDays();
  const notice = noticeOfForm(form);
  const link = usePortalLink();
  const { roles } = useProfile();
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
        {form.row && roles.includes('hr') && AGREED.includes(form.row.status_id) && (
          <ButtonLink
            size="sm"
            className="mt-3"
            href={link('dismissal', { id: employee_id }, ofResignation(form.row))}
          >
            {t('statement.settlement.dismiss')}
          </ButtonLink>
        )}
      </PanelBody>
    </Panel>
  );
};
