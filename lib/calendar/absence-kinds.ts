import { FAMILY_IDENTITIES, identityOf } from '../families/identities.ts';
import type { AbsenceKind } from '../families/identity.ts';

/** Kinds of absence as a team calendar tells them apart; `hidden` is one whose reason the reader may not learn. */
export const SEEN_KINDS = ['leave', 'trip', 'sick', 'dayoff', 'home', 'hidden'] as const satisfies readonly (
  | AbsenceKind
  | 'hidden'
)[];
export type SeenKind = (typeof SEEN_KINDS)[number];

/** Kinds that leave the person at work, if elsewhere: nobody counts them as away. */
export const AT_WORK: readonly AbsenceKind[] = ['home'];

/** Whether who is of this kind is counted as there. */
export const isAtWork = (kind: string): boolean => AT_WORK.some((each) => each === kind);

/** The objects whose documents are of these kinds. */
export const objectsOfKinds = (kinds: readonly SeenKind[]): string[] =>
  FAMILY_IDENTITIES.filter(({ absence }) => absence && kinds.includes(absence)).map(
    ({ object_id }) => object_id,
  );

/** The kind a family is told as; `hidden` where no family is told. */
export const kindOfObject = (object_id: string | null | undefined): SeenKind =>
  identityOf(object_id ?? '')?.absence ?? 'hidden';
