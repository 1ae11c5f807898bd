import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gostEngine, haveGostEngine } from '../../bin/gost-engine.ts';

const MIB = 1_048_576;
const SIZE_MIB = 128;

/**
 * MiB of a file that openssl's GOST engine digests by Streebog-256 in one second of one core, the better of two; refuses
 * where the engine can not be had.
 */
export const engineSpeed = async (): Promise<number> => {
  await haveGostEngine();
  if (!gostEngine())
    throw new Error('The bench compares digests with the GOST engine of openssl: install it.');
  const folder = mkdtempSync(join(tmpdir(), 'eg-bench-engine-'));
  const path = join(folder, 'file');
  try {
    writeFileSync(path, Buffer.alloc(SIZE_MIB * MIB, 'streebog'));
    return Math.max(...[1, 2].map(() => SIZE_MIB / secondsOf(path)));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A shell tells what its children took: `0m1.510000s 0m0.100000s`, of the user and of the system. */
const secondsOf = (path: string): number => {
  const digest = 'openssl dgst -engine gost -md_gost12_256 "$1" 2>&1 >/dev/null; times';
  const told = execFileSync('sh', ['-c', digest, 'sh', path], { encoding: 'utf8' });
  const [user = 0, system = 0] = [...told.matchAll(/(\d+)m([\d.]+)s/g)]
    .slice(-2)
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  return user + system;
};
