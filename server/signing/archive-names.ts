import { plainFileName } from '../files/file-name.ts';

const RESERVED = /[<>:"|?*$`]/g;
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that every system unpacks to: no path, nothing a shell or Windows reads as more than a letter. */
export const archiveName = (name: string): string => {
  const plain = plainFileName(name)
    .replace(RESERVED, '_')
    .replace(/[. ]+$/, '');
  if (plain === '' || DEVICE.test(plain)) return `document${plain && `_${plain}`}`;
  return plain.startsWith('-') || plain.startsWith('.') ? `_${plain}` : plain;
};

/** The same without its ending. */
export const stemOf = (name: string): string => archiveName(name).replace(/(?<=.)\.[^.]{1,10}$/, '');

/** Tells names apart that would fall on one another, also where capitals do not count. */
export const uniqueNames = (): ((name: string) => string) => {
  const taken = new Set<string>();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = name;
    for (let rank = 2; taken.has(free.toLowerCase()); rank += 1) free = `${stem} (${rank})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
};
