const YEAR_S = 31_536_000;

/** Keeps a choice of this browser where the server reads it when it draws the next page. */
export const keepForServer = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the next page is asked for; the Cookie Store API answers later
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
};
