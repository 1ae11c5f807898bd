import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILD_ID = join(process.cwd(), '.next/BUILD_ID');
const PACKAGE = join(process.cwd(), 'package.json');

let known: { version: string; build: string } | undefined;

/** The version of the product and what the pages of this process were built from; 'dev' before a build. */
export const buildOf = (): { version: string; build: string } => {
  known ??= {
    version: (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version,
    build: existsSync(BUILD_ID) ? readFileSync(BUILD_ID, 'utf8').trim() : 'dev',
  };
  return known;
};
