import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { keepForServer } from '../../../components/rpc/year-cookie.ts';
import { RAW, watchRawKeys } from '../../support/raw-keys.ts';
import { Events } from './events.ts';

// A part of a page is fetched when it is first drawn; what is not there is named without the whole page around it. Events
// are not batched: a page hears them as it does in a browser.
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(message ?? 'It is not there.'),
  eventWrapper: (dispatch) => dispatch(),
});

/** A page of a test has no style sheet: what an element says of itself is all there is, and it is asked for often. */
const styleOf = (element: Element): CSSStyleDeclaration => {
  const { style = document.body.style, hidden } = element as HTMLElement;
  const usual: Readonly<Record<string, string>> = {
    display: hidden ? 'none' : style.display || 'block',
    visibility: style.visibility || 'visible',
    pointerEvents: style.pointerEvents || 'auto',
    animationName: 'none',
  };
  return new Proxy(style, {
    get: (own, name) => {
      if (typeof name === 'string' && name in usual) return usual[name];
      const value: unknown = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
};

/** What a page of this test complained about on its console. */
const complaints: string[] = [];
const { error: tell } = console;
let watching: MutationObserver | undefined;

beforeEach(() => {
  complaints.length = 0;
  console.error = (...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
  };
  watching = watchRawKeys(RAW);
  vi.stubGlobal('EventSource', Events);
  window.getComputedStyle = styleOf;
  vi.stubGlobal('getComputedStyle', styleOf);
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const each of document.cookie.split('; ')) keepForServer(each.split('=')[0] ?? '', '');
});

afterEach(async () => {
  // A mutation of the last moment is looked at before the test ends.
  await Promise.resolve();
  watching?.disconnect();
  console.error = tell;
  expect(complaints, 'what the page complained about').toEqual([]);
});

/** Takes the complaints that a test causes on purpose. */
export const takeComplaints = (): string[] => complaints.splice(0);
