import type { MasterData } from '../../rpc/master.ts';
import type { FamilyKind } from '../family-kind.ts';
import { paperTypesOf } from './paper-types.ts';

/** Kinds of papers, each with the address its order begins at. */
export const kindsOfPaper = ({ request_types }: MasterData): readonly FamilyKind[] =>
  paperTypesOf(request_types).map((row) => ({ code: row.code, row: { ...row }, query: { kind: row.code } }));
