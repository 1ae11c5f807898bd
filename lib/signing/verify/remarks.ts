import { OID } from '../oids.ts';
import type { ParsedCms } from './parse.ts';
import { type Check, type Code, weighed } from './report.ts';

/** What stands in the file beside the signature and decides nothing. */
export const remarksOn = (cms: ParsedCms): Check[] => {
  const attributes = cms.signers.flatMap(({ unsigned }) => unsigned.map(({ oid }) => oid));
  const counters = attributes.filter((oid) => oid === OID.counterSignature).length;
  const unknown = [...new Set(attributes)].filter((oid) => !KNOWN.has(oid));
  const aside = cms.unreadable + cms.ofOtherKinds;
  return [
    ...(cms.isDer ? [] : [remark('encoding', 'not_der')]),
    ...(aside > 0 ? [remark('certificates', 'certificates_left_aside', `${aside}`)] : []),
    ...(counters > 0 ? [remark('counter_signatures', 'counter_signature', `${counters}`)] : []),
    ...(unknown.length > 0
      ? [remark('unsigned_attributes', 'unsigned_attributes', unknown.slice(0, MOST_NAMED).join(' '))]
      : []),
  ];
};

const MOST_NAMED = 8;

/** What is used or told elsewhere. */
const KNOWN: ReadonlySet<string> = new Set([
  OID.timestampToken,
  OID.counterSignature,
  OID.certificateValues,
  OID.revocationValues,
]);

const remark = (name: string, code: Code, detail?: string): Check => ({
  name,
  ...weighed('inform', code, detail),
});
