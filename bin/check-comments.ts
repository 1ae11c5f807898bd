import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['app', 'bin', 'components', 'lib', 'prisma/schema', 'prisma/seed', 'server', 'tests'];

/** Pronouns that hide a role (employee, manager, caller, reader, signer), and words that hide a verb. */
const LEANING = /\b(whoever|nobody|somebody|everybody|anew|theirs)\b/gi;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/g;

/** Comments that lean on a pronoun instead of naming a role, by file and line. */
export const commentComplaints = (): string[] =>
  SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,prisma}`, { cwd: ROOT }))
    .filter((file) => !file.includes('/generated/'))
    .sort()
    .flatMap((file) => leaningIn(file, readFileSync(join(ROOT, file), 'utf8')));

/** The same in one text. */
export const leaningIn = (file: string, text: string): string[] =>
  [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(LEANING)].map(
      ({ 0: word, index: at }) =>
        `${file}:${text.slice(0, index + at).split('\n').length} leans on "${word}": name the role and the verb`,
    ),
  );
