'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { ParameterShown } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { foundParameters } from './found-parameters.ts';
import type { Group } from './parameter-groups.tsx';

/** The group that is all of them. */
export const ALL = 'all';
export type Kept = 'changed' | 'inert';

/** Parameters that were changed, and those without an effect. */
export const isOfKind: Readonly<Record<Kept, (parameter: ParameterShown) => boolean>> = {
  changed: ({ changed }) => changed,
  inert: ({ awaited }) => awaited !== '',
};

/** Which parameters are in sight: a group, those of a kind, those that words are said of. */
export const useShownParameters = <Shown extends ParameterShown>(parameters: readonly Shown[]) => {
  const t = useTranslations('settings');
  const names = useNames();
  const order = useMemo(() => [...new Set(parameters.map(({ group }) => group))], [parameters]);
  const [group, setGroup] = useState(order[0] ?? ALL);
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<Kept>();
  const byGroup = useMemo(
    () => parameters.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group)),
    [parameters, order],
  );
  const ofKind = kind ? byGroup.filter(isOfKind[kind]) : byGroup;
  const found = foundParameters(ofKind, words, (each, field) => names.of(each, field));
  const within = (name: string, list: readonly Shown[]) =>
    name === ALL ? list : list.filter((each) => each.group === name);
  const groups: Group[] = [ALL, ...order].map((name) => ({
    name,
    label: name === ALL ? t('all') : t(`group.${name}`),
    count: within(name, found).length,
  }));
  return {
    groups,
    group,
    words,
    kind,
    shown: within(group, found),
    label: group === ALL ? t('all') : t(`group.${group}`),
    choose: setGroup,
    /** What is looked for may be anywhere. */
    search: (text: string) => {
      if (text.trim() !== '' && words.trim() === '') setGroup(ALL);
      setWords(text);
    },
    keepTo: (wanted: Kept | undefined) => {
      if (wanted) setGroup(ALL);
      setKind(wanted);
    },
    reset: () => {
      setWords('');
      setKind(undefined);
    },
  };
};
