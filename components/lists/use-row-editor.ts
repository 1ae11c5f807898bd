'use client';
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { useOnDemand } from '../ui/use-on-demand.ts';
import type { Editing } from './rows-definition.ts';

/**
 * The window in which rows are added and edited. Its code is fetched on hover or focus of `button`, or with an opened
 * row; `load` must be the same function at every drawing.
 */
export const useRowEditor = <Row>(load: () => Promise<ComponentType<Editing<Row>>>, onSaved: () => void) => {
  const { loaded, open, button } = useOnDemand(load);
  const [edited, setEdited] = useState<Row | 'new'>();
  const edit = (row: Row | 'new') => {
    setEdited(row);
    open();
  };
  const onClose = () => setEdited(undefined);
  const { onPointerEnter, onFocus } = button;
  return {
    edit,
    button: { onPointerEnter, onFocus, onClick: () => edit('new') },
    dialog: (loaded &&
      createElement(loaded, {
        edited,
        onClose,
        onSaved: () => {
          onClose();
          onSaved();
        },
      })) satisfies ReactNode,
  };
};
