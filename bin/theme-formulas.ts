import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { runProgram } from './program.ts';

const root = join(import.meta.dirname, '..');
const TOKENS = join(root, 'styles/tokens.css');
const TABLE = join(root, 'lib/themes/formulas.data.ts');
const COLOUR = /^(?:#[0-9a-f]{6}$|var\(|oklch\(|color-mix\()/;

/** The colours of a part of the style sheet, by token; shadows, rings and what is seen through stay out. */
const coloursIn = (css: string): [token: string, formula: string][] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].flatMap(
    ([, token = '', value = '']) => {
      const formula = value.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim();
      return COLOUR.test(formula) && !formula.includes(' / ') ? [[token, formula]] : [];
    },
  );

/** The table of formulas as the style sheet has them: what a token is by day, and what else it is by night. */
export const formulaTable = (css: string): string => {
  const [, , , roles = '', night = ''] = css.split(/\/\* -{10,} \d /);
  const table = (colours: readonly (readonly [string, string])[]) =>
    `{\n${colours.map(([token, formula]) => `  '${token}': '${formula}',`).join('\n')}\n}`;
  return [
    '/** Written by `npm run theme` from styles/tokens.css: what each colour is made of. */',
    `export const BY_DAY: Readonly<Record<string, string>> = ${table(coloursIn(roles))};`,
    '/** What is another by night. */',
    `export const BY_NIGHT: Readonly<Record<string, string>> = ${table(coloursIn(night))};`,
    '',
  ].join('\n');
};

if (argv[1] === import.meta.filename) {
  writeFileSync(TABLE, formulaTable(readFileSync(TOKENS, 'utf8')));
  const { code, output } = await runProgram('node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--write',
    TABLE,
  ]);
  if (code !== 0) throw new Error(output);
}
