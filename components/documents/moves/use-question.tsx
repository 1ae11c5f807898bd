'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { numberOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { ConfirmDecision } from './confirm-decision.tsx';
import { DecisionList } from './decision-list.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { wantsReason } from './step-order.ts';
import { useStepWords } from './use-step-words.ts';

export interface Asked {
  readonly rows: readonly DocumentRow[];
  /** Chosen as well, but without this step: they stay as they are. */
  readonly left: readonly DocumentRow[];
  readonly step: RowStep;
}

/**
 * Asks before a decision: for the reason of a step back, else whether these documents are meant. Resolves to the
 * reason ('' where none is wanted), or to null when the person thinks better of it. The window is the second half of
 * the answer and must be drawn by the caller.
 */
export const useQuestion = (): [ask: (asked: Asked) => Promise<string | null>, dialog: ReactNode] => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<(reason: string | null) => void>(() => undefined);
  const close = (reason: string | null) => {
    setAsked(null);
    answer.current(reason);
  };
  const ask = (next: Asked) => {
    setAsked(next);
    return new Promise<string | null>((resolve) => {
      answer.current = resolve;
    });
  };
  const Window = asked && wantsReason(asked.step) ? AskedReason : ConfirmDecision;
  return [ask, asked && <Window asked={asked} onAnswer={close} />];
};

const AskedReason = ({
  asked: { rows, left, step },
  onAnswer,
}: {
  asked: Asked;
  onAnswer: (reason: string | null) => void;
}) => {
  const t = useTranslations('documents.reason');
  const families = useTranslations('families');
  const common = useTranslations('common');
  const words = useStepWords();
  const names = useNames();
  const days = useDays();
  const { parameters } = useDictionaries();
  const [row] = rows;
  if (!row) return null;
  const declines = step.next_status_id === 'declined';
  const one = rows.length === 1;
  const question = `${row.object_id}.ask.${declines ? 'decline' : 'return'}`;
  const who = names.short(row.employee_name, row.employee_name_eng);
  return (
    <ReasonDialog
      open
      title={one && families.has(question) ? families(question) : words.askMany(step, rows.length)}
      text={
        one && row.start_date !== null
          ? t(declines ? 'declined_text' : 'returned_text', {
              who,
              period: days.range(row.start_date, row.end_date ?? row.start_date),
            })
          : t('many_text', { count: rows.length })
      }
      yes={words.verb(step)}
      no={declines ? t('keep') : common('cancel')}
      danger={declines}
      maxLength={numberOf(parameters, 'comment_length')}
      onConfirm={onAnswer}
      onClose={() => onAnswer(null)}
    >
      {(!one || left.length > 0) && <DecisionList rows={rows} left={left} step={step} />}
    </ReasonDialog>
  );
};
