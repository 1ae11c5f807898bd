'use client';
import { useEffect, useRef, useState } from 'react';

export const POLL_MS = 5_000;
const MINUTE_MS = 60_000;
const PATIENCE_MS = 5 * MINUTE_MS;

/**
 * Looks every 5 s, for 5 minutes at most, whether a paper is ready (REQ-07); then it is late until the person asks
 * again. `since` is when it was asked for; `minutes` are whole ones: a screen reader hears each once.
 */
export const usePolling = (since: string, active: boolean, look: () => void) => {
  const [begun, setBegun] = useState(() => Date.parse(since));
  const [now, setNow] = useState(() => Date.now());
  const current = useRef(look);
  useEffect(() => {
    current.current = look;
  });
  const isLate = now - begun >= PATIENCE_MS;
  useEffect(() => {
    if (!active || isLate) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      current.current();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [active, isLate]);
  return {
    isLate,
    minutes: Math.max(0, Math.floor((now - begun) / MINUTE_MS)),
    again: () => {
      setBegun(Date.now());
      setNow(Date.now());
    },
  };
};
