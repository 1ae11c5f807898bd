import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import type { IconType } from '../ui/icon.tsx';
import { Panel } from '../ui/panel.tsx';
import { Page } from './page.tsx';
import { PageHead } from './page-head.tsx';

interface NotWhileActingProps {
  /** Of the screen. */
  title: string;
  icon: IconType;
  /** What is one's own to do. */
  why: string;
  children: ReactNode;
}

/** A screen of what no grant lends, for a person who acts for another. */
export const NotWhileActing = ({ title, icon, why, children }: NotWhileActingProps) => (
  <Page>
    <PageHead title={title} />
    <Panel>
      <EmptyState level="h2" icon={icon} title={why}>
        {children}
      </EmptyState>
    </Panel>
  </Page>
);
