'use client';
import type { ComponentProps } from 'react';
import { ManyDocumentsView } from '../documents/many/many-documents-view.tsx';
import { WithRows } from '../families/with-rows.tsx';

/** Documents of all families in one list: what waits for decisions, or one's own requests. */
export const ManyDocumentsScreen = (props: ComponentProps<typeof ManyDocumentsView>) => (
  <WithRows>
    <ManyDocumentsView {...props} />
  </WithRows>
);
