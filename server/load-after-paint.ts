/** Stands in the page as a text, before the first tag that is held: it uses nothing from outside. */
const loadAfterPaint = (heldAs: string, partOf: string): void => {
  const nonce = document.currentScript?.nonce ?? '';
  /** One at a time: what is pressed meanwhile comes between. */
  const { port1: next, port2: then } = new MessageChannel();
  next.onmessage = () => {
    const held = document.querySelector<HTMLElement>(`[type="${heldAs}"], [rel="${heldAs}"]`);
    if (!held) return;
    const tag = document.createElement(held.tagName);
    for (const { name, value } of held.attributes) tag.setAttribute(name, value);
    tag.nonce = nonce;
    if (held.tagName === 'LINK') tag.setAttribute('rel', 'preload');
    else tag.removeAttribute('type');
    // A page that waits for a part finds its tag and hears from it; without the tag it fetches the part by itself.
    tag.addEventListener('error', () => {
      const parts = [...document.querySelectorAll(`[type="${partOf}"]`)];
      for (const part of parts) part.remove();
      for (const part of parts) part.dispatchEvent(new Event('error'));
    });
    held.replaceWith(tag);
    then.postMessage(null);
  };
  const load = (): void => then.postMessage(null);
  // The first date takes a browser a while to write: now, while the styles are under way, it delays nothing.
  setTimeout(() => new Intl.DateTimeFormat(document.documentElement.lang).format());
  let isLoaded = false;
  const begin = (): void => {
    if (isLoaded) return;
    isLoaded = true;
    load();
    // What the rest of the page still holds.
    document.addEventListener('DOMContentLoaded', load);
  };
  const isSaid = PerformanceObserver.supportedEntryTypes?.includes('paint');
  // A hidden page is not painted, and not every browser says when one is.
  if (!isSaid || document.visibilityState === 'hidden') {
    begin();
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin);
  setTimeout(begin, 3_000);
};

/**
 * The script, as a text, that fetches the held scripts of its page. `heldAs`: what their tags say instead of their type;
 * `partOf`: what those of the parts of a joined script say.
 */
export const loaderOf = (heldAs: string, partOf: string): string =>
  `(${loadAfterPaint.toString()})("${heldAs}","${partOf}")`;
