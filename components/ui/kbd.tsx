/** A key of the keyboard. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-cell border border-b-2 border-line bg-surface px-[5px] font-sans text-[11px] leading-none font-medium text-ink-2">
    {children}
  </kbd>
);
