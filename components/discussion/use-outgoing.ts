'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isNamed } from '../../lib/discussion/mention.ts';
import { type Turns, turnsOf } from '../files/turns.ts';
import { uploadFile } from '../files/upload-file.ts';
import { useNames } from '../people/use-names.ts';
import { randomId } from '../rpc/random-id.ts';
import { rereadOf } from '../rpc/reread.ts';
import { RpcError } from '../rpc/rpc-error.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import type { Draft } from './use-draft.ts';
import { MESSAGE } from './use-thread.ts';

/** A message on its way: shown at once, gone when the thread has it with its files. */
export interface Outgoing {
  /** Its idempotency key: however often it is sent, it is said once. */
  readonly key: string;
  readonly draft: Draft;
  /** The message, where it has arrived and its files have not. */
  readonly messageId: number | undefined;
  readonly failed: { readonly text: string; readonly again: boolean } | undefined;
}

/** Says things in a thread, one after another; what fails keeps its words and its files and may be sent again. */
export const useOutgoing = (documentId: number) => {
  const client = useQueryClient();
  const errorText = useErrorText();
  const names = useNames();
  const add = useRpcMutation('table.add');
  const [all, setAll] = useState<readonly Outgoing[]>([]);
  const turns = useRef<Turns>(null);
  turns.current ??= turnsOf(1);

  const put = (key: string, patch: Partial<Outgoing>) =>
    setAll((now) => now.map((each) => (each.key === key ? { ...each, ...patch } : each)));
  const drop = (key: string) => setAll((now) => now.filter((each) => each.key !== key));

  const say = async ({ key, draft }: Outgoing): Promise<number | undefined> => {
    const mentions = draft.named
      .filter(({ name, name_eng }) => isNamed(draft.text, names.short(name, name_eng)))
      .map(({ id }) => id);
    const data = {
      registrator_id: documentId,
      text: draft.text.trim(),
      ...(mentions.length > 0 ? { mentions } : {}),
    };
    const answer = await add.mutateAsync({ object: MESSAGE, data }, key);
    const [said] = answer.data;
    return said && Number(said.id);
  };

  const send = async (outgoing: Outgoing): Promise<void> => {
    const { key, draft } = outgoing;
    try {
      const messageId = outgoing.messageId ?? (await say(outgoing));
      put(key, { messageId });
      let { files } = draft;
      for (const file of files) {
        if (messageId === undefined) break;
        await uploadFile({
          object_id: MESSAGE,
          registrator_id: messageId,
          file,
          onProgress: () => undefined,
        });
        files = files.filter((each) => each !== file);
        put(key, { draft: { ...draft, files } });
      }
      await rereadOf(client, MESSAGE, documentId);
      drop(key);
    } catch (error) {
      const isRefused = error instanceof RpcError && error.refused;
      put(key, { failed: { text: errorText(error), again: !isRefused } });
      await rereadOf(client, MESSAGE, documentId);
    }
  };
  const start = (outgoing: Outgoing) => void turns.current?.take(() => send(outgoing));

  useEffect(() => {
    if (all.length === 0) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [all.length]);

  return {
    all,
    add: (draft: Draft) => {
      const outgoing: Outgoing = { key: randomId(), draft, messageId: undefined, failed: undefined };
      setAll((now) => [...now, outgoing]);
      start(outgoing);
    },
    /** Sends once more what did not arrive. */
    again: (outgoing: Outgoing) => {
      put(outgoing.key, { failed: undefined });
      start({ ...outgoing, failed: undefined });
    },
    /** Gives up what did not arrive. */
    drop: ({ key }: Outgoing) => drop(key),
  };
};

export type OutgoingOf = ReturnType<typeof useOutgoing>;
