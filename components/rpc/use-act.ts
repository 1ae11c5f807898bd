'use client';
import { useState } from 'react';
import { notify } from '../ui/notify.ts';
import { useErrorText } from './use-error-text.ts';

/** Does one thing at a time to a row: a refusal is said aloud, and either way `onDone` looks at what became of it. */
export const useAct = (
  onDone: () => void,
): { readonly busy: boolean; readonly act: (work: () => Promise<unknown>) => Promise<void> } => {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return { busy, act };
};
