import { isGroup, type Messages } from './override-messages.ts';

/** The named parts of the messages: a whole file (`shell`), or a group or sentence of it (`papers.due`). */
export const pickedMessages = (messages: Messages, names: readonly string[]): Messages =>
  Object.fromEntries(
    [...new Set(names.map(fileOf))].flatMap((file) => {
      const group = messages[file];
      const named = names.filter((name) => fileOf(name) === file);
      if (!isGroup(group)) return [];
      if (named.includes(file)) return [[file, group]];
      const parts = new Set(named.map((name) => name.slice(file.length + 1)));
      return [[file, Object.fromEntries(Object.entries(group).filter(([part]) => parts.has(part)))]];
    }),
  );

/** The file of a name: `papers` of `papers.due`. */
export const fileOf = (name: string): string => name.split('.')[0] ?? '';

/** Both together; where both have a sentence the second counts. */
export const joinedMessages = (first: Messages, second: Messages): Messages =>
  Object.fromEntries([
    ...Object.entries(first),
    ...Object.entries(second).map(([key, value]) => {
      const before = first[key];
      return [key, isGroup(before) && isGroup(value) ? joinedMessages(before, value) : value] as const;
    }),
  ]);
