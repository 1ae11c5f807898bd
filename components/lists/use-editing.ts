'use client';
import { useState } from 'react';

/** What the window of a list is told: which row it edits (undefined = closed), and what to do when it is done with. */
export interface Editing<Row> {
  readonly edited: Row | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Rows that are added and edited in a window; the list is read again once one is saved. */
export const useEditing = <Row>(view: { readonly refetch: () => Promise<unknown> }) => {
  const [edited, edit] = useState<Row | 'new'>();
  const onClose = () => edit(undefined);
  const onSaved = () => {
    onClose();
    void view.refetch();
  };
  return { edit, dialog: { edited, onClose, onSaved } satisfies Editing<Row> };
};
