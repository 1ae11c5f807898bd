'use client';
import { useTranslations } from 'next-intl';
import { classNames } from '../ui/class-names.ts';
import type { MentionOf } from './use-mention.ts';

/** Those who may be mentioned by what was typed; the keys of the field above choose among them. */
export const MentionList = ({ mention }: { mention: MentionOf }) => {
  const t = useTranslations('discussion');
  return (
    <>
      {mention.isOpen && (
        <div
          id={mention.list}
          role="listbox"
          aria-label={t('readers')}
          className="max-h-56 overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-menu"
        >
          {mention.found.map((person, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field
            <div
              key={person.id}
              id={mention.optionId(person.id)}
              role="option"
              aria-selected={index === mention.active}
              ref={(option) => {
                if (index === mention.active) option?.scrollIntoView({ block: 'nearest' });
              }}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mention.choose(person)}
              className={classNames(
                'flex min-h-9 cursor-pointer flex-col justify-center rounded-tag px-2.5 py-1 hover:bg-hover touch:min-h-12',
                index === mention.active && 'bg-sunken',
              )}
            >
              <bdi>{mention.nameOf(person)}</bdi>
              <span className="text-sm text-ink-2">{mention.positionOf(person)}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className={mention.isNobody ? 'text-sm text-ink-2' : 'sr-only'}>
        {mention.isNobody ? t('nobody') : mention.isOpen && t('found', { count: mention.found.length })}
      </p>
    </>
  );
};
