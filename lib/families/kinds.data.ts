import type { Role } from '../access/roles.ts';

/** The first rows of a list that the portal reads at its start (AMB-021). */
interface StartingList {
  readonly rows: number;
  /** Only for holders of one of these roles. */
  readonly roles: readonly Role[];
  /** Also for a caller whose only role is candidate. */
  readonly candidate?: true;
}

/** What follows from the kind of a family. */
export interface KindPolicy {
  readonly owner: 'employee' | 'candidate';
  /** hr puts it before people: it is not their own request. */
  readonly pushed?: true;
  /**
   * Its documents can also accompany those of other families: such a one is read and moved with its document, and no
   * caller makes, changes, moves or deletes it by hand (decision 049).
   */
  readonly accompanies?: true;
  /**
   * `attached`: drawn again, and read by all who read the document. `signed`: one file, which is what is signed, kept as
   * it came. `given`: papers made elsewhere, kept as they came, read by the person and hr alone, work until given out.
   */
  readonly files: 'attached' | 'signed' | 'given';
  readonly start?: StartingList;
}

/** Kinds of families; most are requests. */
const KINDS = {
  request: { owner: 'employee', files: 'attached' },
  pushed_paper: { owner: 'employee', pushed: true, files: 'signed' },
  asked_paper: { owner: 'employee', accompanies: true, files: 'given' },
  hiring: {
    owner: 'candidate',
    files: 'attached',
    start: { rows: 20, roles: ['recruiter', 'hr', 'candidate'], candidate: true },
  },
} as const satisfies Readonly<Record<string, KindPolicy>>;

export type FamilyKind = keyof typeof KINDS;

/** The policy of a family; that of a request where it says no kind. */
export const policyOf = (family: { readonly kind?: FamilyKind | undefined } | undefined): KindPolicy =>
  KINDS[family?.kind ?? 'request'];

/** Whether documents of a family are those of candidates. */
export const isOfCandidates = (family: { readonly kind?: FamilyKind | undefined } | undefined): boolean =>
  policyOf(family).owner === 'candidate';
