'use client';
import { useTranslations } from 'next-intl';
import { groupOf } from '../../lib/documents/groups.ts';
import type { FamilyGroup } from '../../lib/documents/identity.ts';
import { type LookedFor, listedWords } from '../../lib/documents/looked-for.ts';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { kindsOf } from '../families/kinds.ts';
import { useNames } from '../people/use-names.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useCreatable } from './creatable.ts';

/** What can be begun, as it is looked for. */
export interface Beginning extends LookedFor {
  readonly key: string;
  readonly family: string;
  readonly group: FamilyGroup | undefined;
  readonly name: string;
  readonly href: string;
  /** A kind of documents of its family, offered to who looks for it. */
  readonly isKind: boolean;
}

/** Everything the person can begin: families, and kinds of their documents; with the words of their messages (`create`). */
export const useLookedFor = (): readonly Beginning[] => {
  const t = useTranslations('create');
  const shell = useTranslations('shell.families');
  const names = useNames();
  const master = useMasterData();
  const { types } = useDictionaries();
  const creatable = useCreatable();
  const listed = (key: string) => (t.has(key) ? listedWords(t(key)) : []);
  return creatable.flatMap(({ family, href }) => [
    {
      key: family,
      family,
      group: groupOf(family),
      name: shell(family),
      href,
      isKind: false,
      words: [shell(family), ...listed(`synonyms.${family}`)],
      types: types
        .filter(({ object_id, disabled }) => object_id === family && !disabled)
        .flatMap(({ name, name_eng }) => [name, name_eng]),
    },
    ...kindsOf(family, master).map(({ code, row, query }) => ({
      key: `${family}/${code}`,
      family,
      group: groupOf(family),
      name: names.of(row, 'name'),
      href: withQuery(href, query),
      isKind: true,
      words: [String(row.name), String(row.name_eng), ...listed(`kinds.${family}.${code}`)],
      types: [],
    })),
  ]);
};

const withQuery = (href: string, query: Readonly<Record<string, string>>): string =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
