'use client';
import { useEffect, useState } from 'react';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { createStreebog } from '../../lib/signing/streebog.ts';
import { bearer } from '../rpc/token.ts';
import { headers, reach } from '../rpc/transport.ts';

/** The bytes of a document in the page: on the way, there, not there yet, or not those that were prepared. */
export type DocumentBytes =
  | { readonly kind: 'reading' }
  | { readonly kind: 'there'; readonly bytes: Uint8Array<ArrayBuffer>; readonly address: string }
  | { readonly kind: 'late' | 'other' };

const READING: DocumentBytes = { kind: 'reading' };

/**
 * Fetches the file that is to be signed and computes its digest here, in the page: what is shown is what is signed, or
 * nothing is. The address is of the bytes in this page and lives as long as they are shown.
 */
export const useDocumentBytes = (prepared: Prepared | undefined): DocumentBytes => {
  const [state, setState] = useState<{ of?: string; bytes: DocumentBytes }>({ bytes: READING });
  const { intent_id, hash } = prepared ?? {};
  const name = prepared?.file.name;
  const type = prepared?.file.content_type;
  useEffect(() => {
    if (!intent_id || !name) return;
    const stop = new AbortController();
    let address: string | undefined;
    const read = async (): Promise<DocumentBytes> => {
      const bytes = await bytesOf(name, stop.signal);
      if (!bytes) return { kind: 'late' };
      if (digestOf(bytes) !== hash) return { kind: 'other' };
      address = URL.createObjectURL(new Blob([bytes], { type: type ?? '' }));
      return { kind: 'there', bytes, address };
    };
    read()
      .catch((): DocumentBytes => ({ kind: 'late' }))
      .then((bytes) => !stop.signal.aborted && setState({ of: intent_id, bytes }));
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [intent_id, name, type, hash]);
  return state.of === intent_id ? state.bytes : READING;
};

const bytesOf = async (name: string, outer: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const carried = await headers({ bearer: await bearer(), byPerson: true });
  const read = async (signal: AbortSignal) => {
    const answer = await fetch(`/api/files/${name}`, { headers: carried, cache: 'no-store', signal });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
  return reach(read, { outer });
};

const digestOf = (bytes: Uint8Array): string => {
  const digest = createStreebog(256);
  digest.update(bytes);
  return digest.digestHex();
};
