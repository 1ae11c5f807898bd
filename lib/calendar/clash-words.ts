import type { Clash } from './clash.ts';

/** A sentence of `documents.clash` in the reader's language. */
type Say = (
  key: 'nobody' | 'peak' | 'peak_of' | 'free' | 'you' | 'two' | 'more',
  values?: Record<string, string | number>,
) => string;

/** A clash in words: how many at most, and who. The reader is «вы» and comes first. */
export const clashWords = (say: Say, reader: number | null) => ({
  count: ({ others, team, peak }: Clash): string => {
    if (others.length === 0) return say('nobody');
    return team === null ? say('peak', { peak }) : say('peak_of', { peak, team });
  },
  who: (clash: Clash, nameOf: (employee_id: number) => string): string => {
    const people = clash.others.toSorted((a, b) => Number(b === reader) - Number(a === reader));
    const named = people.map((id) => (id === reader ? say('you') : surname(nameOf(id))));
    const [first, second] = named;
    if (first === undefined) return say('free');
    if (second === undefined) return first;
    return named.length === 2
      ? say('two', { first, second })
      : say('more', { first, count: named.length - 1 });
  },
});

const surname = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
