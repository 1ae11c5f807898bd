import type { MasterData } from '../rpc/master.ts';
import type { FamilyKind } from './family-kind.ts';
import { kindsOfPaper } from './request/kinds-of-paper.ts';

/** Kinds that are begun by themselves, by family. */
const KINDS: Readonly<Record<string, (master: MasterData) => readonly FamilyKind[]>> = {
  request: kindsOfPaper,
};

export const kindsOf = (object_id: string, master: MasterData): readonly FamilyKind[] =>
  KINDS[object_id]?.(master) ?? [];
