import { textParts } from '../../../lib/documents/named-in.ts';
import { AppLink } from '../../ui/app-link.tsx';
import type { Named } from './use-named.ts';

/** A sentence of a rule; the documents and people in it are links where the reader may open them. */
export const NamedText = ({ text, named }: { text: string; named: Pick<Named, 'hrefs'> }) => {
  const parts = textParts(text, named.hrefs);
  return parts.map(({ from, text: part, href }) =>
    href === undefined ? (
      part
    ) : (
      <AppLink key={from} href={href}>
        {part}
      </AppLink>
    ),
  );
};
