'use client';
import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** Parts of one thing, one at a time. Arrow keys move between the tabs. */
export const Tabs = ({
  value,
  onValueChange,
  tabs,
  label,
}: {
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  label: string;
}) => (
  <Radix.Root value={value} onValueChange={onValueChange}>
    <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="inline-flex h-10 items-center gap-1.5 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 data-[state=active]:border-primary data-[state=active]:text-ink touch:h-12"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} className="pt-4">
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
