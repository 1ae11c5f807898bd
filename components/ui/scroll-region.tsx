import type { ComponentProps } from 'react';

/** A part that scrolls, or is read in a window that does: it has a name and takes the focus, so that keys scroll it. */
export const ScrollRegion = (props: ComponentProps<'section'> & { 'aria-label': string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keyboard could not scroll it
  <section tabIndex={0} {...props} />
);
