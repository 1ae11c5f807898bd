'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** The form whose first wrong field takes the focus whenever other errors are found. */
export const useFirstWrong = (
  errors: Readonly<Record<string, string>>,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return form;
};
