'use client';
import dynamic from 'next/dynamic';
import { type ReactNode, useRef, useState } from 'react';
import { type AskProps, useOfFamilies } from '../of-families.ts';
import type { Asked } from './asked.ts';
import { wantsReason } from './step-order.ts';

const ConfirmDecision = dynamic(() => import('./confirm-decision.tsx').then((file) => file.ConfirmDecision), {
  ssr: false,
});

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
  return [ask, asked && <Window asked={asked} onAnswer={close} />];
};

const Window = (props: AskProps) => {
  const { stepSlotOf, AskedReason, WarnedDecision } = useOfFamilies();
  const { rows, step } = props.asked;
  const [row] = rows;
  const Own = row && rows.length === 1 ? stepSlotOf(row.object_id, step).Ask : undefined;
  if (Own) return <Own {...props} />;
  if (wantsReason(props.asked.step)) return <AskedReason {...props} />;
  return props.asked.turn ? <WarnedDecision {...props} /> : <ConfirmDecision {...props} />;
};
