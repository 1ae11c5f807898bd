import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { floodOfPixels, largestPicture, repeatingWorkbook, unfoldingWorkbook } from '../support/bombs.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() => openWorld(['hr', 'employee']));

const post = async (
  path: string,
  by: 'hr' | 'employee',
  file: Uint8Array,
  { type = '', ...fields }: Record<string, string> = {},
): Promise<string> => {
  const response = await sendForm(`${world.portal.origin}/api/${path}`, world.token(by), fields, file, type);
  const answer = (await response.json()) as { error?: { data: { reason: string } } };
  return answer.error?.data.reason ?? 'taken';
};

/** The most memory the portal's process ever had, bytes. */
const mostMemory = (): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${world.portal.pid}/status`, 'utf8'))?.[1]) * 1_024;

/** Six files that are as hard to read as a file may be, on a machine that does much else. */
const READ_MS = 90_000;

test('T57, T59: what people send is read beside the portal, which goes on answering everybody', {
  timeout: READ_MS,
}, async () => {
  const picture = await largestPicture();
  const attacks: Record<string, () => Promise<string>> = {
    'a workbook that unfolds to gigabytes': () =>
      post('users/import', 'hr', unfoldingWorkbook(), { mode: 'preview' }),
    'a workbook that repeats a long text': () =>
      post('users/import', 'hr', repeatingWorkbook(), { mode: 'preview' }),
    'a text of nothing but cells': () =>
      post('users/import', 'hr', Buffer.alloc(4_900_000, ','), { mode: 'preview' }),
    'a flood of pixels': () => post('photo', 'hr', floodOfPixels(), { type: 'image/png' }),
    'a picture as large as one may be': () => post('photo', 'employee', picture, { type: 'image/jpeg' }),
    'the same at once': () => post('photo', 'employee', picture, { type: 'image/jpeg' }),
  };
  const before = mostMemory();
  let running = true;
  const answers = Promise.all(
    Object.entries(attacks).map(async ([name, attack]) => [name, await attack()] as const),
  ).finally(() => {
    running = false;
  });
  let healthy = 0;
  while (running) {
    expect((await fetch(`${world.portal.origin}/api/healthz`)).status).toBe(200);
    healthy += 1;
  }
  expect(Object.fromEntries(await answers)).toEqual({
    'a workbook that unfolds to gigabytes': 'import_unreadable',
    'a workbook that repeats a long text': 'import_unreadable',
    'a text of nothing but cells': expect.stringMatching(/^import_(unreadable|columns)$/),
    'a flood of pixels': 'file_type',
    'a picture as large as one may be': 'taken',
    'the same at once': 'taken',
  });
  expect(healthy, 'the portal answered meanwhile').toBeGreaterThan(20);
  expect(mostMemory() - before, 'nothing of it unfolds in the portal').toBeLessThan(150 * 1_048_576);
});
