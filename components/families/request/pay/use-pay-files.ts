'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reread } from '../../../rpc/reread.ts';
import { RpcError } from '../../../rpc/rpc-error.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { packFiles } from './pack-files.ts';
import { givePay, type PayBrought, type PayLine, type PayPreview, previewPay } from './pay-call.ts';

export type PayStage =
  | { readonly name: 'choose' }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly brought: PayBrought; readonly preview: PayPreview }
  | { readonly name: 'giving'; readonly done: number; readonly total: number }
  | { readonly name: 'done'; readonly lines: readonly PayLine[] };

/** Whether a file goes to its person. */
export const isGiven = ({ outcome }: PayLine): boolean => outcome !== 'unread';

/** The way of papers of the payroll: chosen, looked at file by file, given out. */
export const usePayFiles = () => {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [stage, setStage] = useState<PayStage>({ name: 'choose' });
  const [error, setError] = useState('');
  const look = async (brought: PayBrought, said = ''): Promise<void> => {
    setError(said);
    setStage({ name: 'reading' });
    try {
      setStage({ name: 'preview', brought, preview: await previewPay(brought) });
    } catch (failure) {
      setError(errorText(failure));
      setStage({ name: 'choose' });
    }
  };
  const bring = async (about: Omit<PayBrought, 'archive'>, files: readonly File[]): Promise<void> => {
    setStage({ name: 'reading' });
    await look({ ...about, archive: await packFiles(files) });
  };
  const give = async (brought: PayBrought, preview: PayPreview): Promise<void> => {
    setError('');
    setStage({ name: 'giving', done: 0, total: preview.data.filter(isGiven).length });
    try {
      const { data } = await givePay(brought, preview.seen, (done, total) =>
        setStage({ name: 'giving', done, total }),
      );
      setStage({ name: 'done', lines: data });
    } catch (failure) {
      if (failure instanceof RpcError && failure.reason === 'import_changed')
        return look(brought, errorText(failure));
      setError(errorText(failure));
      setStage({ name: 'preview', brought, preview });
    }
    await reread(client, 'request');
  };
  return { stage, error, bring, give };
};
