'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useHydrated } from '../../ui/hydrated.tsx';
import type { DocumentRow } from '../document-row.ts';
import { draftPlace, keepDraft, keptDraft } from './local-draft.ts';
import { type Choose, meetingOf, questionsIn, settledValues } from './meeting.ts';
import { type Merged, mergedIn } from './merged.ts';
import { afterStoring, changedFields, emptyValues, pick, type Values, valuesOf } from './values.ts';

interface Base {
  readonly values: Values;
  readonly updated_at: string | null;
}

/** What is written into the form, or what makes it from what stands there by then. */
export type Patch = Values | ((now: Values) => Values);

/** What was typed over which state of the document: all that a save goes by. */
export interface Typed {
  readonly values: Values;
  /** As the server holds it. */
  readonly base: Values;
  readonly updated_at: string | null;
}

/**
 * What the form holds over what the server holds. A newer state of the document is merged with what was typed; where both
 * have set something to different values it waits as `newer` until the person chooses. What was typed is never lost on
 * the way.
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
  const [merged, setMerged] = useState<Merged | null>(null);
  const [isHeld, setHeld] = useState(false);
  const changed = changedFields(values, base.values);
  const latest = useRef({ values, base });
  useEffect(() => {
    latest.current = { values, base };
  });

  /** Puts what was typed on top of a newer state, or has that state wait for a choice. */
  const rebase = (
    next: DocumentRow,
    now: { readonly values: Values; readonly base: Base },
    choose?: Choose,
  ): Typed | undefined => {
    const theirs = valuesOf(family.form, next, now.values);
    const meeting = meetingOf(family, { base: now.base.values, mine: now.values, theirs });
    if (!choose && questionsIn(meeting).length > 0) {
      setNewer(next);
      return undefined;
    }
    const whole = settledValues(meeting, choose ?? (() => 'mine'));
    setBase({ values: theirs, updated_at: next.updated_at });
    setValues(whole);
    setNewer(null);
    setMerged(choose ? null : mergedIn(next, meeting, whole));
    return { values: whole, base: theirs, updated_at: next.updated_at };
  };

  if (!isHeld && row && isNews(row, base.updated_at) && row.updated_at !== newer?.updated_at) {
    if (base.updated_at !== null) rebase(row, { values, base });
    else {
      const next = baseOf(family, row, owner, values);
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

  const meeting = useMemo(
    () =>
      newer &&
      meetingOf(family, {
        base: base.values,
        mine: values,
        theirs: valuesOf(family.form, newer, values),
      }),
    [family, base, values, newer],
  );

  return {
    values,
    base: base.values,
    changed,
    updated_at: base.updated_at,
    newer,
    /** What takes a choice between what was typed and what was stored; null while nothing does. */
    meeting,
    /** What was stored meanwhile and merged without a choice, until it was read. */
    merged,
    read: () => setMerged(null),
    set: (patch: Patch) =>
      setValues((before) => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) })),
    /** A write is under way: its own result is not another's change. */
    hold: setHeld,
    /** The server has stored what was sent; what was typed meanwhile stays. */
    stored: (next: DocumentRow, sent: Values) => {
      const kept = valuesOf(family.form, next, sent);
      setBase({ values: afterStoring(sent, sent, kept).base, updated_at: next.updated_at });
      setValues((now) => afterStoring(now, sent, kept).values);
    },
    /** A newer state was met while saving: answers what is to be sent over it, undefined where it takes a choice first. */
    met: (next: DocumentRow): Typed | undefined => rebase(next, latest.current),
    /** Ends the waiting as it was chosen: answers what is to be sent now. */
    settle: (choose: Choose): Typed | undefined =>
      newer ? rebase(newer, { values, base }, choose) : undefined,
  };
};

/** Another state than the one held, and no older one: an answer that began before a save may come after it. */
const isNews = ({ updated_at }: Pick<DocumentRow, 'updated_at'>, held: string | null): boolean =>
  updated_at !== held && (held === null || Date.parse(updated_at) >= Date.parse(held));

export type FormValues = ReturnType<typeof useFormValues>;

const baseOf = (family: Family, row: DocumentRow | undefined, owner: number | null, before?: Values): Base =>
  row
    ? { values: valuesOf(family.form, row, before), updated_at: row.updated_at }
    : { values: emptyValues(family.form, owner), updated_at: null };
