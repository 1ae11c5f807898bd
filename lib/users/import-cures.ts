import { editDistance } from '../kernel/edit-distance.ts';
import { comparedEmail, isEmail } from '../kernel/email.ts';
import { folded } from '../kernel/folded.ts';
import { importedDay } from '../kernel/imported-day.ts';

/** Letters that look the same in both alphabets, as a hand on the wrong layout types them. */
const CYRILLIC = 'асеоркухтвмнАСЕОРКХТВМН';
const LATIN = 'aceopkyxtbmhACEOPKXTBMH';

const latin = (text: string): string =>
  [...text].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');

/** The address that a mistyped one most likely is: blanks, a comma for a dot, letters of the other alphabet. */
export const likelyEmail = (text: string): string | undefined => {
  const tidy = text.replaceAll(/\s+/g, '').replaceAll(',', '.').replaceAll(/\.+/g, '.').replace(/[.;]$/, '');
  return [tidy, latin(tidy)]
    .map(comparedEmail)
    .find((mended) => mended !== comparedEmail(text) && isEmail(mended));
};

/** The day that one in another writing is: 2/3/2026, 02-03-2026, 2.3.26, 2026/03/02. */
export const likelyDay = (text: string): string | undefined => {
  const [, one = '', two = '', three = ''] =
    /^(\d{1,4})[./\-\s]+(\d{1,2})[./\-\s]+(\d{1,4})/.exec(text.trim()) ?? [];
  const [date, year] = one.length === 4 ? [three, one] : [one, three.length === 2 ? `20${three}` : three];
  return importedDay(`${date}.${two}.${year}`);
};

const FAR = 3;

/** The name among those known that was most likely meant: a few letters away, and nearer than any other. */
export const likelyName = (text: string, names: Iterable<string>): string | undefined => {
  const asked = folded(text.trim());
  let best: string | undefined;
  let least = Math.min(FAR, Math.ceil(asked.length / 3)) + 1;
  for (const name of names) {
    const known = folded(name);
    if (Math.abs(asked.length - known.length) >= least) continue;
    const away = editDistance(asked, known);
    if (away < least) [best, least] = [name, away];
  }
  return best;
};
