import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { MASTER_KEY } from '../../../components/rpc/master-calls.data.ts';
import { reread, rereadAll, rereadAtRest, rereadByEvents } from '../../../components/rpc/reread.ts';

const LIST = ['view', 'vacation'];
let client: QueryClient;
afterEach(() => client.clear());

/** A list on the screen; every reading answers on command, with what was true when it began. */
const watched = (queryKey: readonly string[]) => {
  client = new QueryClient();
  let truth = 'before the change';
  const answers: (() => void)[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey,
    queryFn: () => {
      const begun = truth;
      return new Promise((answer) => answers.push(() => answer(begun)));
    },
  });
  observer.subscribe(() => undefined);
  return {
    observer,
    answers,
    change: () => {
      truth = 'after the change';
    },
  };
};

const outcomeOf = async (
  again: (client: QueryClient) => Promise<void>,
): Promise<{ shown: string | undefined; readings: number }> => {
  const { observer, answers, change } = watched(LIST);
  change();
  const done = again(client);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  answers[0]?.();
  await expect.poll(() => client.isFetching() === 0 || answers.length > 1).toBe(true);
  for (const answer of answers) answer();
  await done;
  return { shown: observer.getCurrentResult().data, readings: answers.length };
};

test.each([
  ['of one object', (of: QueryClient) => reread(of, 'vacation')],
  ['of every object', rereadAll],
  ['of every object, at rest,', (of: QueryClient) => rereadAtRest(of, async () => {})],
])(
  'a change during the first reading of a list %s is not missed: the list is read once more',
  async (_, again) => {
    expect(await outcomeOf(again)).toEqual({ shown: 'after the change', readings: 2 });
  },
);

test('a list of another object is left as it is', async () => {
  expect(await outcomeOf((of) => reread(of, 'message'))).toEqual({
    shown: 'before the change',
    readings: 1,
  });
});

test('the first batch is let in before the lists are read again: it cannot come on top of them', async () => {
  const { observer, answers } = watched(MASTER_KEY);
  const list = new QueryObserver<string>(client, { queryKey: LIST, queryFn: () => 'after the change' });
  const end = list.subscribe(() => undefined);
  const done = rereadAll(client);
  await new Promise(setImmediate);
  client.setQueryData(LIST, 'before the change');
  answers[0]?.();
  await done;
  end();
  expect(observer.getCurrentResult().data).toBe('before the change');
  expect(list.getCurrentResult().data).toBe('after the change');
});

const EVENTS = 100;

test('a hundred changes at once are read twice: at once, and once more after the last of them', async () => {
  vi.useFakeTimers();
  try {
    const { observer, answers, change } = watched(LIST);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    const byEvents = rereadByEvents(client);
    for (let event = 0; event < EVENTS; event += 1) {
      if (event === EVENTS - 1) change();
      byEvents(['vacation']);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(answers).toHaveLength(2);
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data, 'a reading that began before the last change').toBe(
      'before the change',
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answers).toHaveLength(3);
    answers[2]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe('after the change');
    byEvents(['vacation']);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers, 'the next change after a while is read at once').toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});

test('changes of one object do not hold up the reading of another', async () => {
  const { answers } = watched(LIST);
  answers[0]?.();
  await expect.poll(() => client.isFetching()).toBe(0);
  const byEvents = rereadByEvents(client);
  for (let event = 0; event < EVENTS; event += 1) byEvents(['message']);
  byEvents(['vacation']);
  await expect.poll(() => answers.length).toBe(2);
});
