/** A text in sight: where it stands, and what it may be read as, the narrowest first. */
export interface SeenText {
  readonly element: Element;
  /** The words themselves where they stand between tags; undefined for those of an attribute. */
  readonly node: Text | undefined;
  readonly readings: readonly string[];
}

/** Where the mode draws itself: none of it is a text of the portal. */
export const OWN = 'data-texts-mode';

const NAMES = ['aria-label', 'title', 'placeholder', 'alt'] as const;
/** A text with marks in it is of an element around its words, unless that says much more. */
const LONGEST = 600;
const STEPS_UP = 3;

/** The text under a point of the window. */
export const seenAt = (x: number, y: number): SeenText | undefined => {
  const element = document.elementFromPoint(x, y);
  if (!element || element.closest(`[${OWN}]`)) return undefined;
  const node = wordsIn(element).find((words) => rectsOf(words).some((rect) => isIn(rect, x, y)));
  if (node) return ofWords(node);
  return ofElement(element.closest('button, a, input, textarea, [role=img]') ?? element);
};

/** All texts of the page in their order, what is hidden left out. */
export const allSeen = (): SeenText[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
    acceptNode: (node) =>
      node instanceof Element && (node.hasAttribute(OWN) || ['SCRIPT', 'STYLE'].includes(node.tagName))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  const seen: SeenText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node instanceof Text ? visible(node) : node instanceof Element ? named(node) : undefined;
    if (text) seen.push(text);
  }
  return seen;
};

/** Where a text stands in the window. */
export const rectOf = ({ node, element }: SeenText): DOMRect =>
  node?.isConnected ? rangeOf(node).getBoundingClientRect() : element.getBoundingClientRect();

const visible = (node: Text): SeenText | undefined =>
  (node.nodeValue ?? '').trim() !== '' && isShown(node.parentElement) && rectsOf(node).some(hasSize)
    ? ofWords(node)
    : undefined;

/** What has a name and no words: a button with a picture, an empty field. */
const named = (element: Element): SeenText | undefined => {
  if (!NAMES.some((name) => element.hasAttribute(name)) || (element.textContent ?? '').trim() !== '')
    return undefined;
  return isShown(element) && hasSize(element.getBoundingClientRect()) ? ofElement(element) : undefined;
};

const isShown = (element: Element | null): boolean =>
  element?.checkVisibility({ visibilityProperty: true }) === true && element.closest('[inert]') === null;

const ofWords = (node: Text): SeenText | undefined => {
  const element = node.parentElement;
  if (!element) return undefined;
  return { element, node, readings: [node.nodeValue ?? '', ...around(element), ...namesOf(element)] };
};

const ofElement = (element: Element): SeenText | undefined => {
  const readings = [...namesOf(element), ...around(element).slice(0, 1)];
  return readings.length > 0 ? { element, node: undefined, readings } : undefined;
};

/** What elements around the words say as a whole. */
const around = (element: Element): string[] => {
  const found: string[] = [];
  for (let at: Element | null = element; at && found.length < STEPS_UP; at = at.parentElement) {
    const text = at.textContent ?? '';
    if (text.length > LONGEST) break;
    if (text.trim() !== '' && !found.includes(text)) found.push(text);
  }
  return found;
};

const namesOf = (element: Element): string[] =>
  NAMES.flatMap(
    (name) => element.closest('button, a, input, textarea, [role=img]')?.getAttribute(name) ?? [],
  );

const wordsIn = (element: Element): Text[] =>
  [...element.childNodes].filter(
    (node): node is Text => node instanceof Text && (node.nodeValue ?? '').trim() !== '',
  );

const rangeOf = (node: Text): Range => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
};

const rectsOf = (node: Text): DOMRect[] => [...rangeOf(node).getClientRects()];
const hasSize = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
const isIn = (rect: DOMRect, x: number, y: number): boolean =>
  x >= rect.left - 2 && x <= rect.right + 2 && y >= rect.top - 2 && y <= rect.bottom + 2;
