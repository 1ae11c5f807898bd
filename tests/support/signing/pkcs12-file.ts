import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pemOf } from '../../../lib/signing/pem.ts';
import type { Identity } from './authority.ts';

/** A certificate with its key in a file under a password, as authorities hand it out; made by openssl. */
export const pkcs12File = ({ der, key }: Identity, password: string): Buffer => {
  if (key.pem === undefined) throw new Error('a key that no file can hold');
  const folder = mkdtempSync(join(tmpdir(), 'eg-p12-'));
  try {
    writeFileSync(join(folder, 'both.pem'), `${key.pem}${pemOf('CERTIFICATE', der)}`);
    execFileSync(
      'openssl',
      ['pkcs12', '-export', '-in', 'both.pem', '-out', 'both.p12', '-passout', `pass:${password}`],
      {
        cwd: folder,
        stdio: 'pipe',
      },
    );
    return readFileSync(join(folder, 'both.p12'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
