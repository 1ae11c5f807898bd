import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/portal-test.ts';
import { wordsOf } from './support/words.ts';

/** A word a visitor would like to be the nonce, and one that would end the attribute it stands in. */
const CHOSEN = 'Y2hvc2Vu';
const BREAKING = '"><script>alert(1)</script>';

/** Pages, and addresses beside them that lead nowhere. */
const ADDRESSES = [
  '/portal/login',
  '/portal/nowhere',
  '/portal/',
  '/nowhere',
  '/icons',
  '/favicons',
  '/themes',
  '/_next/nowhere',
];

test('T64: the nonce of a page is made for it alone, whatever headers a visitor sends', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const address of ADDRESSES)
    for (const nonce of [CHOSEN, BREAKING]) {
      const policy = `script-src 'nonce-${nonce}' 'unsafe-inline'`;
      const answer = await request.get(address, {
        headers: {
          'content-security-policy': policy,
          'content-security-policy-report-only': policy,
          'x-nonce': nonce,
        },
      });
      const body = await answer.text();
      expect([address, body.includes(CHOSEN), body.includes('<script>alert')]).toEqual([
        address,
        false,
        false,
      ]);
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
      const scripts = /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
      const own = /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(scripts)?.[1] ?? '';
      expect([address, own.length, scripts.includes('unsafe'), seen.has(own)]).toEqual([
        address,
        24,
        false,
        false,
      ]);
      seen.add(own);
      // The parts of a joined script stand as tags that run nothing.
      for (const [tag] of body.matchAll(/<script\b(?! type="joined")[^>]*>/g))
        expect([address, tag]).toEqual([address, expect.stringContaining(`nonce="${own}"`)]);
    }
  expect(seen.size).toBeGreaterThan(5);
});

test('a browser that has chosen no language gets the sign-in page in the one it asks for', async ({
  request,
}) => {
  const titles = await Promise.all(
    ['en-GB,en;q=0.9', 'ru,en;q=0.5', 'de'].map(async (asked) => {
      const page = await (
        await request.get('/portal/login', { headers: { 'accept-language': asked } })
      ).text();
      return [/<html[^>]* lang="(\w+)"/.exec(page)?.[1], /<title>([^<]*)/.exec(page)?.[1]?.split(' · ')[0]];
    }),
  );
  const [ru, en] = (['ru', 'en'] as const).map((locale) => [locale, wordsOf(locale)('login.title')]);
  expect(titles).toEqual([en, ru, ru]);
});

const STATIC = join('.next', 'static');

/** What a machine calls a secret, and what only the server may know. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(postgres(ql)?|mysql|smtps?|ldaps?|amqp|redis):\/\/[^\s"'`]*@/,
  /https:\/\/[0-9a-f]{32}@/,
  /\b\d{8,10}:AA[\w-]{33}\b/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\$argon2id?\$/,
];

test('T80: what browsers fetch holds no secret, none of the settings that hold one, and no sources', () => {
  const files = readdirSync(STATIC, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)]
    .map(([, name = '']) => name)
    .filter((name) => /SECRET|TOKEN|PASSWORD|PROVIDERS|^(DATABASE|FILES|SMTP|LDAP|TSA)_/.test(name));
  expect(settings).toContain('AUTH_SECRET');
  const scripts = files.filter((name) => /\.(js|css|json|html)$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts) {
    const text = readFileSync(join(STATIC, name), 'utf8');
    const told = [
      ...settings.filter((setting) => text.includes(setting)),
      ...SECRETS.filter((secret) => secret.test(text)).map(String),
      ...(/sourceMappingURL=(?!data:,)/.test(text) ? ['the address of its sources'] : []),
    ];
    expect([name, told]).toEqual([name, []]);
  }
});
