'use client';
import { isDefaultImage } from '../../lib/files/default-image.ts';
import type { Subordination } from '../rpc/master.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useVisitor } from '../rpc/profile.ts';
import { tellTrouble } from '../rpc/troubles.ts';
import { useAsked } from '../rpc/use-asked.ts';

/** The address of a person's photo in this page; undefined while there is none, and when it cannot be had. */
export const usePhoto = (employee_id: number | null | undefined): string | undefined => {
  const profile = useVisitor();
  const { subordination } = useMasterData();
  const name =
    profile && employee_id === profile.employee_id
      ? profile.photo_name
      : (namesOf(subordination).get(employee_id ?? 0) ?? '');
  const { data } = useAsked({
    queryKey: ['photo', name],
    queryFn: () => fetchPhoto(name),
    enabled: name !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (name && data) || undefined;
};

const known = new WeakMap<readonly Subordination[], ReadonlyMap<number, string>>();

const namesOf = (rows: readonly Subordination[]): ReadonlyMap<number, string> => {
  const names = known.get(rows) ?? new Map(rows.map((row) => [row.employee_id, row.photo_name]));
  known.set(rows, names);
  return names;
};

/** A picture that is missing or none at all is no error but when debugging: the initials say who it is (FILE-10, FILE-12). */
const fetchPhoto = async (name: string): Promise<string | null> => {
  try {
    const answer = await fetch(`/api/file/${encodeURIComponent(name)}`, { credentials: 'same-origin' });
    const picture = await answer.blob();
    if (!answer.ok) tellTrouble('photo');
    return answer.ok && !isDefaultImage(picture.size) ? URL.createObjectURL(picture) : null;
  } catch {
    tellTrouble('photo');
    return null;
  }
};
