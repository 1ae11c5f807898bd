'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AccessPersonFacts, HeldGrant } from '../../lib/reach/answer.ts';
import type { AccessWords } from '../../lib/reach/words.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Facts } from '../ui/facts.tsx';
import { useAccessWords } from './use-access-words.ts';

/** A person as the rules see them: roles, organizations, managers, grants held and lent, deputies who stand in now. */
export const PersonFacts = ({ person }: { person: AccessPersonFacts }) => {
  const t = useTranslations('access.person');
  const names = useNames();
  const words = useAccessWords(person);
  const { number } = useDays();
  const people = (all: AccessPersonFacts['managers']) =>
    all.length === 0 ? t('none') : all.map(words.name).join(', ');
  const roles = person.roles.map(({ role, given }) =>
    given ? words.role(role) : `${words.role(role)} (${t('implied')})`,
  );
  return (
    <>
      <p className="mb-3 text-ink-2">
        {[names.of(person, 'position'), t(`state.${person.state}`)].filter(Boolean).join('. ')}
      </p>
      <Facts
        items={[
          [t('roles'), roles.length === 0 ? t('no_roles') : roles.join(', ')],
          [t('organizations'), <Organizations key="organizations" of={person} role={words.role} />],
          [t('managers'), people(person.managers)],
          ...(person.assists.length > 0 ? [[t('assists'), people(person.assists)] as const] : []),
          [t('reports'), number(person.reports)],
          [t('held'), <Grants key="held" all={person.held} words={words} />],
          [t('lent'), <Grants key="lent" all={person.lent} words={words} />],
        ]}
      />
    </>
  );
};

const Organizations = ({ of, role }: { of: AccessPersonFacts; role: (id: string) => string }): ReactNode => {
  const t = useTranslations('access.person');
  const names = useNames();
  return (
    <ul>
      {of.organizations.map((each) => (
        <li key={each.id}>
          {names.full(each.name, each.name_eng)}
          {!each.counts && (
            <span className="text-ink-2">{`: ${each.roles.map(role).join(', ')}, ${t('not_counted')}`}</span>
          )}
        </li>
      ))}
    </ul>
  );
};

interface GrantsProps {
  all: readonly HeldGrant[];
  words: AccessWords;
}

const Grants = ({ all, words }: GrantsProps): ReactNode => {
  const t = useTranslations('access.person');
  const until = useUntil();
  if (all.length === 0) return t('none');
  return (
    <ul>
      {all.map((grant) => (
        <li key={grant.id}>
          {[
            words.name(grant),
            words.role(grant.role),
            t(grant.deputy ? 'deputy' : 'grant'),
            until(grant),
            ...(grant.families.length > 0
              ? [t('families', { values: grant.families.map(words.object).join(', ') })]
              : []),
            ...(grant.own_documents ? [t('own_documents')] : []),
          ].join(', ')}
        </li>
      ))}
    </ul>
  );
};

/** «до 14.12.2026» */
export const useUntil = (): ((grant: Pick<HeldGrant, 'until'>) => string) => {
  const t = useTranslations('access.person');
  const { day } = useDays();
  return ({ until }) => (until === null ? t('endless') : t('until', { day: day(until) }));
};
