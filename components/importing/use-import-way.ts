'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Heard } from '../rpc/progress-lines.ts';
import { reread } from '../rpc/reread.ts';
import { RpcError } from '../rpc/rpc-error.ts';
import { useErrorText } from '../rpc/use-error-text.ts';

/** Where a file is: chosen (`taken`), read for a preview (`read`), brought (`result`). */
export type ImportStage<Taken, Read, Result> =
  | { readonly name: 'choose' }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly taken: Taken; readonly read: Read }
  | { readonly name: 'bringing'; readonly done: number; readonly total: number }
  | { readonly name: 'done'; readonly result: Result };

interface ImportSteps<Taken, Read> {
  /** What the file would do; nothing is written. Throws `RpcError`. */
  readonly look: (taken: Taken, signal: AbortSignal) => Promise<Read>;
  /** What is asked of the person where a file could not be looked at as it is. */
  readonly askedBy?: (failure: unknown) => Read | undefined;
  /** Objects whose rows change. */
  readonly objects: readonly string[];
}

/** The one way of a file: chosen, looked at, brought; given up on the way, or looked at again where the portal changed. */
export const useImportWay = <Taken, Read, Result>({ look, askedBy, objects }: ImportSteps<Taken, Read>) => {
  const t = useTranslations('importing');
  const client = useQueryClient();
  const errorText = useErrorText();
  const running = useRef<AbortController>(undefined);
  const [stage, setStage] = useState<ImportStage<Taken, Read, Result>>({ name: 'choose' });
  const [error, setError] = useState('');
  const begin = (): AbortSignal => {
    running.current = new AbortController();
    return running.current.signal;
  };
  const say = (failure: unknown, signal: AbortSignal): void =>
    setError(signal.aborted ? t('cancelled') : errorText(failure));

  const lookAt = async (taken: Taken, said = ''): Promise<void> => {
    const signal = begin();
    setError(said);
    setStage({ name: 'reading' });
    try {
      setStage({ name: 'preview', taken, read: await look(taken, signal) });
    } catch (failure) {
      say(failure, signal);
      const read = askedBy?.(failure);
      setStage(read === undefined ? { name: 'choose' } : { name: 'preview', taken, read });
    }
  };
  /** `total` is how many rows or files there are to bring, 0 where single ones are not reported. */
  const bring = async (
    total: number,
    work: (seen: { taken: Taken; read: Read }, progress: Heard, signal: AbortSignal) => Promise<Result>,
  ): Promise<void> => {
    if (stage.name !== 'preview') return;
    const { taken, read } = stage;
    const signal = begin();
    setError('');
    setStage({ name: 'bringing', done: 0, total });
    try {
      const progress: Heard = (done, all) => setStage({ name: 'bringing', done, total: all });
      setStage({ name: 'done', result: await work({ taken, read }, progress, signal) });
    } catch (failure) {
      if (failure instanceof RpcError && failure.reason === 'import_changed')
        return lookAt(taken, errorText(failure));
      say(failure, signal);
      setStage({ name: 'preview', taken, read });
    }
    await reread(client, ...objects);
  };
  return {
    stage,
    error,
    isBusy: stage.name === 'reading' || stage.name === 'bringing',
    lookAt: (taken: Taken) => lookAt(taken),
    /** Says why what was chosen is not even sent. */
    refuse: setError,
    bring,
    cancel: () => running.current?.abort(new RpcError(undefined, 'cancelled')),
    reset: () => {
      setStage({ name: 'choose' });
      setError('');
    },
  };
};
