'use client';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNames } from '../../people/use-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStepWords } from '../moves/use-step-words.ts';
import { type Move, nearest } from './moves-of.ts';
import type { WhyStep } from './use-why.ts';

/** A move by the steps that make it: that it is open, or the reason why not with all that is missing, and who can. */
export const StepReason = ({ object_id, steps }: { object_id: string; steps: Move }) => {
  const t = useTranslations('why');
  const holders = useTranslations('documents.holder.role');
  const words = useStepWords();
  const names = useNames();
  const step = nearest(steps);
  const { open, right, fields } = step;
  const verb = words.verb(
    {
      next_status_id: step.next_status_id,
      reject: step.reject ? '1' : '0',
      business_role: step.role,
    },
    object_id,
  );
  const takers = ({ people, role }: WhyStep): readonly string[] =>
    people.length > 0 ? people.map(({ name, name_eng }) => names.short(name, name_eng)) : [holders(role)];
  const said = names.of({ ...step }, 'message');
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-3">
      <Icon
        of={open ? CircleCheck : CircleSlash}
        className={open ? 'mt-0.5 text-success-ink' : 'mt-0.5 text-ink-3'}
      />
      <div>
        <p className="font-medium">{verb}</p>
        {open ? (
          <p className="text-success-ink">{t('open')}</p>
        ) : (
          <p>{right === null ? said : t(`right.${right}`)}</p>
        )}
        {fields.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {fields.map((field) => (
              <li key={`${field.field} ${field.code}`}>{names.of({ ...field }, 'message')}</li>
            ))}
          </ul>
        )}
        {right !== null && (
          <p className="text-ink-2">
            {t('who')} <bdi>{[...new Set(steps.flatMap(takers))].join(', ')}</bdi>
          </p>
        )}
      </div>
    </li>
  );
};
