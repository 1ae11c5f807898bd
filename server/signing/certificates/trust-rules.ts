import { requireProof } from '../../auth/proof.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Tx } from '../../db/tx.ts';
import type { Columns } from '../../objects/parse-record.ts';
import type { BeforeWrite } from '../../objects/rules.ts';

/**
 * An admin proves themselves before changing which authorities the client trusts. A changed address is fetched again.
 * An authority that signatures rest on is switched off, never deleted: the signatures could not be judged without it.
 */
export const trustIsSound: BeforeWrite = async (tx, actor, before, after) => {
  await requireProof(tx, actor);
  if (before && !after && (await holdsSignatures(tx, before))) throw refusal('used_elsewhere');
  for (const from of ['crl', 'delta', 'ocsp']) {
    const url = after?.[`${from}_url`];
    if (!after || url === undefined) continue;
    if (url !== '' && !isWebAddress(String(url))) throw wrongField(`${from}_url`, 'field/wrong');
    after[`${from}_tried_at`] = null;
    after[`${from}_error`] = '';
  }
};

const isWebAddress = (url: string): boolean => /^https?:\/\/./.test(url) && URL.canParse(url);

const holdsSignatures = async (tx: Tx, { client_id, der }: Columns): Promise<boolean> =>
  (
    await tx.rows(
      `select 1 from "signature" where "client_id" = $1
         and ("material" -> 'chain' ? $2 or "material" -> 'timestamp' -> 'chain' ? $2) limit 1`,
      [client_id, Buffer.from(der as Uint8Array).toString('base64')],
    )
  ).length > 0;
