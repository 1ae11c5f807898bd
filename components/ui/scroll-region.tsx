'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

/**
 * A part that scrolls, or is read in a window that does: it has a name and takes the focus, so that keys scroll it.
 * `data-fits` while nothing of it lies outside to the side.
 */
export const ScrollRegion = (props: ComponentProps<'section'> & { 'aria-label': string }) => {
  const region = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const at = region.current;
    if (!at) return;
    const watcher = new ResizeObserver(() => setFits(at.scrollWidth <= at.clientWidth));
    for (const each of [at, at.firstElementChild]) if (each) watcher.observe(each);
    return () => watcher.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keyboard could not scroll it
    <section ref={region} tabIndex={0} data-fits={fits || undefined} {...props} />
  );
};
