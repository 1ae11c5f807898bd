'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { ChosenColumns, ReadAs } from '../../../lib/users/import-head.ts';
import { reread } from '../../rpc/reread.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import {
  type ImportFile,
  type Invite,
  type Preview,
  previewFile,
  type ShownVerdict,
  writeFile,
} from './import-calls.ts';

export type ImportStage =
  | { readonly name: 'choose' }
  | { readonly name: 'reading' }
  /** Nobody knows which column holds the e-mail. */
  | { readonly name: 'columns'; readonly looked: ImportFile; readonly read: ReadAs }
  | { readonly name: 'preview'; readonly looked: ImportFile; readonly preview: Preview }
  | { readonly name: 'writing'; readonly done: number; readonly total: number }
  | {
      readonly name: 'done';
      readonly written: boolean;
      readonly verdicts: readonly ShownVerdict[];
      readonly invite: Invite;
    };

/** The way of a file: chosen, looked at, perhaps with its columns named, written, or given up on the way. */
export const useImport = () => {
  const t = useTranslations('users.import');
  const client = useQueryClient();
  const errorText = useErrorText();
  const running = useRef<AbortController>(undefined);
  const [stage, setStage] = useState<ImportStage>({ name: 'choose' });
  const [error, setError] = useState('');
  const begin = (): AbortSignal => {
    running.current = new AbortController();
    return running.current.signal;
  };
  const say = (failure: unknown, signal: AbortSignal): void =>
    setError(signal.aborted ? t('cancelled') : errorText(failure));

  const look = async (looked: ImportFile, said = '') => {
    const signal = begin();
    setError(said);
    setStage({ name: 'reading' });
    try {
      setStage({ name: 'preview', looked, preview: await previewFile(looked, signal) });
    } catch (failure) {
      say(failure, signal);
      const read = columnsIn(failure);
      setStage(read ? { name: 'columns', looked, read } : { name: 'choose' });
    }
  };
  const write = async (looked: ImportFile, preview: Preview, mode: 'all' | 'good', invite: Invite) => {
    const signal = begin();
    setError('');
    setStage({ name: 'writing', done: 0, total: preview.data.length });
    try {
      const { written, data } = await writeFile(
        { ...looked, mode, invite, seen: preview.seen, signal },
        (done, total) => setStage({ name: 'writing', done, total }),
      );
      setStage({ name: 'done', written, verdicts: data, invite });
    } catch (failure) {
      if (failure instanceof RpcError && failure.reason === 'import_changed')
        return look(looked, errorText(failure));
      say(failure, signal);
      setStage({ name: 'preview', looked, preview });
    }
    await reread(client, 'user', 'employee');
  };
  return {
    stage,
    error,
    look: (file: File) => look({ file, columns: {} }),
    lookAs: (looked: ImportFile, columns: ChosenColumns) =>
      look({ ...looked, columns: { ...looked.columns, ...columns } }),
    write,
    cancel: () => running.current?.abort(new RpcError(undefined, 'cancelled')),
    reset: () => {
      setStage({ name: 'choose' });
      setError('');
    },
  };
};

/** What was recognised of a file whose e-mails nobody has found. */
const columnsIn = (failure: unknown): ReadAs | undefined =>
  failure instanceof RpcError && failure.reason === 'import_columns' && isReadAs(failure.values.read)
    ? failure.values.read
    : undefined;

const isReadAs = (value: unknown): value is ReadAs =>
  typeof value === 'object' && value !== null && 'columns' in value && Array.isArray(value.columns);
