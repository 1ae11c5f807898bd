'use client';
import { useTranslations } from 'next-intl';
import { Kbd } from '../../ui/kbd.tsx';

const KEYS = [
  { keys: ['J', 'K'], text: 'move' },
  { keys: ['X'], text: 'select' },
  { keys: ['A'], text: 'agree' },
  { keys: ['R'], text: 'reject' },
  { keys: ['B'], text: 'back' },
  { keys: ['Z'], text: 'undo' },
  { keys: ['Enter'], text: 'open' },
  { keys: ['G', '1', '–', '4'], text: 'group' },
] as const;

/** Keys for documents of others, and keys of lists over all families. */
const DECIDES: readonly string[] = ['reject', 'back', 'undo'];
const GROUPED: readonly string[] = ['group', 'undo'];

/** The keys of a list, in a quiet line under it; one's own documents cannot be turned down. */
export const KeysLine = ({ own, grouped = false }: { own: boolean; grouped?: boolean }) => {
  const t = useTranslations('documents.keys');
  return (
    <ul
      className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-2 print:hidden"
      aria-label={t('label')}
    >
      {KEYS.filter(
        ({ text }) => !(own && DECIDES.includes(text)) && (grouped || !GROUPED.includes(text)),
      ).map(({ keys, text }) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (key === '–' ? key : <Kbd key={key}>{key}</Kbd>))}
          {t(text)}
        </li>
      ))}
    </ul>
  );
};
