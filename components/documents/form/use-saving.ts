'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import { looseFiles, namedFiles } from '../../../lib/documents/lines.ts';
import { useProfile } from '../../rpc/profile.ts';
import { randomId } from '../../rpc/random-id.ts';
import { reread } from '../../rpc/reread.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useFieldErrors } from '../../rpc/use-field-errors.ts';
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
import type { FormValues, Typed } from './use-form-values.ts';
import { changedFields, isEmptyValue, periodOf, type Values, valuesOf, wireOf } from './values.ts';

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

/** So often one save meets another's change before it gives up. */
const TRIES = 3;

interface Written {
  readonly next: DocumentRow;
  readonly sent: Values;
}

/** The document was written since it was drawn: by another person, or by the same one in another window. */
const STALE: readonly string[] = ['edited_by_another', 'edited_elsewhere'];

interface Saving {
  family: Family;
  form: FormValues;
  document: ReturnType<typeof useDocumentRow>;
  row: DocumentRow | undefined;
  /** Why what was decided is changed. */
  reason: string | undefined;
  onStored: () => void;
  onCreated: (id: number) => void;
}

/**
 * Saves a document, one write at a time. A new one is made and begun in one call; while that call has no answer, it is
 * repeated under its key before anything else, also after a reload. An existing one gets the changed fields; a state
 * that was written meanwhile is merged and the save goes on, unless the person has to choose. Answers the stored
 * document, or undefined when it was not stored.
 */
export const useSaving = ({ family, form, document, row, reason, onStored, onCreated }: Saving) => {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const running = useRef<Promise<DocumentRow | undefined> | null>(null);
  /** The document that was just made, until the form is drawn with it. */
  const made = useRef<DocumentRow | undefined>(undefined);
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const client = useQueryClient();
  const add = useRpcMutation<DocumentRow>('table.add');
  const edit = useRpcMutation<DocumentRow>('table.edit');
  const period = periodOf(family.form);
  const place = draftPlace(useProfile(), family.object_id);

  /** What was typed, over the document as it was drawn, or as it was just made. */
  const over = (stored: DocumentRow): Typed =>
    row ? form : { values: form.values, base: valuesOf(family.form, stored), updated_at: stored.updated_at };

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
      return (await change(earlier, over(earlier)))?.next;
    }
    const filled = Object.keys(form.values).filter((field) => !isEmptyValue(form.values[field]));
    const created = await create({ data: wireOf(form.values, filled, period), key: randomId() });
    return created && begin(created);
  };

  /**
   * Writes what differs from the document as it was drawn, or as it was just made. A state that was stored meanwhile is
   * merged first where that takes no choice.
   */
  const change = async (stored: DocumentRow, typed: Typed, tries = TRIES): Promise<Written | undefined> => {
    const fields = changedFields(typed.values, typed.base);
    if (fields.length === 0) return { next: stored, sent: typed.values };
    const data = {
      id: stored.id,
      updated_at: typed.updated_at,
      ...wireOf(typed.values, fields, period),
      ...(reason === undefined ? {} : { change_reason: reason }),
    };
    try {
      const [next] = (await edit.mutateAsync({ object: family.object_id, data: [data] })).data;
      if (!next) return undefined;
      // Files go with the lines that showed them.
      const isGone =
        looseFiles(family.object.fields, namedFiles(family.object.fields, stored), next).length > 0;
      if (isGone) await reread(client, 'file');
      if (reason !== undefined) await reread(client, 'document_change');
      document.adopt(next);
      return { next, sent: typed.values };
    } catch (error) {
      const met = await meet(error);
      if (!met?.typed || tries === 0) throw error;
      return change(met.row, met.typed, tries - 1);
    }
  };

  /** The state that a write has met in place of the one it knew, and what is to be sent over it. */
  const meet = async (
    error: unknown,
  ): Promise<{ row: DocumentRow; typed: Typed | undefined } | undefined> => {
    if (!(error instanceof RpcError && STALE.includes(error.reason) && row)) return undefined;
    const next = await document.read(row.id).catch(() => undefined);
    if (!next) return undefined;
    await reread(client, 'file');
    return { row: next, typed: form.met(next) };
  };

  /** Says how a save has ended: another may begin as soon as that is drawn. */
  const end = (how: SaveState): void => {
    running.current = null;
    setState(how);
  };

  const failed = (error: unknown): undefined => {
    end({
      kind: 'failed',
      text: errorText(error),
      givenUp: error instanceof RpcError && error.reason === 'cancelled' ? form.values : null,
      fields: fieldErrors(error),
    });
    return undefined;
  };

  const first = async (): Promise<Written | undefined> => {
    const next = await createAll();
    return next && { next, sent: form.values };
  };

  const write = async (typed: Typed | undefined): Promise<DocumentRow | undefined> => {
    setState({ kind: 'saving' });
    form.hold(true);
    try {
      const stored = row ?? made.current;
      const written = stored ? await change(stored, typed ?? over(stored)) : await first();
      if (!written) return undefined;
      const { next, sent } = written;
      form.stored(next, sent);
      end({ kind: 'saved', at: next.updated_at });
      onStored();
      if (!row) onCreated(next.id);
      return next;
    } catch (error) {
      return failed(error);
    } finally {
      form.hold(false);
    }
  };

  /** What the form says by now, or `typed` where it has just been settled and is not drawn yet. */
  const save = (typed?: Typed): Promise<DocumentRow | undefined> => {
    if (running.current) return running.current;
    const writing = write(typed).finally(() => {
      if (running.current === writing) running.current = null;
    });
    running.current = writing;
    return writing;
  };
  return { state, save };
};
