import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parameterOf } from '../../../lib/settings/definition.ts';
import {
  PARAMETERS,
  type ParameterCode,
  type ParameterDefinition,
  PUBLIC_PARAMETERS,
} from '../../../lib/settings/parameters.data.ts';
import { flagOf, isListed, listOf, numberOf, numeric, pageSize, textOf } from '../../../lib/settings/read.ts';
import enAwaited from '../../../messages/en/awaited.json' with { type: 'json' };
import en from '../../../messages/en/parameters.json' with { type: 'json' };
import ruAwaited from '../../../messages/ru/awaited.json' with { type: 'json' };
import ru from '../../../messages/ru/parameters.json' with { type: 'json' };
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';

const CODES = Object.keys(PARAMETERS) as ParameterCode[];

test.each([
  ['EX-082', undefined, 5],
  ['EX-083', '', 5],
  ['EX-085', '0', 5],
  ['EX-086', '-3', 5],
  ['0.9', '0.9', 5],
  ['no number', 'ten', 5],
  ['EX-088', '1', 1],
  ['EX-089', '5', 5],
  ['EX-091', '7.8', 7],
  ['comma', '20,5', 20],
])('%s: page size of %s', (_id, value, size) => {
  expect(pageSize(value)).toBe(size);
});

test('a missing record means the default', () => {
  expect(numberOf({}, 'comment_length')).toBe(256);
  expect(numberOf({}, 'vacation_validate_rest')).toBe(-1);
  expect(flagOf({}, 'vacation_correction')).toBe(false);
  expect(textOf({}, 'locale')).toBe('ru');
  expect(textOf({}, 'approved_forbidden_period')).toBe('0');
  expect(textOf({}, 'toString')).toBe('');
});

test.each([
  ['0', 15],
  ['abc', 15],
  ['', 15],
  [null, 15],
  ['1', 1],
  [' 30 ', 30],
])('EX-122: an idle limit of "%s" is %i minutes', (auto_logout_time, minutes) => {
  expect(numberOf({ auto_logout_time }, 'auto_logout_time')).toBe(minutes);
});

test('flags are 1 and 0', () => {
  for (const [vacation_schedule, on] of [
    ['1', true],
    ['true', true],
    ['0', false],
    ['', false],
    ['yes', false],
  ] as const)
    expect(flagOf({ vacation_schedule }, 'vacation_schedule')).toBe(on);
});

test('lists are read whatever their spaces and case', () => {
  const parameters = { weekly_doctype_list: ' Annual ; ;STUDY;' };
  expect(listOf(parameters, 'weekly_doctype_list')).toEqual(['annual', 'study']);
  expect(isListed(parameters, 'weekly_doctype_list', 'Study')).toBe(true);
  expect(isListed(parameters, 'weekly_doctype_list', '')).toBe(false);
  expect(isListed(parameters, 'weekly_doctype_list', undefined)).toBe(false);
});

test('numbers are decimal', () => {
  expect(['1e5', '0x1', 'Infinity', '1 000', '', null].map(numeric)).toEqual(Array(6).fill(undefined));
  expect(numeric('-1,5')).toBe(-1.5);
});

test('every default is a value of its own type', () => {
  for (const code of CODES) {
    const { type, default: value } = PARAMETERS[code];
    if (type === 'number') expect(numberOf({ [code]: value }, code)).toBe(Number(value));
    if (type === 'flag') expect(value).toMatch(/^[01]$/);
  }
});

test('only what the first screens need is readable before signing in', () => {
  expect([...PUBLIC_PARAMETERS].sort()).toEqual([
    'hide_grants_button',
    'hide_unread_bell',
    'hide_user_guide',
    'is_support_form_recipient_visible',
    'is_support_form_visible',
    'language_switch_off',
    'locale',
  ]);
});

test('a forbidden period may be set for any status, an external link for any code', () => {
  expect(parameterOf('agreed_forbidden_period')?.type).toBe('number');
  expect(parameterOf('external_link_crm')?.type).toBe('text');
  expect(parameterOf('constructor')).toBeUndefined();
});

test('every parameter is described in both languages', () => {
  expect(Object.keys(ru).sort()).toEqual([...CODES].sort());
  expect(Object.keys(en).sort()).toEqual([...CODES].sort());
});

const waitsOf = (code: ParameterCode): string | undefined => (PARAMETERS[code] as ParameterDefinition).waits;

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['lib', 'server', 'components', 'app'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/generated|parameters\.data/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
);

/** Parameters that steps of the portal count their days by. */
const BY_STEPS = WORKFLOW_STEPS.flatMap(({ detail: { before_days } }) => before_days ?? []);

/** The code as what a reader of parameters is given, a member of the parameters, compared in SQL, or named by a step. */
const isRead = (code: string): boolean => {
  const reads = new RegExp(
    `\\b(?:flagOf|numberOf|textOf|listOf|isListed|restricts|allowance)\\([^;]*?'${code}'|\\b(?:exceptions|calendar|working|offered|paged): '${code}'|\\bparameters\\.${code}\\b|"code" = '${code}'`,
  );
  return BY_STEPS.includes(code) || SOURCES.some((text) => text.includes(code) && reads.test(text));
};
const READ = new Set<string>(CODES.filter(isRead));

test('every parameter is read by the portal, or says why not; never both', () => {
  expect(CODES.filter((code) => READ.has(code) === (waitsOf(code) !== undefined))).toEqual([]);
});

test('what is waited for is said in both languages, and nothing else is', () => {
  const awaited = [...new Set(CODES.map(waitsOf).filter((waits) => waits !== undefined))].sort();
  expect(Object.keys(ruAwaited.part).sort()).toEqual(awaited);
  expect(Object.keys(enAwaited.part).sort()).toEqual(awaited);
});
