import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { writeChanged } from './write-changed.ts';

const root = join(import.meta.dirname, '..');
const SCREENS = ['screens.tsx', 'other-screens.tsx'].map((file) =>
  join(root, 'app/portal/[[...path]]', file),
);
const SHELL = ['components/frame/portal-shell.tsx', 'app/portal/error.tsx'].map((file) => join(root, file));
const TABLE = join(root, 'app/words-of-screens.data.ts');

/** What a file of the pages imports, and which sentences it says. */
interface Module {
  readonly imports: readonly string[];
  readonly laterImports: readonly string[];
  readonly words: readonly string[];
  /** The sentences it fetches for what it imports later; undefined when it fetches none. */
  readonly fetched: readonly string[] | undefined;
}

/**
 * The sentences of a source: `documents.home`, or all of a group where a key is put together at run time. Of a key the
 * first two parts count: a name of the table goes no deeper.
 */
export const wordsIn = (source: string): string[] => {
  const said = new Set<string>();
  for (const { variable, group, scope } of translatorsIn(source)) {
    const [file, part] = group.split('.');
    if (part !== undefined) said.add(`${file}.${part}`);
    else if (variable === undefined) said.add(group);
    else
      for (const name of keysOf(variable, scope)) said.add(name === undefined ? group : `${group}.${name}`);
  }
  return [...said];
};

/** The sentences that a source asks for by their whole names: `documents.form.yes`; one it first looks for need not be there. */
export const writtenKeysIn = (source: string): string[] =>
  translatorsIn(source).flatMap(({ variable, group, scope }) =>
    variable === undefined ? [] : [...scope.matchAll(askedFor(variable))].map(([, key]) => `${group}.${key}`),
  );

/** A call with a written key, or with the first of two. */
const askedFor = (variable: string): RegExp =>
  new RegExp(`(?<![\\w.'-])${variable}(?:\\.rich)?\\(\\s*(?:[^()'\`,;]*\\?\\s*)?'([\\w.-]+)'`, 'g');

/** Each translator of a source, with the source it is called in: up to the next one of its name. */
const translatorsIn = (source: string) => {
  const declared = [...source.matchAll(/(?:const (\w+) = )?useTranslations\(\s*'([^']+)',?\s*\)/g)];
  return declared.map(({ 0: text, 1: variable, 2: group = '', index: at }, index) => {
    const next = declared.slice(index + 1).find((other) => other[1] === variable);
    return { variable, group, scope: source.slice(at + text.length, next?.index) };
  });
};

/** The first parts of the keys a translator is asked for; undefined where only a running program knows. */
const keysOf = (variable: string, source: string): (string | undefined)[] =>
  [...source.matchAll(used(variable))].flatMap(([, key, begun, choice]) => {
    if (key !== undefined) return [key.split('.')[0]];
    if (begun !== undefined) return [begun.includes('.') ? begun.split('.')[0] : undefined];
    const chosen = [...(choice ?? '').matchAll(/[?:]\s*'([^']+)'/g)].map(([, one = '']) => one.split('.')[0]);
    return chosen.length > 1 ? chosen : [undefined];
  });

/** Every place of a name: a call with a written key, with the beginning of one, with a choice of keys, or none of it. */
const used = (variable: string): RegExp =>
  new RegExp(
    `(?<![\\w.'-])${variable}\\b(?![:'])(?:(?:\\.(?:has|rich))?\\(\\s*(?:['\`]([^'\`$]*)['\`]|\`([^\`$]*)\\$|([^;{]*?\\?\\s*'(?:[^;{()]|\\([^()]*\\))*)))?`,
    'g',
  );

const read = (file: string): Module => {
  const source = existsSync(file) && /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  const paths = (pattern: RegExp) =>
    [...source.matchAll(pattern)].map(([, path = '']) => resolve(dirname(file), path));
  return {
    imports: paths(/^(?:import|export)(?!\s+type)[^;]*?from\s+'(\.[^']+)'/gm),
    laterImports: paths(/import\(\s*'(\.[^']+)'/g),
    words: wordsIn(source),
    fetched: /const WORDS = \[([^\]]*)\]/.exec(source)?.[1]?.match(/[\w.]+/g) ?? undefined,
  };
};

/** The files behind some, those already known left out. What is imported later by who fetches its sentences stays out. */
const behind = (files: readonly string[], known: ReadonlyMap<string, Module> = new Map()) => {
  const found = new Map<string, Module>();
  const follow = (file: string): void => {
    if (found.has(file) || known.has(file)) return;
    const module = read(file);
    found.set(file, module);
    for (const next of module.imports) follow(next);
    if (!module.fetched) for (const next of module.laterImports) follow(next);
  };
  for (const file of files) follow(file);
  return found;
};

/** Without those another name already stands for. */
const shortest = (names: Iterable<string>, said: readonly string[] = []): string[] => {
  const all = new Set([...said, ...names]);
  const covered = (name: string) => name.includes('.') && all.has(name.split('.')[0] ?? '');
  return [...new Set(names)].filter((name) => !covered(name) && !said.includes(name)).toSorted();
};

const wordsOf = (modules: ReadonlyMap<string, Module>) => [...modules.values()].flatMap(({ words }) => words);

/** The screens by their keys, as the switches of the pages and those of the families have them. */
const screens = (): [key: string, file: string][] => [...SCREENS.flatMap(switched), ...ofFamilies()];

const switched = (place: string): [key: string, file: string][] => {
  const source = readFileSync(place, 'utf8');
  const files = new Map(
    [...source.matchAll(/const (\w+) = dynamic\(\s*\(\) =>\s*import\(\s*'([^']+)'/g)].map(
      ([, name = '', path = '']) => [name, resolve(dirname(place), path)],
    ),
  );
  return [...source.matchAll(/((?:case '[^']+':\s*)+)return \(?\s*<(\w+)/g)].flatMap(
    ([, cases = '', name = '']) =>
      [...cases.matchAll(/case '([^']+)'/g)].map(([, key = '']): [string, string] => [
        key,
        files.get(name) ?? '',
      ]),
  );
};

const ofFamilies = (): [key: string, file: string][] =>
  globSync('components/families/*/screens.tsx', { cwd: root }).flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /^ {2}'?([\w-]+)'?: dynamic(?:<\w+>)?\(\s*\(\) =>\s*import\(\s*'([^']+)'/gm,
      ),
    ].map(([, key = '', file = '']): [string, string] => [key, resolve(root, dirname(path), file)]),
  );

const shell = behind(SHELL);
const shellWords = shortest(wordsOf(shell));

/** Writes the names of the sentences the shell says, and of those each screen says beyond them. */
export const writeWords = (): void => {
  const rows = Object.fromEntries(
    screens().map(([key, file]) => [key, shortest(wordsOf(behind([file], shell)), shellWords)]),
  );
  writeChanged(
    TABLE,
    `import type { Screen } from './portal/[[...path]]/screens.tsx';

/** The sentences every page brings: the shell's. */
export const SHELL_WORDS: readonly string[] = ${JSON.stringify(shellWords, null, 2)};

/** The sentences a screen brings beyond the shell's. */
export const WORDS_OF: Readonly<Record<Screen['key'], readonly string[]>> = ${JSON.stringify(rows, null, 2)};
`,
  );
};

/** What windows say that neither they fetch nor the shell has: `file: name`. None, or a window shows keys for words. */
export const missingOfWindows = (): string[] => {
  const everything = behind(
    screens().map(([, file]) => file),
    shell,
  );
  return [...shell, ...everything].flatMap(([file, { fetched, laterImports }]) =>
    fetched
      ? shortest(wordsOf(behind(laterImports, shell)), [...shellWords, ...fetched]).map(
          (name) => `${relative(root, file)}: ${name}`,
        )
      : [],
  );
};
