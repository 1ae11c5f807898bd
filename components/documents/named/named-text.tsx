import { textParts } from '../../../lib/documents/named-in.ts';
import { AppLink } from '../../ui/app-link.tsx';
import type { Named } from './use-named.ts';

/** A sentence of a rule; the documents and people in it are links where the reader may open them. */
export const NamedText = ({ text, named }: { text: string; named: Pick<Named, 'hrefs'> }) => {
  const parts = textParts(text, named.hrefs);
  return parts.map(({ text: part, href }, index) =>
    href === undefined ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same document may be named twice, and parts keep their order
      <AppLink key={index} href={href}>
        {part}
      </AppLink>
    ),
  );
};
