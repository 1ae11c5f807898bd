import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const GUIDE = join(ROOT, 'docs/adding-a-family.md');
/** What a family is put together from, and what tries it. */
const SOURCES = [
  'lib',
  'server',
  'components/families',
  'prisma',
  'messages',
  'bin',
  'tests',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
];

/** A box of the guide with the file it stands for; a box of changes says what becomes of one that is there. */
export interface Box {
  readonly path: string;
  readonly changes: boolean;
  readonly text: string;
}

/** The boxes of the guide, in order. */
export const boxesOfGuide = (): Box[] =>
  [...readFileSync(GUIDE, 'utf8').matchAll(/^`([^`\n]+)`\n\n```(\w+)\n([\s\S]*?)\n```$/gm)].map(
    ([, path = '', kind, text = '']) => ({ path, changes: kind === 'diff', text }),
  );

/** The lines that a box adds. */
export const addedBy = ({ changes, text }: Box): string[] =>
  text.split('\n').filter((line) => !changes || line.startsWith('+'));

/** A file with the changes of a box, each where it finds its place once. Throws where one finds none, or several. */
export const changed = (file: string, text: string): string =>
  hunksOf(text).reduce((now, { before, after }) => {
    const place = new RegExp(before.split('…').map(escaped).join('([\\s\\S]*?)'), 'g');
    const found = [...now.matchAll(place)];
    if (found.length !== 1) throw new Error(`found ${found.length} times: ${before}`);
    const left = found[0]?.slice(1) ?? [];
    return now.replace(place, () =>
      after.split('…').reduce((all, part, index) => all + (left[index - 1] ?? '') + part),
    );
  }, file);

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const hunksOf = (text: string): { before: string; after: string }[] =>
  text.split(/\n(?=\n|$)\n/).map((hunk) => {
    const lines = hunk.split('\n').filter((line) => line !== '');
    const of = (...marks: string[]) =>
      lines.flatMap((line) => (marks.includes(line.charAt(0)) ? [line.slice(1)] : [])).join('\n');
    return { before: of(' ', '-'), after: of(' ', '+') };
  });

/** A copy of the sources in which the guide was followed; the tree itself stays as it is. */
export const followGuide = (): { folder: string; close: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-family-'));
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const { path, changes, text } of boxesOfGuide()) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, changes ? changed(readFileSync(file, 'utf8'), text) : `${text}\n`);
  }
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) };
};
