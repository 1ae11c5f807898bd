import { isGroup } from '../../lib/i18n/override-messages.ts';
import { everythingSaid } from './messages.ts';

/** What a page watches itself for; plain data, so that a browser can be handed it. */
export interface Told {
  readonly sentences: readonly string[];
  readonly groups: readonly string[];
  readonly notLoaded: readonly string[];
}

const said = everythingSaid('ru');

const partsOf = (areGroups: boolean): string[] =>
  Object.entries(said).flatMap(([name, texts]) =>
    isGroup(texts)
      ? Object.entries(texts).flatMap(([part, text]) =>
          isGroup(text) === areGroups ? [`${name}.${part}`] : [],
        )
      : [],
  );

/** `team.title`, where such a sentence is there: two parts alone may be the name of a file. */
const SENTENCES = partsOf(false);

/** `families.vacation`, which begins a key, whether there is such a sentence or not. */
const GROUPS = partsOf(true);

/** What a part of a page says that the server refused to read, up to the code for support. */
const NOT_LOADED = (['ru', 'en'] as const).map((locale) => {
  const text = everythingSaid(locale).common;
  return isGroup(text) ? (String(text.load_failed_text).split('{')[0] ?? '') : '';
});

export const RAW: Told = { sentences: SENTENCES, groups: GROUPS, notLoaded: NOT_LOADED };

/**
 * Complains on the console about each key that is seen or spoken in a page in place of its sentence, and about each part
 * that the server refused to read. Read by a browser as it stands: it names nothing from outside.
 */
export const watchRawKeys = ({ sentences, groups, notLoaded }: Told): MutationObserver => {
  const pattern = /(?<![\w./@-])([a-z_]+\.[a-z_]+)\.[\w-]*[a-z][\w.-]*/g;
  const [whole, begun] = [new Set(sentences), new Set(groups)];
  const told = new Set<string>();
  const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
  const judge = (text: string | null): void => {
    const shown = (text ?? '').trim();
    if (notLoaded.some((begin) => shown.startsWith(begin)))
      console.error(`A part of the page did not load: ${shown}`);
    if (!shown.includes('.')) return;
    const long = [...shown.matchAll(pattern)].find(([, group = '']) => begun.has(group))?.[0];
    const key = long ?? (whole.has(shown) ? shown : undefined);
    if (key === undefined || told.has(key)) return;
    told.add(key);
    console.error(`The key of a sentence in place of the sentence: ${key}`);
  };
  const look = (node: Node): void => {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('script, style, textarea, code')) judge(node.data);
    } else if (node instanceof Element) {
      for (const name of spoken) judge(node.getAttribute(name));
      for (const child of node.childNodes) look(child);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) look(target);
      else if (target instanceof Element) for (const name of spoken) judge(target.getAttribute(name));
      for (const added of addedNodes) look(added);
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: spoken,
  });
  return observer;
};
