import { AppLink } from '../ui/app-link.tsx';

/** A value that leads to what it names, where the reader may open it. */
export const Value = ({ text, href }: { text: string; href: string | undefined }) =>
  href === undefined ? text : <AppLink href={href}>{text}</AppLink>;

/** A value as it is stored. */
export const Code = ({ children }: { children: string }) => (
  <span className="font-mono text-[0.92em] wrap-anywhere">{children}</span>
);
