import { readBeside } from '../beside/read-beside.ts';
import {
  type GivenPower,
  type GivenSignature,
  type JudgedSignature,
  NEEDS_TRUST,
  type SentTrust,
} from './judge-given.ts';
import { answersAbout, type Chains } from './ocsp-answers.ts';
import { trustMaterialOf } from './trust.ts';

/** Who hands something over, and whose trust judges it. */
interface From {
  readonly by: string;
  readonly client_id: number;
}

/** Judges a signature beside the portal; undefined when it takes longer or more than a signature may. */
export const judgeBeside = (
  given: Omit<GivenSignature, 'trust' | 'answers'>,
  from: From,
): Promise<JudgedSignature | undefined> =>
  withAnswersOf(
    from,
    (answers) => withTrust(from, (trust) => readBeside('signature', { ...given, trust, answers }, from)),
    ({ report, timestamp }) => [report.used?.chain, timestamp?.used?.chain],
  );

/** Reads a power of attorney beside the portal, and judges its signature. */
export const readPowerBeside = (given: Omit<GivenPower, 'trust' | 'answers'>, from: From) =>
  withAnswersOf(
    from,
    (answers) => withTrust(from, (trust) => readBeside('power', { ...given, trust, answers }, from)),
    ({ report }) => [report?.used?.chain],
  );

/** Judges, and judges anew where responders had something to say about the certificates that led to a root. */
const withAnswersOf = async <T>(
  { client_id }: From,
  judge: (answers: readonly Uint8Array[]) => Promise<T | undefined>,
  chainsOf: (judged: T) => Chains,
): Promise<T | undefined> => {
  const judged = await judge([]);
  const answers = judged ? await answersAbout(client_id, chainsOf(judged)) : [];
  return answers.length > 0 ? judge(answers) : judged;
};

/** Whether a certificate or a list can be read; asked beside the portal before the portal reads it. */
export const isReadableBeside = async (
  kind: 'certificate' | 'list',
  der: Uint8Array,
  by: string,
): Promise<boolean> => (await readBeside('certificate', { kind, der }, { by })) ?? false;

/** Lists of revoked certificates are megabytes: they are sent to a process once. */
const withTrust = async <T>(
  { client_id }: From,
  ask: (trust: SentTrust) => Promise<T | typeof NEEDS_TRUST | undefined>,
): Promise<T | undefined> => {
  const { version, material } = await trustMaterialOf(client_id);
  let answer = await ask({ version });
  if (answer === NEEDS_TRUST) answer = await ask({ version, material });
  return answer === NEEDS_TRUST ? undefined : (answer as T | undefined);
};
