import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link inside the portal. Nothing is fetched ahead: every address is judged by the server when it is opened. */
export const AppLink = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />;
