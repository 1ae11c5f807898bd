import { plainFileName } from './file-name.ts';

const RESERVED = /[<>:"|?*$`]/g;
/** Devices of Windows, and the one name that is no key of an object. */
const TAKEN = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|^__proto__$/i;
/** Linux takes names of 255 bytes, two of them for a Cyrillic letter; what is made of a name adds some. */
const MOST_BYTES = 200;

/** A name that every system unpacks to: no path, nothing a shell or Windows reads as more than a letter, not too long. */
export const archiveName = (name: string): string => {
  const plain = shortened(plainFileName(name).replace(RESERVED, '_')).replace(/[. ]+$/, '');
  if (plain === '' || TAKEN.test(plain)) return `document${plain && `_${plain}`}`;
  return plain.startsWith('-') || plain.startsWith('.') ? `_${plain}` : plain;
};

/** The start of a name and its ending. */
const shortened = (name: string): string => {
  if (Buffer.byteLength(name) <= MOST_BYTES) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  let stem = '';
  for (const character of name) {
    if (Buffer.byteLength(stem + character + ending) > MOST_BYTES) break;
    stem += character;
  }
  return stem + ending;
};

/** The same without its ending. */
export const stemOf = (name: string): string => archiveName(name).replace(/(?<=.)\.[^.]{1,10}$/, '');

/** Tells names apart that would fall on one another or on a reserved one, also where capitals do not count. */
export const uniqueNames = (reserved: readonly string[] = []): ((name: string) => string) => {
  const taken = new Set(reserved.map((name) => name.toLowerCase()));
  return (name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = name;
    for (let rank = 2; taken.has(free.toLowerCase()); rank += 1) free = `${stem} (${rank})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
};
