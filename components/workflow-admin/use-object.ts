'use client';
import { useSearchParams } from 'next/navigation';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { writeQuery } from '../shell/write-query.ts';

/** The objects that have a workflow, in the order of menus. */
export const OBJECTS: readonly string[] = FAMILY_IDENTITIES.map(({ object_id }) => object_id);

const [FIRST = ''] = OBJECTS;

/** The object whose steps are in sight; the address says it, so that a page can be sent on. */
export const useObject = (): readonly [string, (object: string) => void] => {
  const asked = useSearchParams().get('object') ?? '';
  const object = OBJECTS.includes(asked) ? asked : FIRST;
  return [object, (next) => writeQuery({ object: next })];
};
