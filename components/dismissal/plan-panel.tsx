'use client';
import type { ReactNode } from 'react';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';

/** A part of the plan of a dismissal: its heading with a note, or the words of `empty` where it touches nothing. */
export const PlanPanel = ({
  id,
  title,
  note,
  empty,
  children,
}: {
  id: string;
  title: string;
  note: string;
  empty: string | undefined;
  children?: ReactNode;
}) => (
  <Panel aria-labelledby={id}>
    <PanelHead id={id} title={title} note={empty === undefined ? note : undefined} />
    {empty !== undefined && (
      <PanelBody>
        <p className="text-ink-2">{empty}</p>
      </PanelBody>
    )}
    {children}
  </Panel>
);
