'use client';
import { useState } from 'react';
import type { Verified } from '../../../lib/rpc/sign-verify.ts';
import type { Pair } from '../../../lib/signing/check-package.ts';
import { base64Of, derOf } from '../../../lib/signing/pem.ts';
import { post } from '../../rpc/transport.ts';
import { type Hashing, readFiles } from './read-files.ts';

/** One signature, judged; `pair.document` is there. */
export interface Judged {
  readonly pair: Pair;
  readonly verified: Verified;
}

export type Checking =
  | { readonly step: 'idle' }
  | { readonly step: 'hashing'; readonly part: Hashing | undefined }
  | { readonly step: 'asking' }
  | { readonly step: 'done'; readonly judged: readonly Judged[] }
  /** Nothing could be judged: no signature, no document to it, a signature of many megabytes, or a package that does not open. */
  | {
      readonly step: 'stopped';
      readonly why: 'no_signature' | 'no_document' | 'too_long' | 'bad_package';
      readonly name: string;
    }
  | { readonly step: 'failed'; readonly error: unknown };

/** Has dropped files judged: hashes are counted here, the server sees signatures and hashes only. */
export const useChecking = () => {
  const [checking, setChecking] = useState<Checking>({ step: 'idle' });
  const check = async (files: readonly File[]): Promise<void> => {
    setChecking({ step: 'hashing', part: undefined });
    try {
      const pairs = await readFiles(files, (part) => setChecking({ step: 'hashing', part }));
      const stopped = whyNot(pairs);
      if (stopped || !pairs) return setChecking(stopped ?? { step: 'idle' });
      setChecking({ step: 'asking' });
      const judged: Judged[] = [];
      for (const pair of pairs) judged.push({ pair, verified: await judge(pair) });
      setChecking({ step: 'done', judged });
    } catch (error) {
      setChecking({ step: 'failed', error });
    }
  };
  return { checking, check, reset: () => setChecking({ step: 'idle' }) };
};

/** As much as the server reads. */
const MOST_BYTES = 5 * 1024 * 1024;

const whyNot = (pairs: readonly Pair[] | undefined): Checking | undefined => {
  if (!pairs) return { step: 'stopped', why: 'bad_package', name: '' };
  if (pairs.length === 0) return { step: 'stopped', why: 'no_signature', name: '' };
  const long = pairs.find(({ signature }) => (derOf(signature.bytes) ?? signature.bytes).length > MOST_BYTES);
  if (long) return { step: 'stopped', why: 'too_long', name: long.signature.name };
  const alone = pairs.find((pair) => !pair.document);
  return alone && { step: 'stopped', why: 'no_document', name: alone.signature.name };
};

/** A longer one goes to the address that takes it. */
const SHORT = 900_000;

const judge = async ({ signature: given, document, record }: Pair): Promise<Verified> => {
  const signature = base64Of(derOf(given.bytes) ?? given.bytes);
  const answer = await post<{ data: Verified }>(
    'sign.verify',
    { signature, digests: document?.digests, ...(record ? { record: record.text } : {}) },
    signature.length > SHORT ? { address: '/api/verify' } : {},
  );
  return answer.data;
};
