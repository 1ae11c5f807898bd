import { createHash } from 'node:crypto';
import type { PlantedBytes } from './planted-signature.ts';

/**
 * Bytes in the store and a real signature over them, made with the portal's seal and judged by its own trust. A simple
 * one seals the record that names them. For a process that is one of the portal (`ownProcess`).
 */
export const sealedSignature = async (
  content: string,
  { simple = false, at = new Date() }: { simple?: boolean; at?: Date } = {},
): Promise<PlantedBytes> => {
  const [
    { storeBytes },
    { fileStore },
    { sealDetached },
    { parseTrust },
    { checkSignature },
    { recordOf },
    keys,
    { portalCrl },
    lists,
    { db },
  ] = await Promise.all([
    import('../../../server/store/store-bytes.ts'),
    import('../../../server/store/store.ts'),
    import('../../../server/signing/authority/seal.ts'),
    import('../../../lib/signing/verify/trust.ts'),
    import('../../../lib/signing/verify/check-signature.ts'),
    import('../../../lib/signing/check-package.ts'),
    import('../../../server/signing/authority/portal-keys.ts'),
    import('../../../server/signing/authority/crl.ts'),
    import('../../../server/signing/trust/kept-lists.ts'),
    import('../../../server/db/tx.ts'),
  ]);
  const stored = await storeBytes(await fileStore(), new TextEncoder().encode(content));
  const file = {
    sha256: stored.hash,
    streebog256: stored.streebog_hash,
    streebog512: stored.streebog512_hash,
  };
  const evidence = simple
    ? new TextEncoder().encode(JSON.stringify({ version: 1, signer: { login: 'x' }, file }))
    : undefined;
  const trust = parseTrust({
    roots: [(await keys.authority()).certificate],
    intermediates: [],
    crls: [(await portalCrl()).der],
  });
  const cms = await sealDetached(evidence ?? new TextEncoder().encode(content), at);
  const report = await checkSignature({
    cms,
    digests: file,
    record: evidence && recordOf(evidence),
    at,
    trust,
  });
  if (report.verdict !== 'passed' || !report.signer || !report.signature)
    throw new Error(`the seal is judged ${report.code}`);
  return {
    type: simple ? '1' : '2',
    cms,
    ...(evidence ? { evidence } : {}),
    name: stored.name,
    size: stored.size,
    hash: stored.hash,
    streebog_hash: stored.streebog_hash,
    streebog512_hash: stored.streebog512_hash,
    report: { ...report, used: undefined },
    material: await lists.keepMaterial(db, report.used),
    thumbprint: report.signer.thumbprint,
    value_hash: createHash('sha256').update(Buffer.from(report.signature.value, 'hex')).digest('hex'),
  };
};
