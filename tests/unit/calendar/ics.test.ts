import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FeedEvent, icsOf } from '../../../lib/team-calendar/feed/ics.ts';
import '../../support/properties.ts';

const MADE = '2026-11-28T09:18:00.123Z';
const EVENT: FeedEvent = {
  uid: 'abc@portal.example',
  sequence: 3,
  summary: 'Отпуск',
  when: { first: '2026-12-28', last: '2027-01-10' },
  tentative: false,
  busy: true,
};
const written = (events: readonly FeedEvent[], name = 'Мои отсутствия'): string =>
  icsOf({ name, made: MADE, againH: 4, events });

/** A calendar read back, as RFC 5545 says: lines unfolded, values unescaped. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const valueIn = (text: string, name: string): string | undefined =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,nN])/g, (_, each: string) => (each === 'n' || each === 'N' ? '\n' : each));

describe('a calendar for other programs', () => {
  test('says whole days by the day after the last', () => {
    expect(unfolded(written([EVENT]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Employee Gateway//Team calendar//RU',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Мои отсутствия',
      'X-WR-CALNAME:Мои отсутствия',
      'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
      'X-PUBLISHED-TTL:PT4H',
      'BEGIN:VEVENT',
      'UID:abc@portal.example',
      'DTSTAMP:20261128T091800Z',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20261228',
      'DTEND;VALUE=DATE:20270111',
      'SUMMARY:Отпуск',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  test('says a part of a day by its moments, and what is not agreed as tentative', () => {
    const when = { start: '2026-12-29T06:00:00Z', end: '2026-12-29T10:30:00Z' };
    const lines = unfolded(written([{ ...EVENT, when, tentative: true, busy: false }]));
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261229T060000Z',
        'DTEND:20261229T103000Z',
        'STATUS:TENTATIVE',
        'TRANSP:TRANSPARENT',
      ]),
    );
  });

  test('has a component where there is no event', () => {
    const lines = unfolded(written([]));
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'BEGIN:STANDARD',
    ]);
  });

  test('an address is a value of its own kind: its commas and semicolons stay', () => {
    const url = 'https://portal.example/portal/uvacation/12?a=1,2;3';
    expect(unfolded(written([{ ...EVENT, url }]))).toContain(`URL:${url}`);
  });

  test('a text that would begin a line of its own is a text', () => {
    const summary = 'Отпуск\r\nEND:VEVENT\nBEGIN:VALARM\u0000\u0007; a, b \\n';
    const text = written([{ ...EVENT, summary }]);
    expect(text.split('END:VEVENT\r\n')).toHaveLength(2);
    expect(text).not.toContain('\r\nBEGIN:VALARM');
    expect(valueIn(text, 'SUMMARY')).toBe('Отпуск\nEND:VEVENT\nBEGIN:VALARM; a, b \\n');
  });

  test('every line has 75 bytes at most and is read back as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
        const text = written([{ ...EVENT, summary }], summary);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        const kept = summary.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(valueIn(text, 'SUMMARY')).toBe(kept);
        expect(valueIn(text, 'NAME')).toBe(kept);
      }),
    );
  });
});
