import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type GivenFile, type GivenSignature, kindOf, recordOf } from '../lib/signing/check-package.ts';
import { digestsOf } from '../lib/signing/digests.ts';
import { createFastStreebog } from '../lib/signing/streebog-wasm.ts';
import { trustOfFiles } from '../lib/signing/trust-files.ts';
import type { TrustMaterial } from '../lib/signing/verify/trust.ts';

export interface ToCheck {
  readonly signatures: readonly GivenSignature[];
  readonly files: readonly GivenFile[];
  /** What came along; believed only where nothing else is named. */
  readonly trust: TrustMaterial;
}

/** A file that cannot be what it should be; `why` names the sentence. */
export class Unreadable extends Error {
  readonly path: string;
  readonly why: 'no_file' | 'no_package' | 'no_signature' | 'no_trust';

  constructor(path: string, why: Unreadable['why']) {
    super(why);
    this.path = path;
    this.why = why;
  }
}

const MOST_UNPACKED = 1_073_741_824;

/** A ZIP of the portal, or of anybody: documents, signatures, and what helps to judge them. */
export function readPackage(path: string): ToCheck {
  const entries = unpack(path);
  const of = (...kinds: string[]) => entries.filter(({ name }) => kinds.includes(kindOf(name)));
  return {
    signatures: of('signature'),
    files: of('other').map(hashed),
    trust: trustOfFiles(of('certificate', 'crl').map(({ bytes }) => bytes)),
  };
}

/** One document and one signature to it; the record too where a simple signature seals one. */
export function readPair(path: string, signature: string, record: string | undefined): ToCheck {
  const files = [path, ...(record === undefined ? [] : [record])];
  return {
    signatures: [{ name: basename(signature), bytes: read(signature) }],
    files: files.map((each) => hashed({ name: basename(each), bytes: read(each) })),
    trust: { roots: [], intermediates: [], crls: [] },
  };
}

/** Certificates and lists of revoked ones in folders or single files. */
export function readTrust(paths: readonly string[]): TrustMaterial {
  const material = trustOfFiles(paths.flatMap(filesIn).map(read));
  if (material.roots.length === 0) throw new Unreadable(paths.join(', '), 'no_trust');
  return material;
}

function unpack(path: string): { name: string; bytes: Uint8Array }[] {
  let size = 0;
  try {
    const entries = unzipSync(read(path), {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > MOST_UNPACKED) throw new Unreadable(path, 'no_package');
        return true;
      },
    });
    return Object.entries(entries).flatMap(([name, bytes]) =>
      name.endsWith('/') ? [] : [{ name: basename(name), bytes }],
    );
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(path, 'no_package');
  }
}

function hashed({ name, bytes }: { name: string; bytes: Uint8Array }): GivenFile {
  return { name, digests: digestsOf(bytes, createFastStreebog), record: recordOf(bytes) };
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(path, entry.name)] : [],
    );
  } catch {
    return [path];
  }
}

function read(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    throw new Unreadable(path, 'no_file');
  }
}
