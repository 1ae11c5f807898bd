'use client';
import { useTranslations } from 'next-intl';
import type { Simulated } from '../../../lib/rpc/workflow-admin.ts';
import { useNames } from '../../people/use-names.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { TakerLine } from './taker-line.tsx';

interface TakersProps {
  answer: Simulated;
  /** Walks on to a status. */
  onTake: (status: string) => void;
}

/** Every step out of the status: who could take it, and for the person asked about whether they could. */
export const Takers = ({ answer, onTake }: TakersProps) => {
  const t = useTranslations('workflow_admin.simulator');
  const words = useWorkflowWords();
  const roles = useTranslations('shell.role');
  const names = useNames();
  const { person, steps, document } = answer;
  const held = person?.roles.filter((role) => roles.has(role)).map((role) => roles(role)) ?? [];
  return (
    <div className="min-w-0">
      <h3>{t('who')}</h3>
      {person && (
        <p className="mt-0.5 text-sm text-ink-2">
          {t('asked', {
            name: person.name === '' ? t('somebody') : names.short(person.name, person.name_eng),
            roles: held.length > 0 ? held.join(', ') : t('no_roles'),
          })}
        </p>
      )}
      {steps.length === 0 ? (
        <p className="mt-3 text-ink-2">{t('nobody')}</p>
      ) : (
        <ul
          aria-label={t('steps', { status: words.status(document.status_id) })}
          className="mt-3 divide-y divide-line border-y border-line"
        >
          {steps.map((step) => (
            <TakerLine
              key={step.id}
              step={step}
              isInvented={document.number === null && document.employee === null}
              isNew={document.status_id === 'empty'}
              onTake={() => onTake(step.next_status_id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
