import type { ComponentProps } from 'react';

/** A picture shown as it is: of the page's own bytes, or behind the session, where no optimizer may come. */
export const Picture = ({ alt, ...rest }: ComponentProps<'img'> & { alt: string }) => (
  // biome-ignore lint/performance/noImgElement: the optimizer would ask for it without the session, and make nothing smaller
  <img alt={alt} {...rest} />
);
