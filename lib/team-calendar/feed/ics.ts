import type { Day } from '../../kernel/day.ts';
import { addDays } from '../../kernel/day.ts';

/** An event of a calendar: whole days, both ends included, or from a moment to a moment (ISO 8601, UTC). */
export interface FeedEvent {
  readonly uid: string;
  /** How often it has changed: a program takes the highest it has seen. */
  readonly sequence: number;
  readonly summary: string;
  readonly when:
    | { readonly first: Day; readonly last: Day }
    | { readonly start: string; readonly end: string };
  /** Not agreed yet. */
  readonly tentative: boolean;
  /** The event takes the time of the calendar's reader. */
  readonly busy: boolean;
  readonly url?: string | undefined;
}

export interface Feed {
  readonly name: string;
  /** When it was made, ISO 8601. */
  readonly made: string;
  /** After so many hours a program asks again. */
  readonly againH: number;
  readonly events: readonly FeedEvent[];
}

/** A calendar as programs read it (RFC 5545, RFC 7986): lines of at most 75 bytes, ended by CR LF. */
export const icsOf = ({ name, made, againH, events }: Feed): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Employee Gateway//Team calendar//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${againH}H`,
    `X-PUBLISHED-TTL:PT${againH}H`,
    // A calendar must have a component, also without absences.
    ...(events.length === 0 ? ZONE : events.flatMap((event) => eventLines(event, made))),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');

const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const eventLines = (event: FeedEvent, made: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `DTSTAMP:${moment(made)}`,
  `SEQUENCE:${event.sequence}`,
  ...whenLines(event.when),
  `SUMMARY:${text(event.summary)}`,
  `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `TRANSP:${event.busy ? 'OPAQUE' : 'TRANSPARENT'}`,
  // People with whom the calendar is shared elsewhere see that the time is taken, and no more.
  'CLASS:PRIVATE',
  ...(event.url === undefined ? [] : [`URL:${event.url.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)}`]),
  'END:VEVENT',
];

/** The end of whole days is the day after them. */
const whenLines = (when: FeedEvent['when']): readonly string[] =>
  'first' in when
    ? [`DTSTART;VALUE=DATE:${date(when.first)}`, `DTEND;VALUE=DATE:${date(addDays(when.last, 1))}`]
    : [`DTSTART:${moment(when.start)}`, `DTEND:${moment(when.end)}`];

const date = (day: Day): string => day.replaceAll('-', '');

/** `2026-11-28T09:18:00.123Z` as `20261128T091800Z`. */
const moment = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text as a value: what would end it is escaped, what no line may hold is left out. */
const text = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, (each) => `\\${each}`)
    .replaceAll('\n', '\\n');

const LINE_BYTES = 75;

/** A line with its end; what is longer goes on after a blank, and no character is cut in two. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const each of line) {
    const size = bytesOf(each);
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += each;
    bytes += size;
  }
  return `${[...parts, part].join('\r\n')}\r\n`;
};

/** How many bytes of UTF-8 a character takes. */
const bytesOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};
