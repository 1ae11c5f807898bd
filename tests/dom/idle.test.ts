import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noteActivity } from '../../components/rpc/presence.ts';
import { KEYS, readStored } from '../../components/rpc/storage.ts';
import { keepToken } from '../../components/rpc/token.ts';
import { turnableClock } from './support/clock.ts';
import { showPage } from './support/show.tsx';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A page whose clock the test turns, and whether it was left for the logged-out screen. */
const watchedPage = async (locale: 'ru' | 'en' = 'ru') => {
  const pass = turnableClock();
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => {
    leave.mockRestore();
    keepToken({ access_token: 'of-a-test', expires_in: 3_600 });
    noteActivity(Date.now());
  });
  const shown = await showPage('/portal/about', { locale, answers: { 'token.remove': () => ({}) } });
  const { says } = shown;
  // An opened page counts as activity, which is noted once the page watches.
  await waitFor(() => expect(readStored('local', KEYS.lastActivity)).toBeTypeOf('number'));
  const warning = () => screen.queryByRole('alertdialog', { name: says('idle.title') });
  return {
    ...shown,
    pass,
    leave,
    warned: (is: boolean) => waitFor(() => expect(warning() !== null).toBe(is)),
    move: (place: number) =>
      window.dispatchEvent(
        Object.assign(new PointerEvent('pointermove', { bubbles: true }), { screenX: place, screenY: 200 }),
      ),
  };
};

for (const locale of ['ru', 'en'] as const)
  test(`a person away from the computer is warned, may go on, and else is signed out (${locale})`, async () => {
    const { pass, warned, user, says, move, leave } = await watchedPage(locale);
    await pass(13.5 * MINUTE_MS);
    await warned(false);
    await pass(40 * SECOND_MS);
    await warned(true);
    const goOn = screen.getByRole('button', { name: says('idle.go_on') });
    await waitFor(() => expect(document.activeElement).toBe(goOn));
    await user.keyboard('{Escape}');
    move(300);
    await pass(5 * SECOND_MS);
    await warned(true);
    await user.click(goOn);
    await warned(false);
    await pass(5 * SECOND_MS);
    await warned(false);
    expect(leave).not.toHaveBeenCalled();
    await pass(14.2 * MINUTE_MS);
    await warned(true);
    await pass(MINUTE_MS);
    await waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringContaining('/portal/login?out=1')));
  });

test('a person who works is not disturbed, and the server hears of it', async () => {
  const { pass, warned, move, server } = await watchedPage();
  for (let minute = 0; minute < 20; minute += 2) {
    await pass(2 * MINUTE_MS);
    const before = server.sent.length;
    move(100 + minute);
    await pass(5 * SECOND_MS);
    await waitFor(() => expect(server.sent.length).toBeGreaterThan(before));
    await warned(false);
  }
});

test('a computer that slept past the limit is signed out as it wakes, before anything else counts', async () => {
  const { leave, move } = await watchedPage();
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS);
  move(300);
  await waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringContaining('/portal/login?out=1')));
});
