import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_SCRIPT, type FirstScript } from '../server/first-script.ts';

const BUILT = join(import.meta.dirname, '..', '.next');
const MANIFEST = 'server/app/portal/[[...path]]/page_client-reference-manifest.js';
/** The files of the page and of what stands around it. */
const ENTRIES = ['app/portal/layout', 'app/portal/[[...path]]/page', 'app/portal/error'];

/** By what a chunk of Next says where it came from, at its beginning. */
const FROM_TAG = '"object"==typeof document?document.currentScript:void 0';

interface Manifest {
  readonly entryJSFiles: Readonly<Record<string, readonly string[]>>;
}

/**
 * Joins the scripts that every page of the portal begins with into one: compressed together they are a tenth smaller, and
 * they come in one answer. Each part says its own address instead of its tag's. Throws where Next writes them otherwise.
 */
export const joinScripts = (): void => {
  const [runtime = '', ...shared] = [
    ...read<{ rootMainFiles: string[] }>('build-manifest.json').rootMainFiles,
  ].reverse();
  const { entryJSFiles } = manifest();
  const own = ENTRIES.flatMap((entry) => entryJSFiles[`[project]/${entry}`] ?? []);
  const parts = [...new Set([...shared.reverse(), ...own, runtime])];
  const text = parts.map((part) => (part === runtime ? source(part) : placed(part))).join('\n');
  const name = `static/chunks/first-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  writeFileSync(join(BUILT, name), text);
  const first: FirstScript = { address: addressOf(name), parts: parts.map(addressOf) };
  writeFileSync(join(BUILT, FIRST_SCRIPT), JSON.stringify(first));
};

const addressOf = (file: string): string => `/_next/${file}`;

const source = (file: string): string => readFileSync(join(BUILT, file), 'utf8');

const read = <T>(file: string): T => JSON.parse(source(file)) as T;

/** A script that puts one object into a global table: the object follows the first ` = {` of its last statement. */
const manifest = (): Manifest => {
  const [, object = ''] =
    /^globalThis\.__RSC_MANIFEST\[[^\n]*?\] = (\{.*\});?\s*$/ms.exec(source(MANIFEST)) ?? [];
  return JSON.parse(object) as Manifest;
};

const placed = (part: string): string => {
  const [before, after, ...more] = source(part).split(FROM_TAG);
  if (after === undefined || more.length > 0) throw new Error(`${part} does not say where it came from.`);
  return `${before}${JSON.stringify(part)}${after}`;
};
