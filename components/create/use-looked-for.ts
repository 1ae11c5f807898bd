'use client';
import { useTranslations } from 'next-intl';
import { type LookedFor, listedWords } from '../../lib/documents/looked-for.ts';
import { groupOf } from '../../lib/families/groups.ts';
import type { FamilyGroup } from '../../lib/families/identity.ts';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { routeNamed } from '../../lib/routes/table.ts';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { BEGUN_BY_KIND } from '../families/kinds.ts';
import { useNames } from '../people/use-names.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
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
  const link = usePortalLink();
  const { roles, hidden } = useMenuReader();
  const listed = (key: string) => (t.has(key) ? listedWords(t(key)) : []);
  const families = creatable.map(({ family, href }) => ({
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
  }));
  const isOpen = (name: string): boolean => {
    const route = routeNamed(name);
    return route !== undefined && mayOpen(route, roles) && !hidden.has(name);
  };
  const kinds = BEGUN_BY_KIND.filter(({ route }) => creatable.length > 0 && isOpen(route)).flatMap(
    ({ family, route, kinds: kindsOf }) =>
      kindsOf(master).map(({ code, row, query }) => ({
        key: `${family}/${code}`,
        family,
        group: groupOf(family),
        name: names.of(row, 'name'),
        href: link(route, {}, query),
        isKind: true,
        words: [
          String(row.name),
          String(row.name_eng),
          ...listed(`synonyms.${family}`),
          ...listed(`kinds.${family}.${code}`),
        ],
        types: [],
      })),
  );
  return [...families, ...kinds];
};
