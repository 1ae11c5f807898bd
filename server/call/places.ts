/** A number of places that are taken and given back, in the order of those who ask. */
export interface Places {
  /** Takes a place if one is free and no caller waits for it. */
  readonly tryTake: () => boolean;
  /** Waits for a place so many milliseconds: false when none came free. */
  readonly take: (patienceMs: number) => Promise<boolean>;
  readonly give: () => void;
  /** No place is taken or waited for. */
  readonly unused: () => boolean;
}

export const placesOf = (number: number): Places => {
  let free = number;
  const waiting: (() => void)[] = [];
  const tryTake = (): boolean => {
    if (free === 0 || waiting.length > 0) return false;
    free -= 1;
    return true;
  };
  const take = (patienceMs: number): Promise<boolean> =>
    tryTake()
      ? Promise.resolve(true)
      : new Promise((resolve) => {
          const mine = (): void => {
            clearTimeout(timer);
            resolve(true);
          };
          const timer = setTimeout(() => {
            waiting.splice(waiting.indexOf(mine), 1);
            resolve(false);
          }, patienceMs);
          waiting.push(mine);
        });
  const give = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return { tryTake, take, give, unused: () => free === number && waiting.length === 0 };
};
