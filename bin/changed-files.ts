import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BASE = 'origin/main';

/**
 * Paths of files that differ from where this checkout left `origin/main`, committed or not; undefined where that is not
 * known: without git or that branch, and on what stands there itself, where the last landing is not told apart.
 */
export const changedFiles = (root = ROOT): string[] | undefined => {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  const base = git('merge-base', 'HEAD', BASE)?.trim();
  const changed = base && git('diff', '--name-only', '--no-renames', '-z', base);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  if (changed === undefined || added === undefined) return undefined;
  const files = `${changed}${added}`.split('\0').filter((file) => file !== '');
  return files.length > 0 ? files : undefined;
};
