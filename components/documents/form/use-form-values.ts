'use client';
import { useEffect, useRef, useState } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useHydrated } from '../../ui/hydrated.tsx';
import type { DocumentRow } from '../document-row.ts';
import { draftPlace, keepDraft, keptDraft } from './local-draft.ts';
import { afterStoring, changedFields, emptyValues, pick, type Values, valuesOf } from './values.ts';

interface Base {
  readonly values: Values;
  readonly updated_at: string | null;
}

/**
 * What the form holds over what the server holds. A newer state of the document is taken silently while nothing was
 * typed over it; otherwise it waits as `newer` until the person chooses. What was typed is never lost on the way.
 */
export const useFormValues = (family: Family, row: DocumentRow | undefined, owner: number | null) => {
  const place = draftPlace(useProfile(), family.object_id);
  const [base, setBase] = useState<Base>(() => baseOf(family, row, owner));
  // What was typed before a reload is in this tab alone: it is put in once the page is no longer what the server drew.
  const hydrated = useHydrated();
  const [values, setValues] = useState<Values>(
    () => (row || !hydrated ? undefined : keptDraft(place, base.values)) ?? base.values,
  );
  const [newer, setNewer] = useState<DocumentRow | null>(null);
  const changed = changedFields(values, base.values);

  if (row && row.updated_at !== base.updated_at && row.updated_at !== newer?.updated_at) {
    const next = baseOf(family, row, owner, values);
    const clashes =
      base.updated_at !== null &&
      changed.some((field) => changedFields(next.values, base.values).includes(field));
    if (clashes) setNewer(row);
    else {
      setBase(next);
      setValues({ ...next.values, ...pick(values, changed) });
    }
  }

  const drawn = useRef(!hydrated);
  useEffect(() => {
    if (!drawn.current) return;
    drawn.current = false;
    const before = row ? undefined : keptDraft(place, base.values);
    if (before) setValues(before);
  }, [row, place, base]);

  useEffect(() => {
    if (!row && changed.length > 0) keepDraft(place, values);
  }, [row, changed.length, values, place]);

  return {
    values,
    /** As the server holds it. */
    base: base.values,
    changed,
    updated_at: base.updated_at,
    newer,
    set: (patch: Values) => setValues((before) => ({ ...before, ...patch })),
    /** The server has stored what was sent; what was typed meanwhile stays. */
    stored: (next: DocumentRow, sent: Values) => {
      const kept = valuesOf(family.form, next, sent);
      setBase({ values: afterStoring(sent, sent, kept).base, updated_at: next.updated_at });
      setValues((now) => afterStoring(now, sent, kept).values);
    },
    /** A newer state was met while saving. */
    met: (next: DocumentRow) => setNewer(next),
    /** Gives up what was typed over the newer state, or puts it on top of that state. */
    settle: (how: 'take' | 'keep') => {
      if (!newer) return;
      const next = baseOf(family, newer, owner, values);
      setBase(next);
      setValues(how === 'take' ? next.values : { ...next.values, ...pick(values, changed) });
      setNewer(null);
    },
  };
};

export type FormValues = ReturnType<typeof useFormValues>;

const baseOf = (family: Family, row: DocumentRow | undefined, owner: number | null, before?: Values): Base =>
  row
    ? { values: valuesOf(family.form, row, before), updated_at: row.updated_at }
    : { values: emptyValues(family.form, owner), updated_at: null };
