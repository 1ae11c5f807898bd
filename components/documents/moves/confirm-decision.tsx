'use client';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Question } from '../../ui/question.tsx';
import type { Asked } from './asked.ts';
import { DecisionList } from './decision-list.tsx';
import { familyOfRows } from './family-of-rows.ts';
import { useStepWords } from './use-step-words.ts';
import { WarningsRead } from './warnings-read.tsx';

/**
 * Names the documents before a decision without a reason is taken on them. Enter answers yes to a step onward, no to a
 * step back; Esc always leaves everything as it is.
 */
export const ConfirmDecision = ({
  asked: { rows, left, step, warnings = [] },
  onAnswer,
}: {
  asked: Asked;
  onAnswer: (reason: string | null) => void;
}) => {
  const t = useTranslations('documents.ask');
  const bulk = useTranslations('documents.bulk');
  const words = useStepWords();
  const object_id = familyOfRows(rows);
  const verb = words.verb(step, object_id);
  const onward = step.reject === '0';
  const many = rows.length > 1;
  return (
    <Question
      title={many ? words.askMany(step, object_id, rows.length) : t('one', { verb })}
      description={<span className="touch:hidden">{t('keys')}</span>}
      yes={many ? bulk('counted', { verb, count: rows.length }) : verb}
      icon={onward ? Check : undefined}
      focus={onward ? 'yes' : 'no'}
      onAnswer={(yes) => onAnswer(yes ? '' : null)}
    >
      <DecisionList rows={rows} left={left} step={step} />
      {warnings.length > 0 && <WarningsRead warnings={warnings} />}
    </Question>
  );
};
