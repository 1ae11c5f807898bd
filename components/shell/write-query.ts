'use client';

/**
 * Changes what the address of the page asks for; '' and undefined take a name away, what is not named stays. The screen
 * hears of it by `useSearchParams`: an address written with the router's own state reaches no listener.
 */
export const writeQuery = (
  asked: Readonly<Record<string, string | number | undefined>>,
  how: 'push' | 'replace' = 'replace',
): void => {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(asked))
    if (value) address.searchParams.set(name, String(value));
    else address.searchParams.delete(name);
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
};
