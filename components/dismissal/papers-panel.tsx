'use client';
import { useTranslations } from 'next-intl';
import type { Day } from '../../lib/kernel/day.ts';
import type { DismissalPlan } from '../../lib/rpc/dismissal.ts';
import { useDays } from '../calendar/use-days.ts';
import { DownloadForm } from '../documents/printing/download-form.tsx';
import { GIVEN_PAPERS } from '../families/settled.ts';
import { Panel, PanelBody, PanelHead, PanelSection } from '../ui/panel.tsx';

/** Papers of a dismissal, in the order in which they are made (labour code, article 84.1; order Т-8). */
const PAPERS = ['order', 'note', 'work_record', 'income', 'payslip', 'insurance'] as const;

/** What is to be made and given out by the last day, and what of it the portal has. */
export const PapersPanel = ({
  employee_id,
  last,
  entered,
}: {
  employee_id: number;
  last: Day;
  entered: DismissalPlan['entered'];
}) => {
  const t = useTranslations('dismissal');
  const days = useDays();
  return (
    <Panel aria-labelledby="dismissal-papers">
      <PanelHead
        id="dismissal-papers"
        title={t('papers_title')}
        note={t('papers_note', { day: days.day(last) })}
      >
        {entered && (
          <DownloadForm
            size="sm"
            printed={{
              object_id: 'dismissal',
              documents: [
                { id: entered.id, organization_id: entered.organization_id, document_type_id: null },
              ],
            }}
          />
        )}
      </PanelHead>
      <PanelBody>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {PAPERS.map((paper) => (
            <li key={paper}>{t(`paper.${paper}`)}</li>
          ))}
        </ul>
      </PanelBody>
      <PanelSection>
        <h3 className="mb-2 text-base font-medium">{t('in_portal')}</h3>
        {GIVEN_PAPERS.map(({ key, Papers }) => (
          <Papers key={key} employee_id={employee_id} />
        ))}
      </PanelSection>
    </Panel>
  );
};
