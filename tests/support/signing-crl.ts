import { type KeyObject, verify } from 'node:crypto';
import * as asn1js from 'asn1js';

/** Serial numbers in a list of revoked certificates; throws when the key did not sign it. */
export const serialsOf = (der: Uint8Array, signer?: KeyObject): string[] => {
  const { result } = asn1js.fromBER(Uint8Array.from(der).buffer);
  const [tbs, , signature] = (result as asn1js.Sequence).valueBlock.value;
  if (!(tbs instanceof asn1js.Sequence) || !(signature instanceof asn1js.BitString))
    throw new Error('no list');
  const signed =
    signer && verify('sha384', new Uint8Array(tbs.toBER()), signer, signature.valueBlock.valueHexView);
  if (signed === false) throw new Error('not signed by this key');
  const revoked = tbs.valueBlock.value[5];
  if (!(revoked instanceof asn1js.Sequence)) return [];
  return revoked.valueBlock.value.map((entry) => {
    const [serial] = (entry as asn1js.Sequence).valueBlock.value;
    return Buffer.from((serial as asn1js.Integer).valueBlock.valueHexView).toString('hex');
  });
};
