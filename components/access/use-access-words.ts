'use client';
import { useTranslations } from 'next-intl';
import type { AccessPersonFacts, HeldGrant } from '../../lib/reach/answer.ts';
import { accessWords } from '../../lib/reach/words.ts';
import { useStatusName } from '../documents/use-status-name.ts';
import { useOrganizations } from '../identity/users/use-organizations.ts';
import { useNames } from '../people/use-names.ts';

/** Rights in words; grants and organizations of the people asked about are called by their names. */
export const useAccessWords = (...people: readonly AccessPersonFacts[]) => {
  const t = useTranslations('access');
  const roles = useTranslations('shell.role');
  const families = useTranslations('shell.families');
  const objects = useTranslations('audit.object');
  const routes = useTranslations('shell.routes');
  const takers = useTranslations('documents.holder.role');
  const names = useNames();
  const status = useStatusName();
  const known = useOrganizations();
  const organizations = [...people.flatMap((person) => person.organizations), ...known];
  const grants: readonly HeldGrant[] = people.flatMap(({ held }) => held);
  const own = (key: string): string | undefined => (t.has(key) ? t(key) : undefined);
  const role = (id: string): string =>
    own(`role.${id}`) ?? (roles.has(id) ? roles(id) : takers.has(id) ? takers(id) : id);
  return accessWords({
    say: t,
    route: (name) => (routes.has(name) ? routes(name) : name),
    role,
    status,
    grants,
    object: (id) =>
      families.has(id) ? families(id) : (own(`object.${id}`) ?? (objects.has(id) ? objects(id) : id)),
    organization: (id) => {
      const found = organizations.find((each) => each.id === id);
      return found ? names.full(found.name, found.name_eng) : String(id);
    },
    name: ({ name, name_eng }) => names.short(name, name_eng),
  });
};
