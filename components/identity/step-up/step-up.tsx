'use client';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { takeProofs } from '../../rpc/proof.ts';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';

const fetchDialog = () => import('./step-up-dialog.tsx').then((file) => file.StepUpDialog);
const StepUpDialog = dynamic(fetchDialog, { ssr: false });
interface Asked {
  readonly methods: readonly string[];
  readonly answer: (proved: boolean) => void;
}

/** Asks the person to prove themselves when a call wants it; the call is then repeated. One for the whole portal. */
export const StepUp = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      takeProofs(
        (methods) =>
          new Promise((resolve) => {
            setAsked({ methods, answer: resolve });
          }),
      ),
    [],
  );
  useFetchedAhead(fetchDialog);
  if (asked === null) return null;
  const answer = (proved: boolean) => {
    setAsked(null);
    asked.answer(proved);
  };
  return <StepUpDialog methods={asked.methods} onAnswer={answer} />;
};
