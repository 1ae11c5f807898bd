import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isDrawable } from '../../../server/signing/pdf/drawable.ts';
import { pdfOf } from '../../support/paper-desk.ts';

const PDF = 'application/pdf';
const MB = 1024 * 1024;

/** A PDF whose table of contents unfolds into half a gigabyte, or into as little as it should. */
const unfolding = (bytes: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(bytes), { level: 9 });
  const head = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>
endobj
`;
  return Buffer.concat([
    Buffer.from(
      `${head}9 0 obj\n<< /Type /XRef /Size 10 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
};

test('a paper is drawn, be it a PDF, a picture, or what cannot be read', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await isDrawable(pdfOf('Rules'), PDF)).toBe(true);
  expect(await isDrawable(picture, 'image/png')).toBe(true);
  expect(await isDrawable(Buffer.from('%PDF-1.7 no such thing %%EOF'), PDF)).toBe(true);
  expect(await isDrawable(unfolding(100), PDF)).toBe(true);
});

test('one that unfolds into more than it may is not', async () => {
  const bomb = unfolding(512 * MB);
  expect(bomb.length).toBeLessThan(MB);
  expect(await isDrawable(bomb, PDF, { processorMs: 60_000, mostBytes: 128 * MB })).toBe(false);
}, 60_000);

test('nor is one that takes more of a processor than it may, and nothing waits for it', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  expect(
    await isDrawable(unfolding(500 * MB), PDF, { processorMs: 1, mostBytes: Number.MAX_SAFE_INTEGER }),
  ).toBe(false);
  clearInterval(others);
  expect(turns).toBeGreaterThan(1);
}, 60_000);
