import { readBeside } from '../../beside/read-beside.ts';
import { answersAbout, type Chains } from '../trust/ocsp-answers.ts';
import { NEEDS_TRUST, type SentTrust } from '../trust/sent-trust.ts';
import { trustOf, type VersionedTrust } from '../trust/trust.ts';
import type { GivenCertificate } from './judge-certificate.ts';
import type { GivenPower, GivenSignature } from './judge-given.ts';
import type { KeptSignature } from './judge-kept.ts';
import type { GivenTimestamp } from './judge-timestamp.ts';
import { CERTIFICATE, ISSUERS, KEPT, POWER, SIGNATURE, TIMESTAMP } from './readers.ts';

/** Who hands something over, and whose trust judges it. */
interface From {
  readonly by: string;
  readonly client_id: number;
}

/** Without trust and answers, which are added here. */
type Unjudged<Given> = Omit<Given, 'trust' | 'answers'>;

/** Judges a signature beside the portal; undefined when it takes longer or more than a signature may. */
export const judgeBeside = (given: Unjudged<GivenSignature>, from: From) =>
  withAnswersOf(
    from,
    (believing) => readBeside(SIGNATURE, { ...given, ...believing }, from),
    ({ report, timestamp }) => [report.used?.chain, timestamp?.used?.chain],
  );

/** Reads a power of attorney beside the portal, and judges its signature. */
export const readPowerBeside = (given: Unjudged<GivenPower>, from: From) =>
  withAnswersOf(
    from,
    (believing) => readBeside(POWER, { ...given, ...believing }, from),
    ({ report }) => [report?.used?.chain],
  );

/** Finds out beside the portal who issued a certificate, and whether it was revoked. */
export const judgeCertificateBeside = (given: Unjudged<GivenCertificate>, from: From) =>
  withAnswersOf(
    from,
    (believing) => readBeside(ISSUERS, { ...given, ...believing }, from),
    ({ chains }) => chains,
  );

/** Judges a timestamp beside the portal. */
export const judgeTimestampBeside = (given: Unjudged<GivenTimestamp>, from: From) =>
  withAnswersOf(
    from,
    (believing) => readBeside(TIMESTAMP, { ...given, ...believing }, from),
    ({ used }) => [used?.chain],
  );

/** Judges a kept signature beside the portal by what is kept with it; no responder is asked. */
export const judgeKeptBeside = (kept: Unjudged<KeptSignature>, trust: VersionedTrust, by: string) =>
  withTrust(trust, (sent) => readBeside(KEPT, { ...kept, trust: sent }, { by }));

/** Whether a certificate can be read; asked beside the portal before the portal reads it. */
export const isReadableBeside = async (der: Uint8Array, by: string): Promise<boolean> =>
  (await readBeside(CERTIFICATE, { der }, { by })) ?? false;

interface Believing {
  readonly trust: SentTrust;
  readonly answers: readonly Uint8Array[];
}

/** Judges, and judges again with the answers of responders about the certificates that led to a root. */
const withAnswersOf = async <T extends object>(
  { client_id }: From,
  read: (believing: Believing) => Promise<T | typeof NEEDS_TRUST | undefined>,
  chainsOf: (judged: T) => Chains,
): Promise<T | undefined> => {
  const judge = async (answers: readonly Uint8Array[]) =>
    withTrust(await trustOf(client_id), (trust) => read({ trust, answers }));
  const judged = await judge([]);
  const answers = judged ? await answersAbout(client_id, chainsOf(judged)) : [];
  return answers.length > 0 ? judge(answers) : judged;
};

/** Lists of revoked certificates are megabytes: they are sent to a process once. */
const withTrust = async <T extends object>(
  { version, material }: VersionedTrust,
  ask: (trust: SentTrust) => Promise<T | typeof NEEDS_TRUST | undefined>,
): Promise<T | undefined> => {
  let answer = await ask({ version });
  if (answer === NEEDS_TRUST) answer = await ask({ version, material: await material() });
  return answer === NEEDS_TRUST ? undefined : answer;
};
