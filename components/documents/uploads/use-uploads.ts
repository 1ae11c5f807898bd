'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type Turns, turnsOf } from '../../files/turns.ts';
import { uploadFile } from '../../files/upload-file.ts';
import { randomId } from '../../rpc/random-id.ts';
import { reread } from '../../rpc/reread.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import type { DocumentRow } from '../document-row.ts';

/** So many files of a form are on their way at once: the other calls of the page go beside them. */
const AT_ONCE = 3;

/** A file on its way to the document. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** The control that has sent it and shows it: the field of lines, or that of attachments. */
  readonly place: string;
  /** The line that will name it; undefined where none is there yet. */
  readonly line: string | undefined;
  readonly state: UploadState;
}

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly percent: number }
  /** `again`: it may arrive when it is sent once more. */
  | { readonly kind: 'failed'; readonly text: string; readonly again: boolean };

export interface NewUpload extends Pick<Upload, 'file' | 'place' | 'line'> {
  /** Takes the id of the file once it is there. */
  readonly onDone: (id: number) => void;
}

interface Uploading {
  readonly object_id: string;
  readonly id: number | null;
  /** Why a document that was decided is changed. */
  readonly reason: string | undefined;
  /** Makes a document that is not there yet. */
  readonly save: () => Promise<DocumentRow | undefined>;
}

/**
 * The files that a form sends, several at once, each with how far it is: given up, or sent again where it did not arrive.
 * A document that is not saved yet is saved first. Who leaves the form gives up what is on its way.
 */
export const useUploads = (document: Uploading) => {
  const t = useTranslations('documents.files');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [all, setAll] = useState<readonly Upload[]>([]);
  const [arrived, setArrived] = useState<Pick<Upload, 'file' | 'place'> | null>(null);
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });
  const making = useRef<Promise<DocumentRow | undefined> | null>(null);
  const made = useRef<number | null>(null);
  const turns = useRef<Turns>(null);
  turns.current ??= turnsOf(AT_ONCE);
  const controls = useRef(new Map<string, AbortController>());
  const done = useRef(new Map<string, NewUpload['onDone']>());

  const put = (key: string, state: UploadState) =>
    setAll((now) => now.map((each) => (each.key === key ? { ...each, state } : each)));
  const drop = (key: string) => {
    done.current.delete(key);
    setAll((now) => now.filter((each) => each.key !== key));
  };

  /** The document, made once however many files wait for it. */
  const documentId = async (): Promise<number> => {
    const known = latest.current.id ?? made.current;
    if (known !== null) return known;
    making.current ??= latest.current.save().finally(() => {
      making.current = null;
    });
    const row = await making.current;
    if (!row) throw new NotSaved();
    made.current = row.id;
    return row.id;
  };

  const send = async ({ key, file, place }: Upload, control: AbortController): Promise<void> => {
    if (control.signal.aborted) return;
    put(key, { kind: 'sending', percent: 0 });
    try {
      const id = await uploadFile({
        object_id: latest.current.object_id,
        registrator_id: await documentId(),
        file,
        reason: latest.current.reason,
        signal: control.signal,
        onProgress: (percent) => put(key, { kind: 'sending', percent }),
      });
      await reread(client, 'file');
      if (latest.current.reason !== undefined) await reread(client, 'document_change');
      done.current.get(key)?.(id);
      setArrived({ file, place });
      drop(key);
    } catch (error) {
      if (control.signal.aborted) return;
      const isRefused = error instanceof RpcError && error.refused;
      const text = error instanceof NotSaved ? t('not_saved') : errorText(error);
      put(key, { kind: 'failed', text, again: !isRefused });
      await reread(client, 'file');
    }
  };

  const start = (upload: Upload) => {
    const control = new AbortController();
    controls.current.set(upload.key, control);
    void turns.current?.take(() => send(upload, control));
  };

  useEffect(() => {
    const running = controls.current;
    return () => {
      for (const control of running.values()) control.abort(given());
    };
  }, []);

  return {
    all,
    /** Those that have not arrived yet and still may. */
    running: all.filter(({ state }) => state.kind !== 'failed').length,
    /** The file that has arrived last. */
    arrived,
    add: (files: readonly NewUpload[]) => {
      const added = files.map(({ onDone, ...each }): Upload => {
        const upload: Upload = { ...each, key: randomId(), state: { kind: 'waiting' } };
        done.current.set(upload.key, onDone);
        return upload;
      });
      setAll((now) => [...now, ...added]);
      for (const each of added) start(each);
    },
    /** Sends once more what did not arrive. */
    again: (upload: Upload) => {
      put(upload.key, { kind: 'waiting' });
      start(upload);
    },
    /** Gives one up that is on its way, or clears away one that failed. What had arrived by then stays with the document. */
    drop: ({ key }: Upload) => {
      controls.current.get(key)?.abort(given());
      drop(key);
      void reread(client, 'file');
    },
  };
};

export type Uploads = ReturnType<typeof useUploads>;

/** There is no document to put files on. */
class NotSaved extends Error {}

const given = (): RpcError => new RpcError(undefined, 'cancelled');
