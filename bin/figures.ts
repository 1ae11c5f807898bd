import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { commentComplaints } from './check-comments.ts';

const ROOT = join(import.meta.dirname, '..');
const PLACES = ['lib', 'server', 'components', 'app', 'bin', 'prisma', 'tests'];
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const SAYS_LITTLE = /^\s*(?:import\b.*|export \* from.*|\/[/*].*|\*.*|[\])}>;,\s]*|<\/.*>)$/;

/** Files that are written before a build and are not kept. */
const generated = new Set(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n'));

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
  readonly imports: readonly string[];
}

const sources: readonly Source[] = PLACES.flatMap((place) =>
  globSync(`${place}/**/*.{ts,tsx,mjs,prisma,sql,css}`, { cwd: ROOT }),
)
  .filter((file) => !/\/generated\/|node_modules/.test(file) && !generated.has(file))
  .sort()
  .map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return {
      file,
      lines: text.trimEnd().split('\n'),
      imports: [...text.matchAll(IMPORTED)].map((found) => join(dirname(file), found[1] ?? '')),
    };
  });

/** The room of a file: its folder below the place, or the place for a file that lies in it. */
const roomOf = (file: string): string => {
  const [place = '', room = '', deeper] = file.split('/');
  return deeper === undefined ? place : `${place}/${room}`;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function sizes(keyOf: (file: string) => string): void {
  const rooms = Map.groupBy(sources, ({ file }) => keyOf(file));
  for (const [room, files] of [...rooms].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const all = files.flatMap(({ lines }) => lines);
    const little = all.filter((line) => SAYS_LITTLE.test(line)).length;
    row(room, `${files.length} files, ${all.length} lines, ${all.length - little} that say something`);
  }
}

/** Arrows between rooms of one place: pairs that lean on each other, and those against the order of the boundaries. */
function arrows(place: string): void {
  const to = new Map<string, Set<string>>();
  for (const { file, imports } of sources)
    for (const imported of imports) {
      const [from, into] = [roomOf(file), roomOf(imported)];
      if (from === into || !from.startsWith(`${place}/`) || !into.startsWith(`${place}/`)) continue;
      to.set(from, (to.get(from) ?? new Set()).add(into));
    }
  const mutual = [...to].flatMap(([from, into]) => [...into].filter((room) => to.get(room)?.has(from)));
  row(
    place,
    `${sum([...to.values()].map(({ size }) => size))} arrows, ${mutual.length / 2} mutual pairs of folders`,
  );
}

const filesWith = (place: string, pattern: RegExp): number =>
  sources.filter(({ file, lines }) => file.startsWith(place) && pattern.test(lines.join('\n'))).length;

const timesIn = (place: string, pattern: RegExp): number =>
  sum(
    sources
      .filter(({ file }) => file.startsWith(place))
      .map(({ lines }) => [...lines.join('\n').matchAll(pattern)].length),
  );

function row(name: string, value: string): void {
  console.log(`${name.padEnd(34)} ${value}`);
}

const versionOf = (name: string): string => createRequire(import.meta.url)(`${name}/package.json`).version;

console.log('Sizes');
sizes((file) => file.split('/')[0] ?? '');
if (process.argv.includes('--rooms')) sizes(roomOf);
console.log('\nRooms');
for (const place of ['lib', 'server', 'components']) arrows(place);
console.log('\nConcepts');
row(
  'windows',
  `${filesWith('components/', /<Dialog\b/)} files draw one, ${filesWith('components/', /<FormWindow\b/)} a form in the one window`,
);
row(
  'what did not load',
  `${filesWith('components/', /<LoadFailure\b/)} files say so, ${filesWith('components/', /<Answered\b/)} by Answered`,
);
row('handlers', `${sources.filter(({ file }) => file.startsWith('server/rpc/')).length} files of server/rpc`);
row('comments that lean on a pronoun', `${commentComplaints().length}`);
row('tests in a browser', `${timesIn('tests/e2e/', /^\s*test\(/gm)} written (vitest ${versionOf('vitest')})`);
row('tests in a DOM', `${timesIn('tests/dom/', /^\s*test(?:\.each)?\(/gm)} written`);
row('architecture.md', `${readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').length} characters`);
