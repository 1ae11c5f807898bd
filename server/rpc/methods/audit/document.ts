import type { z } from 'zod';
import type { auditDocumentInput } from '../../../../lib/rpc/audit.ts';
import type { SignedIn } from '../../../call/context.ts';
import { findDocuments } from '../../../trail/find-documents.ts';

export const auditDocument = async ({ number }: z.infer<typeof auditDocumentInput>, { actor }: SignedIn) => ({
  data: await findDocuments(actor, number),
});
