'use client';
import { useTranslations } from 'next-intl';
import type { PersonStep, Side } from '../../lib/reach/answer.ts';
import type { TakenStep } from '../../lib/reach/document-acts.ts';
import type { AccessWords } from '../../lib/reach/words.ts';
import { Folded } from '../ui/folded.tsx';
import { NoDifference, SideMark, type Sides } from './ways.tsx';

type ShownStep = TakenStep & Partial<PersonStep> & { readonly side?: Side };

interface StepsCellProps {
  steps: readonly ShownStep[];
  words: AccessWords;
  sides?: Sides | undefined;
}

/** Steps of the workflow a role or a person takes, and of whose documents. */
export const StepsCell = ({ steps, words, sides }: StepsCellProps) => {
  const t = useTranslations('access');
  if (steps.length === 0) return sides ? <NoDifference /> : <span className="text-ink-3">{t('no')}</span>;
  return (
    <Folded label={t('steps', { count: steps.length })}>
      {steps.map((step) => (
        <li key={JSON.stringify(step)}>
          {words.step(step)}
          <span className="block text-ink-2">
            {words.levels(step)}
            {step.reject && `, ${t('reject')}`}
          </span>
          {step.causes && <span className="block text-ink-3">{step.causes.map(words.cause).join('; ')}</span>}
          {step.side && sides && <SideMark side={step.side} sides={sides} />}
        </li>
      ))}
    </Folded>
  );
};
