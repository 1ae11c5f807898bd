'use client';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const Hydrated = createContext(false);

/**
 * Tells the page when it is no longer what the server drew. What follows from that is drawn piece by piece, so that a
 * press meanwhile does not wait.
 */
export const HydratedProvider = ({ children }: { children: ReactNode }) => {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={hydrated}>{children}</Hydrated>;
};

/**
 * False while the page still is what the server drew. What is read by calls, or known to the browser alone, may be there
 * before, and must not be drawn into the server's markup.
 */
export const useHydrated = (): boolean => useContext(Hydrated);
