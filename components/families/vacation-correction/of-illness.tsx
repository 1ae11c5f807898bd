'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DocumentRow } from '../../documents/document-row.ts';
import { linkedAsk } from '../../documents/form/form-asks.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import type { HistoryRow } from '../../documents/timeline/use-document-history.ts';
import { useDocumentHref } from '../../documents/use-document-href.ts';
import { useLinkName } from '../../documents/use-link-name.ts';
import { useView } from '../../rpc/use-view.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';

/** The sick leave that a correction was made for; undefined where there is none, or its reader may not open it. */
const useIllness = ({ row }: DocumentForm): DocumentRow | undefined => {
  const id = Number(row?.illness_id ?? 0);
  const { object, query } = linkedAsk('sickleave', id);
  const view = useView<DocumentRow>(object, query, { enabled: id > 0 });
  return id > 0 ? view.data?.data[0] : undefined;
};

/** The way back from a correction to the sick leave that changed the leave. */
export const OfIllness = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.vacation_correction.screen');
  const hrefOf = useDocumentHref();
  const nameOf = useLinkName();
  const illness = useIllness(form);
  return (
    illness && (
      <Panel aria-labelledby="of-illness">
        <PanelHead id="of-illness" title={t('of_illness')} />
        <PanelBody>
          <p className="mb-3 text-sm text-ink-2">{t('of_illness_text')}</p>
          <AppLink href={hrefOf(illness)}>{nameOf(illness)}</AppLink>
        </PanelBody>
      </Panel>
    )
  );
};

/** The same at the step that the portal took for the person, the first of its way. */
export const MadeOfIllness = ({ form, step }: { form: DocumentForm; step: HistoryRow }): ReactNode => {
  const t = useTranslations('families.vacation_correction.screen');
  const hrefOf = useDocumentHref();
  const illness = useIllness(form);
  if (!illness || step.id !== form.history.rows[0]?.id) return null;
  return (
    <p className="text-sm text-ink-2">
      {t.rich('made_of', { number: () => <AppLink href={hrefOf(illness)}>{illness.number}</AppLink> })}
    </p>
  );
};
