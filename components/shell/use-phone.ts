'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { usePortal } from './portal.tsx';

const PHONE = '(max-width: 767px)';

/** Whether the screen is a phone's: one column, cards for rows. */
export const usePhone = (): boolean => useMedia(PHONE);

/** Whether the device is a phone: a narrow window of a computer, or one that is zoomed in, is none. */
export const usePhoneDevice = (): boolean => useMedia(`${PHONE} and (pointer: coarse)`);

const useMedia = (media: string): boolean => {
  const { phone } = usePortal();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => phone,
  );
};
