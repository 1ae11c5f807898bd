import { parseTrust, type TrustMaterial, type TrustStore } from '../../../lib/signing/verify/trust.ts';

/** Trusted authorities by version; the material, of megabytes, only when it was asked for. */
export interface SentTrust {
  readonly version: string;
  readonly material?: TrustMaterial;
}

/** The answer of a process that does not know this version yet. */
export const NEEDS_TRUST = 'needs trust';

/** Most clients whose trust stays parsed, and their bytes together: parsed it takes several times as much. */
const MOST_KEPT = 20;
const MOST_BYTES = 24 * 1024 * 1024;

interface Parsed {
  readonly trust: TrustStore;
  readonly bytes: number;
}

const kept = new Map<string, Parsed>();

/** The same parsed, in the process that judges by it; undefined when its material has to be sent. */
export const believed = ({ version, material }: SentTrust): TrustStore | undefined => {
  const known = kept.get(version);
  if (!known && !material) return undefined;
  kept.delete(version);
  const bytes = known?.bytes ?? (material ? sizeOf(material) : 0);
  makeRoomFor(bytes);
  const trust = known?.trust ?? (material && parseTrust(material));
  if (trust) kept.set(version, { trust, bytes });
  return trust;
};

/** The oldest go first, and before the new one is parsed. */
const makeRoomFor = (bytes: number): void => {
  let all = [...kept.values()].reduce((sum, each) => sum + each.bytes, bytes);
  for (const [version, oldest] of kept) {
    if (kept.size < MOST_KEPT && all <= MOST_BYTES) return;
    kept.delete(version);
    all -= oldest.bytes;
  }
};

const sizeOf = ({ roots, intermediates, crls, ocsp = [] }: TrustMaterial): number =>
  [roots, intermediates, crls, ocsp].flat().reduce((sum, { length }) => sum + length, 0);
