import { expect } from 'vitest';
import { type Answer, LEAKS } from './matrix-http.ts';

/** Every answer to nonsense: a code of ours in both languages, no failure, nothing of the machine room. */
export const expectDecent = (answer: Answer, what: unknown): void => {
  expect([what, answer.status >= 500, answer.error?.code === -32603]).toEqual([what, false, false]);
  if (answer.error) {
    expect([
      what,
      typeof answer.error.code,
      answer.error.message !== '',
      answer.error.message_eng !== '',
    ]).toEqual([what, 'number', true, true]);
    expect(answer.error.message).not.toBe(answer.error.message_eng);
    const { values: _values, fields: _fields, ...data } = answer.error.data;
    expect([what, JSON.stringify({ ...answer.error, data })]).toEqual([
      what,
      expect.not.stringMatching(LEAKS),
    ]);
  }
};
