import { folded } from '../kernel/folded.ts';

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What was meant where a word was typed in the other keyboard layout: `jnge` is «отпу», «мфс» is `vac`. */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()]
    .map((sign) => {
      const [latin, russian] = [LATIN.indexOf(sign), RUSSIAN.indexOf(sign)];
      return latin >= 0 ? RUSSIAN[latin] : russian >= 0 ? LATIN[russian] : sign;
    })
    .join('');

/** «2-НДФЛ» is found by «ндфл», «(форма)» by «форма». */
const BEFORE_A_PART = [' ', '-', '«', '('];

/** Whether a person may mean something by what they typed, in either layout: one of its words begins so, or a part of one. */
export const isMeant = (typed: string, words: readonly string[]): boolean => {
  const said = words.map(folded);
  return [typed, inOtherLayout(typed)].some((text) => {
    const asked = folded(text).trim();
    return said.some(
      (word) => word.startsWith(asked) || BEFORE_A_PART.some((sign) => word.includes(sign + asked)),
    );
  });
};
