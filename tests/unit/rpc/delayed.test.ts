import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DELAY_MS, delay, delayedIds, sendDelayed, undoLatest } from '../../../components/rpc/delayed.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
vi.stubGlobal('window', page);
vi.stubGlobal('document', page);

let log: string[] = [];
const decide = (name: string, ...ids: number[]) =>
  delay({
    ids,
    send: async () => void log.push(`sent ${name}`),
    undone: () => void log.push(`undone ${name}`),
  });
const held = () => [...delayedIds.read()];

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  page.visibilityState = 'visible';
});
afterEach(async () => {
  await sendDelayed();
  vi.useRealTimers();
});

describe('a decision of the inbox', () => {
  test('is sent after ten seconds and not before, and waits no more once it is answered', async () => {
    decide('one', 1);
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect([log, held()]).toEqual([[], [1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect([log, held()]).toEqual([['sent one'], []]);
  });

  test('that is taken back is never sent, and cannot be taken back once it is', async () => {
    const undoOne = decide('one', 1);
    const undoTwo = decide('two', 2, 3);
    undoOne();
    expect([log, held()]).toEqual([['undone one'], [2, 3]]);
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    undoTwo();
    undoOne();
    expect(log).toEqual(['undone one', 'sent two']);
  });

  test('is taken back by key the latest first', () => {
    decide('one', 1);
    decide('two', 2);
    undoLatest();
    undoLatest();
    undoLatest();
    expect([log, held()]).toEqual([['undone two', 'undone one'], []]);
  });

  test.each([
    ['left', () => page.dispatchEvent(new Event('pagehide'))],
    [
      'hidden',
      () => {
        page.visibilityState = 'hidden';
        page.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['signed out of', () => sendDelayed()],
  ])('is sent at once when the page is %s, each once', async (_, leave) => {
    decide('one', 1);
    decide('two', 2);
    leave();
    await vi.advanceTimersByTimeAsync(2 * DELAY_MS);
    expect([log, held()]).toEqual([['sent one', 'sent two'], []]);
  });

  test('holds nothing back where sending it fails: signing out goes on, and its document is shown again', async () => {
    delay({ ids: [1], send: () => Promise.reject(new Error('no answer')), undone: () => {} });
    decide('two', 2);
    await sendDelayed();
    expect([log, held()]).toEqual([['sent two'], []]);
  });
});
