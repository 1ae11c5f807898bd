'use client';
import { useTranslations } from 'next-intl';
import type { Pending } from '../../lib/calendar/pending.ts';
import { identityOf } from '../../lib/families/identities.ts';
import type { CalendarPreview } from '../../lib/rpc/calendar.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { Answered } from '../shell/answered.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Note } from '../ui/banner.tsx';
import { Question } from '../ui/question.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { MarkingList } from './marking-list.tsx';

interface SaveDialogProps {
  pending: Pending;
  organizationId: number | null;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** What is about to be saved, and which documents on their way would count other days. */
export const SaveDialog = ({ pending, organizationId, busy, onSave, onClose }: SaveDialogProps) => {
  const t = useTranslations('year');
  const days = [...pending.values()];
  const asking = { days, ...(organizationId !== null && { organization_id: organizationId }) };
  const asked = useAsked<CalendarPreview>({
    queryKey: ['view', 'calendar', 'preview', asking],
    queryFn: ({ signal }) => call('calendar.preview', asking, { signal }).then(({ data }) => data),
    staleTime: 0,
    // While the window closes there is nothing left to save.
    enabled: days.length > 0,
  });
  return (
    <Question
      title={t('save_title')}
      description={t('changed', { count: pending.size })}
      yes={t('save')}
      busy={busy}
      onAnswer={(yes) => (yes ? onSave() : onClose())}
    >
      <div className="flex flex-col gap-5">
        <MarkingList days={days} />
        <Answered
          of={asked}
          pending={
            <p role="status" className="flex items-center gap-2">
              <Spinner /> {t('counting')}
            </p>
          }
        >
          {(data) => <Documents preview={data} />}
        </Answered>
      </div>
    </Question>
  );
};

const Documents = ({ preview: { looked, more, differ, first } }: { preview: CalendarPreview }) => {
  const t = useTranslations('year');
  const link = usePortalLink();
  const seen = t('looked', { count: looked, more: more ? 'yes' : 'no' });
  if (differ === 0)
    return (
      <p role="status" className="text-ink-2">
        {t('differ_none')} {seen}
      </p>
    );
  return (
    <div role="status">
      <Note tone="warning" title={t('differ', { count: differ })}>
        <p className="text-sm">{seen}</p>
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {first.map(({ id, object_id, number, readable, was, becomes }) => {
            const route = readable ? identityOf(object_id)?.routes.form : undefined;
            return (
              <li key={id}>
                {route ? <AppLink href={link(route, { id })}>{number}</AppLink> : <b>{number}</b>}:{' '}
                {t('recounted', { was, becomes })}
              </li>
            );
          })}
          {differ > first.length && <li>{t('others', { count: differ - first.length })}</li>}
        </ul>
        <p className="mt-2 text-sm">{t('will_be_told')}</p>
      </Note>
    </div>
  );
};
