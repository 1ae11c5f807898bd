import type { Locale } from '../../lib/access/actor.ts';
import type { FoundText } from '../../lib/i18n/found-texts.ts';
import { markedWith, placeMarked } from '../../lib/i18n/marked-text.ts';
import type { Sentence, Wording } from '../../lib/i18n/override-messages.ts';
import { textsEdited } from '../i18n/texts-edited.ts';
import type { SeenText } from './seen-text.ts';

interface Asked {
  readonly locale: Locale;
  /** The client's own texts as the page shows them. */
  readonly wording: readonly Wording[];
  readonly sentenceOf: (alias: string) => Sentence | undefined;
}

/**
 * The sentences that a seen text may be, the one it is first. Several read alike: each is drawn for a moment with an
 * invisible mark of its own, and the text that was pressed shows which it has. What the server drew takes no mark: then
 * the order stays.
 */
export const pressedFirst = async (
  seen: SeenText,
  found: readonly FoundText[],
  { locale, wording, sentenceOf }: Asked,
): Promise<readonly FoundText[]> => {
  if (found.length < 2) return found;
  const field = locale === 'en' ? 'name_eng' : 'name';
  const marked = found.flatMap(({ alias }, place) => {
    const sentence = sentenceOf(alias);
    return sentence === undefined ? [] : [{ alias, [field]: markedWith(sentence, place) }];
  });
  textsEdited.show([...wording, ...marked]);
  try {
    await drawn();
    const place = placeMarked(readingsNow(seen));
    const pressed = place === undefined ? undefined : found[place];
    return pressed ? [pressed, ...found.filter((each) => each !== pressed)] : found;
  } finally {
    textsEdited.show(wording);
  }
};

/** The narrowest first, as they were read when it was pressed. */
const readingsNow = ({ node, element }: SeenText): string[] => [
  node?.nodeValue ?? '',
  ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  element.textContent ?? '',
  element.parentElement?.textContent ?? '',
];

/** Once the page was redrawn. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
