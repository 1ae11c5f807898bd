const KEY = 'eg.keys';

/** Whether single letters act: on until the person switches them off. */
export const keysAreOn = (): boolean => {
  try {
    return window.localStorage.getItem(KEY) !== '0';
  } catch {
    return true;
  }
};

export const switchKeys = (on: boolean): void => {
  try {
    window.localStorage.setItem(KEY, on ? '1' : '0');
  } catch {
    // Without storage the keys stay on.
  }
};
