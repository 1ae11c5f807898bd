'use client';
import { useState } from 'react';
import { takeFile } from '../../rpc/take-file.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { notify } from '../../ui/notify.ts';

/** Takes one file at a time; a refusal is said aloud. */
export const useTakeFile = () => {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const take = async (address: string): Promise<void> => {
    setBusy(true);
    try {
      await takeFile(address);
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
};
