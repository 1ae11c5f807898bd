/** Lines that a letter lists. */
const LISTED_MAX = 10;

/** The first of some lines, each as an item, and what is said of the rest; `count` is how many there are with those not given. */
export const listed = (
  lines: readonly string[],
  rest: (count: number) => string,
  count = lines.length,
): string => {
  const shown = lines.slice(0, LISTED_MAX).map((line) => `• ${line}`);
  const more = count - shown.length;
  return [...shown, ...(more > 0 ? [rest(more)] : [])].join('\n');
};
