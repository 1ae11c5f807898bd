'use client';
import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767px)';

/** Whether the screen is a phone's: one column, cards for rows. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
