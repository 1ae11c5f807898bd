'use client';
import { useTranslations } from 'next-intl';
import type { Appearance } from '../../lib/rpc/appearance.ts';
import { OWN_COLORS, type OwnColor } from '../../lib/themes/own-theme.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';

type Change = Appearance['changes'][number];

const FILES: readonly string[] = ['logo_file', 'logo_dark_file'];

/** Who changed the look, and each colour before and after. */
export const LookHistory = ({ changes }: { changes: readonly Change[] }) => {
  const t = useTranslations('appearance');
  const names = useNames();
  const { moment } = useDays();
  if (changes.length === 0) return <p className="text-sm text-ink-3">{t('history_empty')}</p>;
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {changes.map((change) => (
        <li key={change.seq}>
          <p className="text-ink-2">
            {moment(change.moment)}, {names.short(change.who, change.who_eng)}
          </p>
          <ul>
            {changedIn(change).map((name) => (
              <li key={name} className="flex flex-wrap items-center gap-x-1.5 wrap-anywhere">
                {OWN_COLORS.includes(name as OwnColor) ? t(`fields.${name}`) : t(`change.${name}`)}:
                <Value name={name} value={change.was?.[name]} before />
                <span aria-hidden>→</span>
                <Value name={name} value={change.became[name]} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};

/** What a change made another: of one that added the row, what is not as delivered. */
const changedIn = ({ was, became }: Change): string[] =>
  [...OWN_COLORS, ...FILES].filter((name) => (was ? name in was : became[name]));

const Value = ({ name, value, before = false }: { name: string; value: unknown; before?: boolean }) => {
  const t = useTranslations('appearance');
  const given = typeof value === 'string' ? value : '';
  const Mark = before ? 'del' : 'ins';
  return (
    <Mark className={before ? 'text-ink-3' : 'font-medium no-underline'}>
      {given === '' ? (
        t('change.delivered')
      ) : FILES.includes(name) ? (
        t('change.picture', { name: given.slice(0, 8) })
      ) : (
        <span className="inline-flex items-center gap-1">
          <span
            aria-hidden
            className="size-3.5 rounded-cell border border-line"
            style={{ background: given }}
          />
          {given}
        </span>
      )}
    </Mark>
  );
};
