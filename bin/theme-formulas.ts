import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeChanged } from './write-changed.ts';

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
const formulaTable = (css: string): string => {
  const [, , , roles = '', night = ''] = css.split(/\/\* -{10,} \d /);
  const table = (colours: readonly (readonly [string, string])[]) =>
    `{\n${colours.map(([token, formula]) => `  '${token}': '${formula}',`).join('\n')}\n}`;
  return [
    '/** What each colour of styles/tokens.css is made of. */',
    `export const BY_DAY: Readonly<Record<string, string>> = ${table(coloursIn(roles))};`,
    '/** What is another by night. */',
    `export const BY_NIGHT: Readonly<Record<string, string>> = ${table(coloursIn(night))};`,
    '',
  ].join('\n');
};

/** Writes the table of formulas from the style sheet. */
export const writeFormulas = (): void => writeChanged(TABLE, formulaTable(readFileSync(TOKENS, 'utf8')));
