'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import { looseFiles, namedFiles } from '../../../lib/documents/lines.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useProfile } from '../../rpc/profile.ts';
import { randomId } from '../../rpc/random-id.ts';
import { reread } from '../../rpc/reread.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import type { DocumentRow } from '../document-row.ts';
import {
  draftPlace,
  dropDraft,
  dropUnanswered,
  keepUnanswered,
  keptUnanswered,
  type Unanswered,
} from './local-draft.ts';
import type { useDocumentRow } from './use-document-row.ts';
import type { FormValues } from './use-form-values.ts';
import { changedFields, isEmptyValue, periodOf, type Values, valuesOf, wireOf } from './values.ts';

interface Write {
  readonly object: string;
  readonly data: readonly Record<string, unknown>[];
  readonly begin?: true;
}

export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | {
      readonly kind: 'failed';
      readonly text: string;
      readonly fields: Readonly<Record<string, string>>;
      /** What the person chose not to send: it is not sent by itself until something else is typed. */
      readonly givenUp: Values | null;
    };

/** The document was written since it was drawn: by somebody else, or by the same person in another window. */
const STALE: readonly string[] = ['edited_by_another', 'edited_elsewhere'];

interface Saving {
  family: Family;
  form: FormValues;
  document: ReturnType<typeof useDocumentRow>;
  row: DocumentRow | undefined;
  onCreated: (id: number) => void;
}

/**
 * Saves a document, one write at a time. A new one is made and begun in one call; while nobody has said what became of
 * that call, it is repeated under its key before anything else, also after a reload. An existing one gets the changed
 * fields, and a state that was written meanwhile is handed to the form. Answers the stored document, or undefined when it
 * was not stored.
 */
export const useSaving = ({ family, form, document, row, onCreated }: Saving) => {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const running = useRef<Promise<DocumentRow | undefined> | null>(null);
  /** The document that was just made, until the form is drawn with it. */
  const made = useRef<DocumentRow | undefined>(undefined);
  const locale = useAppLocale();
  const errorText = useErrorText();
  const client = useQueryClient();
  const add = useRpcMutation<Write, { data: DocumentRow[] }>('table.add');
  const edit = useRpcMutation<Write, { data: DocumentRow[] }>('table.edit');
  const period = periodOf(family.form);
  const place = draftPlace(useProfile(), family.object_id);

  const create = async ({ data, key }: Unanswered): Promise<DocumentRow | undefined> => {
    keepUnanswered(place, { data, key });
    try {
      const params = { object: family.object_id, data: [data], begin: true } as const;
      return (await add.mutateAsync(params, key)).data[0];
    } catch (error) {
      if (error instanceof RpcError && error.answered) dropUnanswered(place);
      throw error;
    }
  };

  /** The document is there: what was kept of it in the tab goes. */
  const begin = (row: DocumentRow): DocumentRow => {
    made.current = row;
    dropDraft(place);
    document.adopt(row);
    return row;
  };

  /**
   * What an earlier call has made, as it stands now: it may have been changed, sent or deleted since. Undefined when it
   * was refused or is gone: then it is made as it stands in the form.
   */
  const createdBefore = async (before: Unanswered): Promise<DocumentRow | undefined> => {
    const earlier = await create(before).catch((error: unknown) => {
      if (error instanceof RpcError && error.answered) return undefined;
      throw error;
    });
    return earlier && document.read(earlier.id);
  };

  const createAll = async (): Promise<DocumentRow | undefined> => {
    const before = keptUnanswered(place);
    const earlier = before && (await createdBefore(before));
    if (earlier) {
      begin(earlier);
      onCreated(earlier.id);
      return change(earlier);
    }
    const filled = Object.keys(form.values).filter((field) => !isEmptyValue(form.values[field]));
    const created = await create({ data: wireOf(form.values, filled, period), key: randomId() });
    return created && begin(created);
  };

  /** Writes what differs from the document as it was drawn, or as it was just made. */
  const change = async (stored: DocumentRow): Promise<DocumentRow | undefined> => {
    const fields = row ? form.changed : changedFields(form.values, valuesOf(family.form, stored));
    if (fields.length === 0) return stored;
    const updated_at = row ? form.updated_at : stored.updated_at;
    const data = { id: stored.id, updated_at, ...wireOf(form.values, fields, period) };
    const [next] = (await edit.mutateAsync({ object: family.object_id, data: [data] })).data;
    if (!next) return undefined;
    // Files go with the lines that showed them.
    const isGone =
      looseFiles(family.object.fields, namedFiles(family.object.fields, stored), next).length > 0;
    if (isGone) await reread(client, 'file');
    document.adopt(next);
    return next;
  };

  const failed = async (error: unknown): Promise<undefined> => {
    if (error instanceof RpcError && STALE.includes(error.reason) && row) {
      const next = await document.read(row.id).catch(() => undefined);
      if (next) form.met(next);
    }
    setState({
      kind: 'failed',
      text: errorText(error),
      givenUp: error instanceof RpcError && error.reason === 'cancelled' ? form.values : null,
      fields: error instanceof RpcError ? error.fieldMessages(locale) : {},
    });
    return undefined;
  };

  const write = async (): Promise<DocumentRow | undefined> => {
    const sent = form.values;
    setState({ kind: 'saving' });
    try {
      const stored = row ?? made.current;
      const next = stored ? await change(stored) : await createAll();
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
