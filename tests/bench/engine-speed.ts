import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gostEngine, haveGostEngine } from '../../bin/gost-engine.ts';

const MIB = 1_048_576;
const SIZE_MIB = 64;
const CHECKS = 300;

/** What openssl's GOST engine is asked; refuses where the engine can not be had. */
export const withEngine = async <T>(work: (engine: Engine) => Promise<T>): Promise<T> => {
  await haveGostEngine();
  if (!gostEngine()) throw new Error('The bench compares with the GOST engine of openssl: install it.');
  const folder = mkdtempSync(join(tmpdir(), 'eg-bench-engine-'));
  try {
    return await work(engineIn(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export interface Engine {
  /** MiB of a file digested by Streebog-256 in one second of one core. */
  readonly digests: () => number;
  /** Certificates that were checked against the root and its list in one second of one core. */
  readonly checks: (papers: {
    root: Uint8Array;
    crl: Uint8Array;
    certificate: Uint8Array;
    at: Date;
  }) => number;
}

const engineIn = (folder: string): Engine => {
  const put = (name: string, bytes: Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  return {
    digests: () => {
      const file = put('file', Buffer.alloc(SIZE_MIB * MIB, 'streebog'));
      return SIZE_MIB / secondsOf(`openssl dgst -engine gost -md_gost12_256 ${file}`);
    },
    checks: ({ root, crl, certificate, at }) => {
      const trusted = put('root.pem', pem('CERTIFICATE', root));
      const revoked = put('crl.pem', pem('X509 CRL', crl));
      const leaf = put('leaf.pem', pem('CERTIFICATE', certificate));
      const asked = `-attime ${Math.floor(at.getTime() / 1_000)} -CAfile ${trusted} -crl_check -CRLfile ${revoked}`;
      const checked = ` ${leaf}`.repeat(CHECKS);
      return CHECKS / secondsOf(`openssl verify -engine gost ${asked}${checked}`);
    },
  };
};

const pem = (label: string, der: Uint8Array): Buffer =>
  Buffer.from(
    `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`,
  );

/** A shell tells what its children took: `0m1.510000s 0m0.100000s`, of the user and of the system. */
const secondsOf = (command: string): number => {
  const told = execFileSync('sh', ['-c', `${command} >/dev/null 2>&1 || exit 1; times`], {
    encoding: 'utf8',
  });
  const [user = 0, system = 0] = [...told.matchAll(/(\d+)m([\d.]+)s/g)]
    .slice(-2)
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  return user + system;
};
