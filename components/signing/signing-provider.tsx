'use client';
import dynamic from 'next/dynamic';
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { SigningContext, type SignOptions, type SignRow } from '../documents/moves/use-signing.ts';
import { Words } from '../i18n/words.tsx';

const SignWindow = dynamic(() => import('./sign-window.tsx').then((file) => file.SignWindow), { ssr: false });
/** What the window says: it comes with it. */
const WORDS = ['signing', 'verify.code', 'documents.told', 'documents.statuses'];

interface Asked {
  readonly rows: readonly SignRow[];
  readonly options: SignOptions;
}

/** Holds the one window of signing; its code comes with the first signature. */
export const SigningProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<(signed: readonly number[]) => void>(() => undefined);
  const sign = useCallback((rows: readonly SignRow[], options: SignOptions = {}) => {
    answer.current([]);
    setAsked(rows.length > 0 ? { rows, options } : null);
    return rows.length > 0
      ? new Promise<readonly number[]>((resolve) => {
          answer.current = resolve;
        })
      : Promise.resolve([]);
  }, []);
  const signing = useMemo(() => ({ sign }), [sign]);
  const close = (signed: readonly number[]) => {
    setAsked(null);
    answer.current(signed);
  };
  return (
    <SigningContext value={signing}>
      {children}
      {asked && (
        <Suspense>
          <Words of={WORDS}>
            <SignWindow rows={asked.rows} leadsTo={asked.options.leadsTo} onClose={close} />
          </Words>
        </Suspense>
      )}
    </SigningContext>
  );
};
