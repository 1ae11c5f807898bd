/** Where the browser keeps what (AMB-027). A token is never in the local storage. */
export const KEYS = {
  token: 'eg.token',
  profile: 'eg.profile',
  app: 'eg.app',
  parameters: 'eg.parameters',
  auth: 'eg.auth',
  lastActivity: 'eg.auth.lastActivity',
  lastClear: 'eg.auth.lastClear',
  acting: 'eg.acting',
  lent: 'eg.lent',
  locale: 'eg.locale',
  client: 'client_params',
  cert: 'eg.cert',
  debug: 'eg.debug',
  side: 'eg.side',
} as const;

type Area = 'session' | 'local';

/** A stored value; undefined when there is none, it is no JSON, or the browser allows no storage. */
export const readStored = (area: Area, key: string): unknown => {
  try {
    const text = areaOf(area).getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Keeps a value; a full or forbidden storage is no reason to fail. */
export const writeStored = (area: Area, key: string, value: unknown): void => {
  try {
    areaOf(area).setItem(key, JSON.stringify(value));
  } catch {
    // A private window without storage works on: the value lives as long as the page.
  }
};

export const clearStored = (area: Area, ...keys: readonly string[]): void => {
  try {
    for (const key of keys) areaOf(area).removeItem(key);
  } catch {
    // Nothing was kept, nothing is left.
  }
};

const areaOf = (area: Area): Storage => (area === 'session' ? window.sessionStorage : window.localStorage);
