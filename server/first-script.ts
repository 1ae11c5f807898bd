import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build says which scripts it has joined. */
export const FIRST_SCRIPT = 'first-script.json';

/** One script in place of several: its address, and theirs. */
export interface FirstScript {
  readonly address: string;
  readonly parts: readonly string[];
}

/** What the build has joined for every page; undefined in development. */
export const firstScript = (): FirstScript | undefined => {
  const file = join(process.cwd(), '.next', FIRST_SCRIPT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstScript) : undefined;
};
