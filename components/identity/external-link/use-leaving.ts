import { useCallback, useEffect, useState } from 'react';

const AFTER_S = 5;

/** Counts down and follows the link, unless the person says to stay: then `seconds` is undefined. */
export const useLeaving = (link: string): { seconds: number | undefined; stay: () => void } => {
  const [seconds, setSeconds] = useState<number | undefined>(AFTER_S);
  useEffect(() => {
    if (seconds === undefined) return;
    if (seconds === 0) {
      window.location.assign(link);
      return;
    }
    const timer = setTimeout(() => setSeconds((left) => left && left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds, link]);
  return { seconds, stay: useCallback(() => setSeconds(undefined), []) };
};
