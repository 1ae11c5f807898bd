'use client';
import { useTranslations } from 'next-intl';
import { numberOf } from '../../lib/settings/read.ts';
import { useDays } from '../calendar/use-days.ts';
import { DecisionList } from '../documents/moves/decision-list.tsx';
import { familyOfRows } from '../documents/moves/family-of-rows.ts';
import { ReasonWindow } from '../documents/moves/reason-window.tsx';
import { useStepWords } from '../documents/moves/use-step-words.ts';
import type { AskProps } from '../documents/of-families.ts';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { useNames } from '../people/use-names.ts';
import { decisionSlotsOf } from './decision-slots.ts';

/** Asks for the reason of a step back, of one document or of many. */
export const AskedReason = ({ asked: { rows, left, step }, onAnswer }: AskProps) => {
  const t = useTranslations('documents.reason');
  const families = useTranslations('families');
  const common = useTranslations('common');
  const words = useStepWords();
  const names = useNames();
  const days = useDays();
  const { parameters } = useDictionaries();
  const [row] = rows;
  if (!row) return null;
  const { Rejected } = decisionSlotsOf(row.object_id);
  const declines = step.next_status_id === 'declined';
  const one = rows.length === 1;
  const question = `${row.object_id}.ask.${declines ? 'decline' : 'return'}`;
  const who = names.short(row.employee_name, row.employee_name_eng);
  return (
    <ReasonWindow
      title={
        one && families.has(question)
          ? families(question)
          : words.askMany(step, familyOfRows(rows), rows.length)
      }
      text={
        one && row.start_date !== null
          ? t(declines ? 'declined_text' : 'returned_text', {
              who,
              period: days.range(row.start_date, row.end_date ?? row.start_date),
            })
          : t('many_text', { count: rows.length })
      }
      yes={words.verb(step, familyOfRows(rows))}
      no={declines ? t('keep') : common('cancel')}
      danger={declines}
      maxLength={numberOf(parameters, 'comment_length')}
      onConfirm={onAnswer}
      onClose={() => onAnswer(null)}
    >
      {one && Rejected && <Rejected row={row} step={step} />}
      {(!one || !Rejected || left.length > 0) && <DecisionList rows={rows} left={left} step={step} />}
    </ReasonWindow>
  );
};
