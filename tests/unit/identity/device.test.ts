import { expect, test } from 'vitest';
import { deviceOf } from '../../../lib/identity/device.ts';

const AS_IN = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AS_IN} Chrome/140.0.0.0 Safari/537.36`,
    'desktop Chrome Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AS_IN} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'desktop Edge Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AS_IN} Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`,
    'desktop Яндекс.Браузер Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${AS_IN} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`,
    'desktop Opera Linux',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop Firefox Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'desktop Safari macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'phone Chrome iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${AS_IN} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'phone Chrome Android',
  ],
  ['curl/8.5.0', 'program curl '],
  ['node', 'program node '],
  ['', 'program  '],
  ['Mozilla/5.0', 'desktop  '],
  ['<b>x</b>', 'program  '],
])('%j is %s', (userAgent, said) => {
  const { kind, name, system } = deviceOf(userAgent);
  expect(`${kind} ${name} ${system}`).toBe(said);
});
