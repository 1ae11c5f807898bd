'use client';
import { useTranslations } from 'next-intl';
import type { ScheduleSent } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useNames } from '../../people/use-names.ts';
import { Button } from '../../ui/button.tsx';
import { ReadWindow } from '../../ui/read-window.tsx';
import type { PlanPerson } from './use-schedule.ts';

type Sent = ScheduleSent['data'];

interface SentWindowProps {
  sent: Sent;
  people: readonly PlanPerson[];
  busy: boolean;
  /** Sends again, the warnings of these codes read as well. */
  onAgain: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Whose drafts were not sent, and why; those that only warnings keep back are offered to be sent with them. */
export const SentWindow = ({ sent, people, busy, onAgain, onClose }: SentWindowProps) => {
  const t = useTranslations('families.vacation_schedule.screen.send');
  const names = useNames();
  const locale = useAppLocale();
  const byId = new Map(people.map((person) => [person.id, person]));
  const warned = sent.refused.filter(({ reason }) => reason === 'warnings_unseen');
  const codes = [...new Set(warned.flatMap(({ why }) => why.map(({ code }) => code)))];
  return (
    <ReadWindow
      onClose={onClose}
      title={t('not_all', { count: sent.refused.length })}
      description={t('done', { sent: sent.sent, people: sent.people })}
      beside={
        warned.length > 0 && (
          <Button busy={busy} onClick={() => onAgain(codes)}>
            {t('again', { count: warned.length })}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {sent.refused.map(({ employee_id, reason, why }) => {
          const person = byId.get(employee_id);
          return (
            <li key={employee_id} className="py-2.5">
              <p className="font-medium">{person && names.short(person.name, person.name_eng)}</p>
              {[...new Set(why.map((each) => (locale === 'en' ? each.message_eng : each.message)))].map(
                (sentence) => (
                  <p
                    key={sentence}
                    className={`text-sm ${reason === 'warnings_unseen' ? 'text-warning-ink' : 'text-error-ink'}`}
                  >
                    {sentence}
                  </p>
                ),
              )}
            </li>
          );
        })}
      </ul>
    </ReadWindow>
  );
};
