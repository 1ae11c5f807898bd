import { describe, expect, test } from 'vitest';
import { RpcError } from '../../../components/rpc/rpc-error.ts';
import { createTokenKeeper, type Token, type TokenAnswer } from '../../../components/rpc/token-keeper.ts';
import { ERRORS, type Reason } from '../../../lib/kernel/errors.data.ts';

const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);
const REFUSED = {
  code: -32709,
  message: 'нет',
  message_eng: 'no',
  data: { reason: 'invalid_refresh_token' },
} as const;

/** A tab whose clock is set by hand and whose server answers on command. */
const openTab = (kept?: Token) => {
  let now = at('12:00:00');
  let stored = kept;
  let timer: { due: number; work: () => void } | undefined;
  const asked: { answer: (token: TokenAnswer) => void; fail: (error: unknown) => void }[] = [];
  const ends: number[] = [];
  const keeper = createTokenKeeper({
    now: () => now,
    refresh: () => new Promise((answer, fail) => asked.push({ answer, fail })),
    stored: () => stored,
    store: (token) => {
      stored = token;
    },
    clear: () => {
      stored = undefined;
    },
    later: (wait, work) => {
      const mine = { due: now + wait, work };
      timer = mine;
      return () => {
        if (timer === mine) timer = undefined;
      };
    },
    onEnd: () => void ends.push(now),
  });
  const set = (time: string) => {
    now = at(time);
  };
  return {
    keeper,
    asked,
    ends,
    set,
    kept: () => stored,
    due: () => timer?.due,
    /** The clock reaches the moment of the scheduled refresh. */
    ring: () => {
      now = timer?.due ?? now;
      timer?.work();
    },
  };
};
const FIRST = { access_token: 'first', expires_in: 1_800 };
const SECOND = { access_token: 'second', expires_in: 1_800 };

/** Calls in the order they are sent, each with its token. */
const calling = (keeper: ReturnType<typeof openTab>['keeper']) => {
  const sent: string[] = [];
  const call = (name: string) =>
    keeper.bearer().then(
      (token) => void sent.push(`${name} ${token}`),
      () => void sent.push(`${name} rejected`),
    );
  return { sent, call };
};

describe('the scheduled refresh', () => {
  test('EX-108: comes 60 s before the end, and again before the end of its successor', async () => {
    const tab = openTab();
    tab.keeper.keep(FIRST);
    expect(tab.due()).toBe(at('12:29:00'));
    tab.ring();
    expect(tab.asked).toHaveLength(1);
    tab.asked[0]?.answer(SECOND);
    expect(await tab.keeper.bearer()).toBe('first');
    await expect.poll(() => tab.kept()?.access_token).toBe('second');
    expect(tab.due()).toBe(at('12:58:00'));
  });

  test('keeps no call waiting that has 30 s and more', async () => {
    const tab = openTab();
    tab.keeper.keep(FIRST);
    tab.ring();
    tab.set('12:29:30');
    expect(await tab.keeper.bearer()).toBe('first');
    expect(tab.asked).toHaveLength(1);
  });

  test('is taken up again by a tab that was reloaded, at once where it is past', () => {
    const tab = openTab({ access_token: 'first', expires_at: at('12:00:40') });
    tab.keeper.resume();
    expect(tab.due()).toBe(at('12:00:00'));
  });
});

describe('a call', () => {
  test('EX-109: at exactly 30 s before the end goes at once, a moment later waits', async () => {
    const tab = openTab();
    tab.keeper.keep(FIRST);
    tab.set('12:29:30');
    expect(await tab.keeper.bearer()).toBe('first');
    expect(tab.asked).toHaveLength(0);
    tab.set('12:29:30.001');
    void tab.keeper.bearer();
    expect(tab.asked).toHaveLength(1);
  });

  test('EX-111: three of them wait for one refresh, then go in the order they came', async () => {
    const tab = openTab();
    tab.keeper.keep(FIRST);
    const { sent, call } = calling(tab.keeper);
    const calls = ['12:29:35', '12:29:36', '12:29:37'].map((time, index) => {
      tab.set(time);
      return call('ABC'[index] ?? '');
    });
    expect([tab.asked.length, sent]).toEqual([1, []]);
    tab.asked[0]?.answer(SECOND);
    await Promise.all(calls);
    expect(sent).toEqual(['A second', 'B second', 'C second']);
  });

  test('EX-112: a refused refresh rejects all of them, clears the tab and goes to the sign-in once', async () => {
    const tab = openTab();
    tab.keeper.keep(FIRST);
    tab.set('12:29:35');
    const { sent, call } = calling(tab.keeper);
    const calls = ['A', 'B', 'C'].map(call);
    tab.asked[0]?.fail(new RpcError(REFUSED));
    await Promise.all(calls);
    await call('D');
    tab.keeper.end();
    expect(sent).toEqual(['A rejected', 'B rejected', 'C rejected', 'D rejected']);
    expect([tab.kept(), tab.ends.length, tab.asked.length, tab.due()]).toEqual([undefined, 1, 1, undefined]);
  });

  const failed = (reason: Reason): RpcError =>
    new RpcError({ code: ERRORS[reason].code, message: '', message_eng: '', data: { reason } });

  test.each([
    new RpcError(undefined, 'network'),
    new RpcError(undefined, 'cancelled'),
    failed('system_error'),
    failed('unavailable'),
    failed('too_many_requests'),
  ])(
    'whose refresh nobody has judged ($reason) is rejected, and the session is not over',
    async (unjudged) => {
      const tab = openTab();
      tab.keeper.keep(FIRST);
      tab.set('12:29:35');
      const { sent, call } = calling(tab.keeper);
      const lost = call('A');
      tab.asked[0]?.fail(unjudged);
      await lost;
      const next = call('B');
      tab.asked[1]?.answer(SECOND);
      await next;
      expect([sent, tab.ends]).toEqual([['A rejected', 'B second'], []]);
    },
  );

  test('of a new tab signs it in by one refresh', async () => {
    const tab = openTab();
    const { sent, call } = calling(tab.keeper);
    const calls = ['A', 'B'].map(call);
    tab.asked[0]?.answer(FIRST);
    await Promise.all(calls);
    expect([sent, tab.asked.length]).toEqual([['A first', 'B first'], 1]);
  });
});

test('-32708 is handled once, however many calls come back with it', () => {
  const tab = openTab();
  tab.keeper.keep(FIRST);
  for (let index = 0; index < 5; index += 1) tab.keeper.end();
  expect([tab.ends.length, tab.kept()]).toEqual([1, undefined]);
});

test('who leaves is not brought back by a refresh that was under way, and nobody is sent anywhere', async () => {
  const tab = openTab();
  tab.keeper.keep(FIRST);
  tab.ring();
  tab.keeper.leave();
  tab.asked[0]?.answer(SECOND);
  await expect(tab.keeper.bearer()).rejects.toThrow();
  expect([tab.kept(), tab.ends]).toEqual([undefined, []]);
});

test('who signs in again begins anew', async () => {
  const tab = openTab();
  tab.keeper.keep(FIRST);
  tab.keeper.end();
  tab.keeper.keep(SECOND);
  expect(await tab.keeper.bearer()).toBe('second');
  tab.keeper.end();
  expect(tab.ends).toHaveLength(2);
});
