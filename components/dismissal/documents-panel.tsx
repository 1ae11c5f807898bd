'use client';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../lib/families/identities.ts';
import type { DismissalPlan } from '../../lib/rpc/dismissal.ts';
import { useDays } from '../calendar/use-days.ts';
import { useStatusWord } from '../documents/use-status-word.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { PanelBody, PanelSection } from '../ui/panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import type { PlannedPart } from './use-dismissal.ts';

type Touched = DismissalPlan['documents'][number];

/** Documents with days after the last one: what becomes of each. */
export const DocumentsPanel = ({
  plan: { documents, under_way },
  dismissal: { kept, keep, errors },
  isRead,
}: PlannedPart) => {
  const t = useTranslations('dismissal');
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('annul'))?.[1];
  return (
    <PlanPanel
      id="dismissal-documents"
      title={t('documents_title')}
      note={t('documents_note')}
      empty={documents.length === 0 ? t('no_documents') : undefined}
    >
      {documents.map((each) => (
        <PanelSection key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3!">
          <Named document={each} />
          {each.whole && each.annullable && !isRead ? (
            <Checkbox
              aria-describedby={`document-${each.id}`}
              checked={!kept.has(each.id)}
              onCheckedChange={(annul) => keep(each.id, !annul)}
            >
              {t('annul')}
            </Checkbox>
          ) : (
            <span className="text-sm text-ink-2">{t(each.whole ? 'stays' : 'cut')}</span>
          )}
        </PanelSection>
      ))}
      {wrong && (
        <PanelBody>
          <p className="text-sm text-error-ink">{wrong}</p>
        </PanelBody>
      )}
      {under_way > 0 && (
        <PanelSection className="py-3!">
          <p className="text-ink-2">{t('under_way', { count: under_way })}</p>
        </PanelSection>
      )}
    </PlanPanel>
  );
};

const Named = ({ document }: { document: Touched }) => {
  const families = useTranslations('shell.families');
  const link = usePortalLink();
  const days = useDays();
  const statusWord = useStatusWord();
  const { id, object_id, number, start_date, end_date, status_id } = document;
  const route = identityOf(object_id)?.routes.form ?? 'home';
  return (
    <p id={`document-${id}`} className="min-w-0 flex-1 basis-60">
      <AppLink href={link(route, { id }, { mode: 'hr' })}>
        {[families.has(object_id) ? families(object_id) : '', number].filter(Boolean).join(' ')}
      </AppLink>
      <span className="block text-sm text-ink-2">
        {start_date && `${days.range(start_date, end_date ?? start_date)} · `}
        {statusWord({ status_id }, object_id)}
      </span>
    </p>
  );
};
