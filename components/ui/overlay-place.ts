'use client';
import { createContext, useContext } from 'react';

/** The open window around us; what floats belongs inside it, or the window would hide it from screen readers. */
export const OverlayPlace = createContext<HTMLElement | null>(null);

/** Where menus and lists float: in the window around them, else in the page's main part. Undefined before there is one. */
export const useOverlayPlace = (): HTMLElement | undefined => {
  const dialog = useContext(OverlayPlace);
  if (dialog) return dialog;
  return typeof document === 'undefined' ? undefined : (document.getElementById('main') ?? undefined);
};
