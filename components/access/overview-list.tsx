'use client';
import { useTranslations } from 'next-intl';
import type { AccessTable } from '../../lib/reach/answer.ts';
import type { Level } from '../../lib/reach/meaning.ts';
import { OBJECT_GROUPS } from '../../lib/reach/table.data.ts';
import type { AccessWords } from '../../lib/reach/words.ts';
import { Icon } from '../ui/icon.tsx';
import { LEVEL_ICONS } from './level-icon.ts';
import type { Ask } from './use-access-address.ts';

interface OverviewListProps {
  table: AccessTable;
  words: AccessWords;
  ask: Ask;
}

/** The overview on a phone: under each object how far it is read, and by which roles. */
export const OverviewList = ({ table, words, ask }: OverviewListProps) => {
  const t = useTranslations('access');
  const rows = table[0]?.rows ?? [];
  return (
    <div className="tablet:hidden">
      {OBJECT_GROUPS.map((group) => (
        <section key={group} aria-labelledby={`access-list-${group}`} className="border-t border-line">
          <h3 id={`access-list-${group}`} className="px-4 pt-4 pb-1">
            {t(`group.${group}`)}
          </h3>
          <ul className="divide-y divide-line">
            {rows
              .filter((row) => row.group === group)
              .map(({ object }) => (
                <li key={object} className="px-4 py-2.5">
                  <Opener onClick={() => ask({ object })}>{words.object(object)}</Opener>
                  {readersOf(table, object).map(([level, roles]) => (
                    <p key={level} className="mt-1 flex items-start gap-1.5 text-sm">
                      <Icon of={LEVEL_ICONS[level]} size={14} className="mt-1 flex-none text-ink-2" />
                      <span>
                        {words.way({ level, conditions: [] }).reach}
                        <span className="text-ink-2">{`: ${roles.map(words.role).join(', ')}`}</span>
                      </span>
                    </p>
                  ))}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** Roles by the widest they read of an object; those that read nothing are left out. */
const readersOf = (table: AccessTable, object: string): readonly (readonly [Level, readonly string[]])[] => {
  const read = table.flatMap(({ role, rows }) => {
    const [widest] = rows.find((row) => row.object === object)?.read ?? [];
    return widest ? [{ role, level: widest.level }] : [];
  });
  return [...Map.groupBy(read, ({ level }) => level)].map(
    ([level, those]) => [level, those.map(({ role }) => role)] as const,
  );
};

/** The name of a role or an object, which opens its details. */
export const Opener = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 text-left underline decoration-line-strong underline-offset-4 hover:decoration-ink touch:min-h-12"
  >
    {children}
  </button>
);
