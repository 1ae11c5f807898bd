import type { MasterData } from '../rpc/master.ts';
import type { FamilyKind } from './family-kind.ts';
import { kindsOfPaper } from './request/kinds-of-paper.ts';

/** A family whose documents are begun by their kind, on a screen of their own. */
interface BegunByKind {
  readonly family: string;
  /** The route of that screen. */
  readonly route: string;
  readonly kinds: (master: MasterData) => readonly FamilyKind[];
}

/** Families that «Create» offers by kinds as well. */
export const BEGUN_BY_KIND: readonly BegunByKind[] = [
  { family: 'request', route: 'urequests-own', kinds: kindsOfPaper },
];
