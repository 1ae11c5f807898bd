import { expect, test } from 'vitest';
import { judgeLogo, LOGO_BYTES_MAX } from '../../../lib/themes/logo.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const svg = (inside: string): Uint8Array =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`);
const png = (width: number, height: number): Uint8Array => {
  const head = new DataView(new ArrayBuffer(64));
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].forEach((byte, at) => {
    head.setUint8(at, byte);
  });
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new Uint8Array(head.buffer);
};

test('a picture is told by its content', () => {
  expect(judgeLogo(svg('<path d="M0 0h8v8z" fill="url(#g)"/>'))).toEqual({ kind: 'svg' });
  expect(judgeLogo(bytes('<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<svg xmlns="x"/>\n'))).toEqual({
    kind: 'svg',
  });
  expect(judgeLogo(png(64, 32))).toEqual({ kind: 'png' });
});

test.each([
  ['theme/logo-kind', bytes('GIF89a')],
  ['theme/logo-kind', bytes('<html><svg></svg></html>')],
  ['theme/logo-kind', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['theme/logo-kind', png(1, 1).slice(0, 20)],
  ['theme/logo-sides', png(2001, 10)],
  ['theme/logo-sides', png(0, 10)],
  ['theme/logo-size', new Uint8Array(LOGO_BYTES_MAX + 1)],
  ['theme/logo-active', svg('<script>alert(1)</script>')],
  ['theme/logo-active', svg('<g onclick="x()"/>')],
  ['theme/logo-active', svg('<foreignObject/>')],
  ['theme/logo-active', svg('<image href="https://elsewhere.example/x.png"/>')],
  ['theme/logo-active', svg('<use xlink:href="//elsewhere.example/x.svg#a"/>')],
  ['theme/logo-active', svg('<a href="javascript:x"><path d=""/></a>')],
  ['theme/logo-active', svg('<style>@import "x.css"</style>')],
  ['theme/logo-active', svg('<rect fill="url(https://elsewhere.example/x)"/>')],
  ['theme/logo-active', bytes('<svg xmlns="x"><g>')],
])('%s', (trouble, given) => {
  expect(judgeLogo(given)).toEqual({ trouble });
});

test('a long row of what looks like comments is judged at once', () => {
  const began = performance.now();
  judgeLogo(bytes('<!-- --> '.repeat(7_000)));
  judgeLogo(bytes('<svg '.repeat(13_000)));
  expect(performance.now() - began).toBeLessThan(1_000);
});
