import { isGroup, type Messages } from './override-messages.ts';

/** The named parts of the messages: a whole file (`shell`), or a group or sentence of it (`papers.due`). */
export const pickedMessages = (messages: Messages, names: readonly string[]): Messages =>
  names.reduce<Messages>((picked, name) => {
    const [file = '', part] = name.split('.');
    const group = messages[file];
    if (!isGroup(group)) return picked;
    if (part === undefined) return { ...picked, [file]: group };
    const sentence = group[part];
    const before = picked[file];
    return sentence === undefined
      ? picked
      : { ...picked, [file]: { ...(isGroup(before) ? before : {}), [part]: sentence } };
  }, {});

/** Both together; where both have a sentence the second counts. */
export const joinedMessages = (first: Messages, second: Messages): Messages =>
  Object.entries(second).reduce<Messages>((joined, [key, value]) => {
    const before = joined[key];
    return { ...joined, [key]: isGroup(before) && isGroup(value) ? joinedMessages(before, value) : value };
  }, first);
