'use client';
import { useTranslations } from 'next-intl';
import type { LinesControl } from '../../../lib/documents/form.ts';
import type { LinesMerge } from '../../../lib/documents/merge-lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { LineName } from '../lines/line-name.tsx';
import { type Answer, Question } from './question.tsx';

interface OrderQuestionProps extends Answer {
  form: DocumentForm;
  control: LinesControl;
  merge: LinesMerge;
}

/** Lines that each has moved in its own way: those that stand at different places. */
export const OrderQuestion = ({ form, control, merge, ...answer }: OrderQuestionProps) => {
  const t = useTranslations('documents.conflict');
  const { mine, theirs } = merge.keys;
  const common = (keys: readonly string[], other: readonly string[]) =>
    keys.filter((key) => other.includes(key));
  const [ours, others] = [common(mine, theirs), common(theirs, mine)];
  return (
    <Question
      {...answer}
      title={t('order')}
      label={t('order')}
      head={t('line')}
      rows={ours.flatMap((key, index) => {
        const line = merge.lines.find((met) => met.key === key)?.mine;
        const there = others.indexOf(key);
        return line && there !== index
          ? [
              {
                key,
                name: <LineName form={form} control={control} line={line} index={mine.indexOf(key)} />,
                mine: t('place', { nth: index + 1 }),
                theirs: t('place', { nth: there + 1 }),
              },
            ]
          : [];
      })}
    />
  );
};
