import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build says which scripts it has joined. */
export const JOINED_SCRIPTS = 'joined-scripts.json';

/** One script in place of several: its address, and those of the parts. */
export interface JoinedScript {
  readonly address: string;
  readonly parts: readonly string[];
}

/** What the build has joined. */
export const joinedScripts = (): readonly JoinedScript[] => {
  const file = join(process.cwd(), '.next', JOINED_SCRIPTS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JoinedScript[]) : [];
};
