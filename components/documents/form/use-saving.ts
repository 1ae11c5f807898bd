'use client';
import { useRef, useState } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import type { DocumentRow } from '../document-row.ts';
import { moveParams } from '../moves/move-call.ts';
import { dropDraft } from './local-draft.ts';
import type { useDocumentRow } from './use-document-row.ts';
import type { FormValues } from './use-form-values.ts';
import { periodOf, wireOf } from './values.ts';

interface Write {
  object: string;
  data: Record<string, unknown>[];
}

export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly text: string; readonly fields: Readonly<Record<string, string>> };

interface Saving {
  family: Family;
  form: FormValues;
  document: ReturnType<typeof useDocumentRow>;
  row: DocumentRow | undefined;
  onCreated: (id: number) => void;
}

/**
 * Saves a document, one write at a time. A new one is first prepared, then moved into draft by the step the workflow
 * offers; an existing one gets the changed fields, and a state somebody else has written meanwhile is handed to the form.
 * Answers the stored document, or undefined when it was not stored.
 */
export const useSaving = ({ family, form, document, row, onCreated }: Saving) => {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const running = useRef<Promise<DocumentRow | undefined> | null>(null);
  const locale = useAppLocale();
  const errorText = useErrorText();
  const add = useRpcMutation<Write, { data: DocumentRow[] }>('table.add');
  const edit = useRpcMutation<Write, { data: DocumentRow[] }>('table.edit');
  const period = periodOf(family.form);

  const create = async (): Promise<DocumentRow | undefined> => {
    const filled = Object.keys(form.values).filter(
      (field) => form.values[field] !== null && form.values[field] !== '',
    );
    const prepared = await add.mutateAsync({
      object: family.object_id,
      data: [wireOf(form.values, filled, period)],
    });
    const [made] = prepared.data;
    const step = made?.steps.find((each) => each.reject === '0');
    if (!made || !step) return made;
    await add.mutateAsync(moveParams(made, step));
    dropDraft(family.object_id);
    return document.read(made.id);
  };

  const change = async (stored: DocumentRow): Promise<DocumentRow | undefined> => {
    if (form.changed.length === 0) return stored;
    const data = { id: stored.id, updated_at: form.updated_at, ...wireOf(form.values, form.changed, period) };
    const [next] = (await edit.mutateAsync({ object: family.object_id, data: [data] })).data;
    if (next) document.adopt(next);
    return next;
  };

  const failed = async (error: unknown): Promise<undefined> => {
    if (error instanceof RpcError && error.reason === 'edited_by_another' && row) {
      const next = await document.read(row.id).catch(() => undefined);
      if (next) form.met(next);
    }
    setState({
      kind: 'failed',
      text: errorText(error),
      fields: error instanceof RpcError ? error.fieldMessages(locale) : {},
    });
    return undefined;
  };

  const write = async (): Promise<DocumentRow | undefined> => {
    const sent = form.values;
    setState({ kind: 'saving' });
    try {
      const next = row ? await change(row) : await create();
      if (!next) return undefined;
      form.stored(next, sent);
      setState({ kind: 'saved', at: next.updated_at });
      if (!row) onCreated(next.id);
      return next;
    } catch (error) {
      return failed(error);
    }
  };

  const save = (): Promise<DocumentRow | undefined> => {
    running.current ??= write().finally(() => {
      running.current = null;
    });
    return running.current;
  };
  return { state, save };
};
