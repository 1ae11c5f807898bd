/** Works a number out by its size alone, so that what is taken is rounded as what is given. */
export const sized = (value: number, work: (size: number) => number): number =>
  value < 0 ? -work(-value) : work(value);
