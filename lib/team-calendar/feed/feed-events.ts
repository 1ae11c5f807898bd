import { kindOfObject } from '../../calendar/absence-kinds.ts';
import type { FeedKind } from '../../calendar/feed.ts';
import { momentOf } from '../../kernel/day-start.ts';
import type { TeamAbsence, TeamPerson } from '../../rpc/team-calendar.ts';
import type { FeedEvent } from './ics.ts';

/** What the server lends to put absences into words and addresses. */
export interface FeedVoice {
  readonly timeZone: string;
  /** «отпуск», «отсутствует»: what an absence is called, by its kind and whether it is agreed. */
  readonly what: (kind: ReturnType<typeof kindOfObject>, pending: boolean) => string;
  readonly name: (person: TeamPerson) => string;
  /** An id that says nothing of what it is made of. */
  readonly uid: (of: string) => string;
  /** The page of a document. */
  readonly url: (document: { readonly id: number; readonly object_id: string }) => string | undefined;
}

/**
 * Absences as events, each once: those of the caller for their own calendar, those of all others for that of the team.
 * An event keeps its id while its document is visible; of a hidden one, the id is made of its days alone.
 */
export const feedEvents = (
  kind: FeedKind,
  people: readonly TeamPerson[],
  absences: readonly TeamAbsence[],
  voice: FeedVoice,
): FeedEvent[] => {
  const byId = new Map(people.map((person) => [person.employee_id, person]));
  const events = absences.flatMap((absence) => {
    const person = byId.get(absence.employee_id);
    return person && person.self === (kind === 'own') ? [eventOf(kind, person, absence, voice)] : [];
  });
  return [...new Map(events.map((event) => [event.uid, event])).values()];
};

const eventOf = (kind: FeedKind, person: TeamPerson, absence: TeamAbsence, voice: FeedVoice): FeedEvent => {
  const what = voice.what(kindOfObject(absence.object_id), absence.pending);
  const { id, object_id, pending } = absence;
  return {
    uid: voice.uid(keyOf(absence)),
    sequence: absence.version ?? (pending ? 0 : 1),
    summary: kind === 'own' ? capitalised(what) : `${voice.name(person)}: ${what}`,
    when: whenOf(absence, voice.timeZone),
    tentative: pending,
    busy: kind === 'own',
    url: id !== null && object_id !== null ? voice.url({ id, object_id }) : undefined,
  };
};

const keyOf = ({ id, nth, employee_id, first, last, from, to }: TeamAbsence): string =>
  id === null ? `days:${[employee_id, first, last, from, to].join('|')}` : `document:${id}|${nth}`;

const whenOf = ({ first, last, from, to }: TeamAbsence, timeZone: string): FeedEvent['when'] =>
  from !== null && to !== null && from < to
    ? { start: momentOf(first, from, timeZone), end: momentOf(last, to, timeZone) }
    : { first, last };

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
