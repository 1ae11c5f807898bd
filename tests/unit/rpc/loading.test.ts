import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HTTP_TIMEOUT_MS, loading, SLOW_MS, watched } from '../../../components/rpc/loading.ts';
import { RpcError } from '../../../components/rpc/rpc-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call without an answer: it ends with its signal alone. */
const unanswered = (outer?: AbortSignal, isShown = false) =>
  watched(
    (signal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    { outer, isShown },
  ).catch((error: unknown) => error);

test('a call that nobody answers ends after the 18,000,000 ms of the specification, as one of a lost connection', async () => {
  expect(HTTP_TIMEOUT_MS).toBe(18_000_000);
  const call = unanswered();
  vi.advanceTimersByTime(17_999_999);
  expect(loading.count()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await call).toEqual(expect.objectContaining({ reason: 'network' }));
  expect([loading.count(), loading.slow()]).toEqual([0, 0]);
});

test('a call is slow after some seconds, and who gives it up is told so: nothing is known about its effect', async () => {
  const heard = vi.fn();
  const leave = loading.subscribe(heard);
  const call = unanswered();
  vi.advanceTimersByTime(SLOW_MS - 1);
  expect(loading.slow()).toBe(0);
  heard.mockClear();
  vi.advanceTimersByTime(1);
  expect([loading.slow(), heard.mock.calls.length]).toEqual([1, 1]);
  loading.giveUp();
  const error = await call;
  leave();
  expect(error).toBeInstanceOf(RpcError);
  expect(error).toMatchObject({ reason: 'cancelled', answered: false });
  expect([loading.count(), loading.slow()]).toEqual([0, 0]);
});

test('giving up ends what is slow and leaves what has just begun', async () => {
  const slow = unanswered();
  vi.advanceTimersByTime(SLOW_MS);
  const page = new AbortController();
  const young = unanswered(page.signal);
  loading.giveUp();
  expect(await slow).toMatchObject({ reason: 'cancelled' });
  expect(loading.count()).toBe(1);
  page.abort('left');
  expect(await young).toBe('left');
});

test('a call that the screen shows by itself is counted, is never said to be slow, and ends by who began it', async () => {
  const own = new AbortController();
  const call = unanswered(own.signal, true);
  vi.advanceTimersByTime(SLOW_MS * 10);
  expect([loading.count(), loading.slow()]).toEqual([1, 0]);
  loading.giveUp();
  expect(loading.count()).toBe(1);
  own.abort('cancelled here');
  expect(await call).toBe('cancelled here');
});

test('SHELL-14: the bar counts the calls under way: one more for each that leaves, one less however it ends', async () => {
  const seen: number[] = [];
  const leave = loading.subscribe(() => seen.push(loading.count()));
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const [answered, lost] = [first, second].map(({ promise }) => watched(() => promise));
  expect(loading.count()).toBe(2);
  first.resolve('here');
  expect(await answered).toBe('here');
  expect(loading.count()).toBe(1);
  second.reject(new Error('the line is dead'));
  await expect(lost).rejects.toThrow('the line is dead');
  expect(seen).toEqual([1, 2, 1, 0]);
  leave();
  await watched(() => Promise.resolve('unseen'));
  expect(seen).toHaveLength(4);
});
