import { z } from 'zod';
import { auditChain, auditDocumentInput, auditDocuments, auditOwn } from '../rpc/audit.ts';
import type { Method } from '../rpc/contract/method.ts';
import { nothing } from '../rpc/shapes.ts';

/** The audit; its rows are read by `view.get` as those of any object. */
export const auditMethods = {
  'audit.chain': {
    summary: "How long the client's audit is, how it is sealed, and what the last check of it said",
    input: nothing,
    output: z.object({ data: auditChain }),
    errors: ['invalid_params', 'access_denied'],
  },
  'audit.check': {
    summary: "Checks the newest rows of the client's audit and the last seal now",
    input: nothing,
    output: z.object({ data: auditChain }),
    errors: ['invalid_params', 'access_denied', 'idempotency_key_reused'],
    writes: true,
  },
  'audit.own': {
    summary: "Who looked at the caller's own card, exported or changed it, over the last thirty days",
    input: nothing,
    output: z.object({ data: auditOwn }),
    errors: ['invalid_params', 'access_denied'],
  },
  'audit.document': {
    summary: 'Documents of the client by their number, whose story an admin looks for; at most twenty',
    input: auditDocumentInput,
    output: z.object({ data: auditDocuments }),
    errors: ['invalid_params', 'access_denied'],
  },
} as const satisfies Record<string, Method>;
