'use client';
import { textParts } from '../../lib/discussion/text-parts.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import type { Mentioned } from './message-row.ts';

/** A message as it was typed: its lines stand, addresses of the web lead there, names of those it mentions are marked. */
export const MessageText = ({ text, mentioned }: { text: string; mentioned: readonly Mentioned[] }) => {
  // The author had the names in their own language.
  const called = mentioned.flatMap(({ name, name_eng }) =>
    [name, name_eng].filter((each) => each !== '').map(shortName),
  );
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {textParts(text, called).map((part, index) => {
        const key = index;
        if (part.kind === 'link')
          return (
            <a key={key} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
              {part.text}
            </a>
          );
        return part.kind === 'mention' ? (
          <bdi key={key} className="font-medium text-primary-ink">
            {part.text}
          </bdi>
        ) : (
          part.text
        );
      })}
    </p>
  );
};
