'use client';
import { useTranslations } from 'next-intl';
import type { DocumentRow } from '../../documents/document-row.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Summary } from '../../documents/summary.tsx';
import type { HistoryRow } from '../../documents/timeline/use-document-history.ts';
import { useDocumentHref } from '../../documents/use-document-href.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { useView } from '../../rpc/use-view.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/tag.tsx';

/** The corrections that the portal sent for a sick leave that fell into a leave. */
const useMade = ({ row }: DocumentForm): readonly DocumentRow[] => {
  const view = useView<DocumentRow>(
    'vacation_correction',
    { filter: `illness_id = ${row?.id ?? 0}`, orderBy: 'start_date', rowsPerPage: 'all' },
    { enabled: row !== undefined && CLOSED.includes(row.status_id) },
  );
  return view.data?.data ?? [];
};

/** What the portal made of a sick leave, at the stop of its way that closed it. */
export const MadeAt = ({ form, step }: { form: DocumentForm; step: HistoryRow }) => {
  const t = useTranslations('families.sickleave.screen');
  const hrefOf = useDocumentHref();
  const made = useMade(form);
  const last = form.history.rows.findLast(({ status_id }) => status_id === 'closed');
  if (step.id !== last?.id || made.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      {t('made_at', { count: made.length })}{' '}
      {made.map((each, index) => (
        <span key={each.id}>
          {index > 0 && ', '}
          <AppLink href={hrefOf(each)}>{each.number}</AppLink>
        </span>
      ))}
    </p>
  );
};

/** What the portal made of a sick leave: the corrections it sent, with how each stands. */
export const MadePanel = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.sickleave.screen');
  const hrefOf = useDocumentHref();
  const statusWord = useStatusWord();
  const made = useMade(form);
  if (made.length === 0) return null;
  return (
    <Panel aria-labelledby="made">
      <PanelHead id="made" title={t('made')} />
      <PanelBody>
        <p className="mb-3 text-sm text-ink-2">{t('made_text')}</p>
        <ul className="flex flex-col gap-2">
          {made.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>
                <AppLink href={hrefOf(each)}>{each.number}</AppLink>
                <span className="block text-sm text-ink-2">
                  <Summary row={each} />
                </span>
              </span>
              <StatusTag statusId={each.status_id} label={statusWord(each, each.object_id)} />
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
};

const CLOSED: readonly string[] = ['closed', 'processed'];
