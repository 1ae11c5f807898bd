'use client';
import { useEffect, useState } from 'react';
import type { Mentioned } from './message-row.ts';

/** A message that is not sent yet. */
export interface Draft {
  readonly text: string;
  /** Those whose names were chosen; who is named no more is not mentioned. */
  readonly named: readonly Mentioned[];
  readonly files: readonly File[];
}

export const NO_DRAFT: Draft = { text: '', named: [], files: [] };

/** What was typed under each document, as long as the page lives: who comes back goes on. */
const kept = new Map<number, Draft>();

export const useDraft = (documentId: number) => {
  const [draft, setDraft] = useState<Draft>(() => kept.get(documentId) ?? NO_DRAFT);
  const isBegun = draft.text.trim() !== '' || draft.files.length > 0;
  useEffect(() => {
    if (isBegun) kept.set(documentId, draft);
    else kept.delete(documentId);
  }, [documentId, draft, isBegun]);
  return {
    draft,
    setDraft,
    /** Puts a message that did not arrive behind what has been written since. */
    takeBack: (other: Draft) =>
      setDraft((now) => ({
        text: [now.text.trim(), other.text].filter((text) => text !== '').join('\n'),
        named: [...now.named, ...other.named],
        files: [...now.files, ...other.files],
      })),
  };
};

export type DraftOf = ReturnType<typeof useDraft>;
