import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOINED_SCRIPTS, type JoinedScript } from '../server/joined-scripts.ts';

const BUILT = join(import.meta.dirname, '..', '.next');
const PAGE = 'server/app/portal/[[...path]]/page';
/** The files of the page and of what stands around it. */
const ENTRIES = ['app/portal/layout', 'app/portal/[[...path]]/page', 'app/portal/error'];

/** By what a chunk of Next says where it came from, at its beginning. */
const FROM_TAG = '"object"==typeof document?document.currentScript:void 0';

/**
 * Joins the scripts that every page of the portal begins with into one, and those of each screen: compressed together they
 * are a tenth smaller, and they come in one answer.
 */
export const joinScripts = (): void => {
  const first = firstFiles();
  const joined = [first, ...screens(first)].map(joinedOf);
  writeFileSync(join(BUILT, JOINED_SCRIPTS), JSON.stringify(joined));
};

/** What every page begins with; the loader of chunks comes last, when all of them are known. */
const firstFiles = (): readonly string[] => {
  const { rootMainFiles } = JSON.parse(source('build-manifest.json')) as { rootMainFiles: string[] };
  const own = ENTRIES.flatMap((entry) => manifest().entryJSFiles[`[project]/${entry}`] ?? []);
  return [...new Set([...rootMainFiles.slice(0, -1), ...own, ...rootMainFiles.slice(-1)])];
};

/** What each screen brings besides, several files of its own. */
const screens = (first: readonly string[]): readonly (readonly string[])[] => {
  const all = Object.values(
    JSON.parse(source(`${PAGE}/react-loadable-manifest.json`)) as Record<string, { files: string[] }>,
  ).map(({ files }) => files.filter((file) => file.endsWith('.js')));
  const known = [...first, ...all.flat()];
  const isOwn = (file: string) => known.indexOf(file) === known.lastIndexOf(file);
  return all.map((files) => files.filter(isOwn)).filter((files) => files.length > 1);
};

const joinedOf = (files: readonly string[]): JoinedScript => {
  const text = files.map(placed).join('\n');
  const name = `static/chunks/joined-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  writeFileSync(join(BUILT, name), text);
  return { address: addressOf(name), parts: files.map(addressOf) };
};

const addressOf = (file: string): string => `/_next/${file}`;

const source = (file: string): string => readFileSync(join(BUILT, file), 'utf8');

/** A script that puts one object into a global table. */
const manifest = (): { entryJSFiles: Readonly<Record<string, readonly string[]>> } => {
  const text = source(`${PAGE}_client-reference-manifest.js`);
  const [, object = ''] = /^globalThis\.__RSC_MANIFEST\[[^\n]*?\] = (\{.*\});?\s*$/ms.exec(text) ?? [];
  return JSON.parse(object);
};

/** A file that says its own address instead of its tag's. Throws where Next writes chunks otherwise. */
const placed = (file: string): string => {
  const [before = '', after, ...more] = source(file).split(FROM_TAG);
  if (file.includes('/turbopack-') && after === undefined) return before;
  if (after === undefined || more.length > 0) throw new Error(`${file} does not say where it came from.`);
  return `${before}${JSON.stringify(file)}${after}`;
};
