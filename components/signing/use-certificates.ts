'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  isComplete,
  type OwnCertificate,
  offeredCertificates,
  type SourceTrouble,
} from '../../lib/signing/own-certificate.ts';
import { clearStored, KEYS, readStored, writeStored } from '../rpc/storage.ts';
import { usePortal } from '../shell/portal.tsx';
import { cadesplugin } from './browser/cadesplugin.ts';
import { type CertificateSource, SourceError } from './browser/certificate-source.ts';

/** A certificate that may be chosen, and what signs with it. */
export interface Offer {
  readonly certificate: OwnCertificate;
  readonly source: CertificateSource;
  /** From a file in the page, not from a certified provider. */
  readonly fromFile: boolean;
}

type Looking =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly offers: readonly Offer[]; readonly hidden: number }
  | { readonly kind: 'missing'; readonly detail: string };

/** The certificates at hand: those of the plug-in, and of a file the signer picked. Looked for only while `wanted`. */
export const useCertificates = (wanted: boolean) => {
  const { pluginScript } = usePortal();
  const [looking, setLooking] = useState<Looking>({ kind: 'looking' });
  const [fromFile, setFromFile] = useState<readonly Offer[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [remember, setRemember] = useState(() => typeof readStored('local', KEYS.cert) === 'string');
  const source = useMemo(() => cadesplugin(pluginScript), [pluginScript]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt looks again
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    setLooking({ kind: 'looking' });
    source
      .list()
      .then((all): Looking => {
        const { offered, hidden } = offeredCertificates(all, Date.now());
        const offers = offered.map((certificate) => ({ certificate, source, fromFile: false }));
        return { kind: 'found', offers, hidden };
      })
      .catch(
        (error: unknown): Looking => ({
          kind: 'missing',
          detail: error instanceof SourceError ? error.detail : String(error),
        }),
      )
      .then((found) => !left && setLooking(found));
    return () => {
      left = true;
    };
  }, [wanted, source, attempt]);

  const offers = [...fromFile, ...(looking.kind === 'found' ? looking.offers : [])];
  return {
    looking,
    offers,
    remember,
    again: useCallback(() => setAttempt((before) => before + 1), []),
    /** Opens a file with its password. Answers why it could not be; undefined when it was. */
    addFile: async (file: File, password: string): Promise<SourceTrouble | undefined> => {
      try {
        const { openPkcs12 } = await import('./browser/pkcs12.ts');
        const opened = await openPkcs12(new Uint8Array(await file.arrayBuffer()), password);
        const certificates = await opened.list();
        setFromFile(certificates.map((certificate) => ({ certificate, source: opened, fromFile: true })));
        return undefined;
      } catch (error) {
        return error instanceof SourceError ? error.trouble : 'key_unsupported';
      }
    },
    setRemember: (on: boolean, chosen: OwnCertificate | undefined) => {
      setRemember(on);
      if (on && chosen) writeStored('local', KEYS.cert, chosen.thumbprint);
      if (!on) clearStored('local', KEYS.cert);
    },
    keep: (chosen: OwnCertificate) => remember && writeStored('local', KEYS.cert, chosen.thumbprint),
    /** The one chosen the last time, while it may still be chosen. */
    remembered: offers.find(
      ({ certificate }) =>
        certificate.thumbprint === readStored('local', KEYS.cert) && isComplete(certificate),
    ),
  };
};

export type Certificates = ReturnType<typeof useCertificates>;
