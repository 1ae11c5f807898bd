import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { SYSTEM_PARTS, type SystemPart } from '../../lib/rpc/system.ts';
import { judgeSystem, type SystemFacts } from '../../lib/system/judge.ts';

const WELL: SystemFacts = {
  waiting: 0,
  lag_s: 0,
  mail_set_up: true,
  undelivered: 0,
  mail_said: '',
  failed_jobs: 0,
  database_bytes: 3 * 1024 ** 3,
  connections: 12,
  connections_max: 100,
  longest_s: 1,
  slow: 0,
  slowest_ms: 0,
  files: 5,
  files_bytes: 1024,
  free_bytes: 50 * 1024 ** 3,
  certificates_ending: 0,
  trust_errors: 0,
  late_parameters: 0,
  year: 2026,
  law_alone: [2028],
  broken_signatures: 0,
  audit_trouble: '',
  locked: 0,
  came: 3,
};
const stateOf = (facts: Partial<SystemFacts>, part: SystemPart) =>
  judgeSystem({ ...WELL, ...facts }).find((each) => each.part === part)?.state;

test('a portal where all is well needs no hand, whatever its files are kept on', () => {
  for (const free_bytes of [WELL.free_bytes, undefined])
    expect(judgeSystem({ ...WELL, free_bytes }).map(({ state }) => state)).toEqual(
      SYSTEM_PARTS.map(() => 'ok'),
    );
});

test.each([
  ['audit', { audit_trouble: undefined }, 'look'],
  ['audit', { audit_trouble: 'changed' }, 'act'],
  ['signatures', { broken_signatures: 1 }, 'act'],
  ['files', { free_bytes: 3 * 1024 ** 3 }, 'look'],
  ['files', { free_bytes: 1024 }, 'act'],
  ['database', { connections: 75 }, 'look'],
  ['database', { connections: 95 }, 'act'],
  ['database', { longest_s: 90 }, 'look'],
  ['queue', { lag_s: 90 }, 'look'],
  ['queue', { lag_s: 900 }, 'act'],
  ['jobs', { failed_jobs: 1 }, 'look'],
  ['mail', { mail_set_up: false }, 'look'],
  ['mail', { mail_said: 'RCPT TO: 554 5.7.1 denied' }, 'look'],
  ['mail', { undelivered: 1 }, 'act'],
  ['certificates', { certificates_ending: 1 }, 'look'],
  ['trust', { trust_errors: 1 }, 'look'],
  ['parameters', { late_parameters: 1 }, 'look'],
  ['calendar', { law_alone: [2027, 2028] }, 'look'],
  ['calendar', { law_alone: [2026] }, 'look'],
  ['accounts', { locked: 1 }, 'look'],
  ['managers', { unable_managers: 1, under_unable: 4 }, 'look'],
] as const)('%s with %j: %s', (part, facts, state) => {
  expect(stateOf(facts, part)).toBe(state);
  for (const other of SYSTEM_PARTS) if (other !== part) expect(stateOf(facts, other), other).toBe('ok');
});

test('the mail tells why a letter is put off, in the words of the server', () => {
  const said = 'RCPT TO: 554 5.7.1 denied';
  const values = judgeSystem({ ...WELL, mail_said: said }).find(({ part }) => part === 'mail')?.values;
  for (const [locale, quoted] of [
    ['ru', `«${said}»`],
    ['en', `“${said}”`],
  ] as const) {
    const messages = JSON.parse(readFileSync(`messages/${locale}/system.json`, 'utf8')) as never;
    const say = createTranslator({ locale, messages });
    expect(say('says.mail' as never, values as never)).toContain(quoted);
    expect(say('says.mail' as never, { ...values, refused: 'no' } as never)).not.toContain(said);
  }
});

test.each(['ru', 'en'])('every part says its figures and what to do, in %s', (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}/system.json`, 'utf8')) as Record<
    string,
    never
  >;
  const say = createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  for (const free_bytes of [WELL.free_bytes, undefined])
    for (const { part, values } of judgeSystem({ ...WELL, free_bytes })) {
      expect(say(`says.${part}` as never, values as never)).not.toBe('');
      expect(say(`todo.${part}` as never)).not.toBe('');
    }
});
