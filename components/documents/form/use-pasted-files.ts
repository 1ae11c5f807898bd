'use client';
import { useEffect, useRef } from 'react';

/** Takes files that are pasted anywhere on the page: a screenshot, or files copied elsewhere. Text is left to its field. */
export const usePastedFiles = (onFiles: (files: File[]) => void): void => {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
};
