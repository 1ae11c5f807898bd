import { expect, test } from 'vitest';
import { contentPolicy } from '../../../lib/routes/content-policy.ts';

const EXTENSION = 'chrome-extension://iifchhfnnmpdbibifmljnfjhpififfog';
const of = (pluginSources: readonly string[] = [], development = false): Map<string, string> =>
  new Map(
    contentPolicy({ nonce: 'n0nce', development, pluginSources })
      .split('; ')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

test('frames show what the page holds itself or the portal, and no other address', () => {
  expect(of().get('frame-src')).toBe("'self' blob:");
  expect(of().get('object-src')).toBe("'none'");
  expect(of().get('frame-ancestors')).toBe("'none'");
});

test('T64: scripts are those with the nonce; nothing turns text into code', () => {
  const scripts = of().get('script-src') ?? '';
  expect(scripts).toBe("'self' 'nonce-n0nce' 'strict-dynamic'");
  expect(of([EXTENSION]).get('script-src')).not.toContain('unsafe');
  expect(of([], true).get('script-src')).toContain("'unsafe-eval'");
});

test('the extension of the plug-in is let in only where the operator names it, and into no frame', () => {
  const [without, named] = [of(), of([EXTENSION])];
  for (const part of ['script-src', 'connect-src', 'img-src']) {
    expect(without.get(part)).not.toContain('extension');
    expect(named.get(part)).toContain(EXTENSION);
  }
  for (const part of ['frame-src', 'object-src', 'default-src', 'form-action'])
    expect(named.get(part)).toBe(without.get(part));
});
