'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DigestName,
  type OwnCertificate,
  offeredCertificates,
} from '../../../lib/signing/own-certificate.ts';
import { usePortal } from '../../shell/portal.tsx';
import { cadesplugin, extensionReady, loadScript, pluginVersions } from '../browser/cadesplugin.ts';
import { SourceError } from '../browser/certificate-source.ts';

export const CHECKS = ['script', 'extension', 'version', 'certificates', 'signature'] as const;
export type Check = (typeof CHECKS)[number];

export interface CheckResult {
  readonly outcome: 'waiting' | 'running' | 'passed' | 'failed';
  /** What was found, for the sentence of a step that passed. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The plug-in's own word about a step that failed. */
  readonly detail?: string;
}
type Results = Readonly<Record<Check, CheckResult>>;

const WAITING: CheckResult = { outcome: 'waiting' };
const NOTHING: Results = {
  script: WAITING,
  extension: WAITING,
  version: WAITING,
  certificates: WAITING,
  signature: WAITING,
};

/** A digest without a document: what is signed by way of trial says nothing. */
const NO_DIGEST: Readonly<Record<DigestName, string>> = {
  sha256: '0'.repeat(64),
  streebog256: '0'.repeat(64),
  streebog512: '0'.repeat(128),
};

/** Checks, one after the other, what a qualified signature needs on this computer; the first that fails ends it. */
export const useSigningCheck = () => {
  const { pluginScript } = usePortal();
  const [results, setResults] = useState<Results>(NOTHING);
  const [certificates, setCertificates] = useState<readonly OwnCertificate[]>([]);
  const run = useRef(0);

  const step = useCallback(
    async (check: Check, work: () => Promise<CheckResult['values']>): Promise<boolean> => {
      const mine = run.current;
      const set = (result: CheckResult) =>
        mine === run.current && setResults((before) => ({ ...before, [check]: result }));
      set({ outcome: 'running' });
      try {
        const values = await work();
        set({ outcome: 'passed', ...(values ? { values } : {}) });
        return mine === run.current;
      } catch (error) {
        set({ outcome: 'failed', detail: detailOf(error) });
        return false;
      }
    },
    [],
  );

  const start = useCallback(async () => {
    run.current += 1;
    setResults(NOTHING);
    setCertificates([]);
    const found = async () => {
      const { offered } = offeredCertificates(await cadesplugin(pluginScript).list(), Date.now());
      if (offered.length === 0) throw new SourceError('sign_failed');
      setCertificates(offered);
      return { count: offered.length };
    };
    if (
      !(await step(
        'script',
        quiet(() => loadScript(pluginScript)),
      ))
    )
      return;
    if (!(await step('extension', quiet(extensionReady)))) return;
    if (!(await step('version', pluginVersions))) return;
    await step('certificates', found);
  }, [pluginScript, step]);

  useEffect(() => {
    void start();
  }, [start]);

  const tryOut = (own: OwnCertificate) =>
    step(
      'signature',
      quiet(async () => {
        await cadesplugin(pluginScript).sign(own.thumbprint, NO_DIGEST[own.digest], own.digest);
      }),
    );
  const running = Object.values(results).some(({ outcome }) => outcome === 'running');
  return { results, certificates, running, start, tryOut };
};

/** A check that finds nothing to tell. */
const quiet = (work: () => Promise<void>) => (): Promise<undefined> => work().then(() => undefined);

const detailOf = (error: unknown): string =>
  error instanceof SourceError ? error.detail : error instanceof Error ? error.message : String(error);
