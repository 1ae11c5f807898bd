import { FAMILY_IDENTITIES, identityOf } from '../families/identities.ts';
import type { AbsenceKind } from '../families/identity.ts';

/** Kinds of absence as a team calendar tells them apart; `hidden` is one whose reason the reader may not learn. */
export const SEEN_KINDS = ['leave', 'trip', 'sick', 'dayoff', 'home', 'hidden'] as const satisfies readonly (
  | AbsenceKind
  | 'hidden'
)[];
export type SeenKind = (typeof SEEN_KINDS)[number];

/** Kinds that leave the person at work, if elsewhere: they do not count as away. */
export const AT_WORK: readonly AbsenceKind[] = ['home'];

/** Whether a person absent in this kind counts as at work. */
export const isAtWork = (kind: string): boolean => AT_WORK.some((each) => each === kind);

/** The objects whose documents are of these kinds. */
export const objectsOfKinds = (kinds: readonly SeenKind[]): string[] =>
  FAMILY_IDENTITIES.filter(({ absence }) => absence && kinds.includes(absence)).map(
    ({ object_id }) => object_id,
  );

/** The kind a family is shown as; `hidden` where no family is known. */
export const kindOfObject = (object_id: string | null | undefined): SeenKind =>
  identityOf(object_id ?? '')?.absence ?? 'hidden';
