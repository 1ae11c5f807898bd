/**
 * Days of leave are kept in whole parts of a day: a twelfth of a day is 100 of them and a hundredth is 12, so what is
 * earned by month and what is typed both are whole, and no sum drifts.
 */
export const PARTS_PER_DAY = 1_200;
const PARTS_PER_TWELFTH = 100;
const PARTS_PER_HUNDREDTH = 12;

/**
 * Parts of days as they are typed or stored, to hundredths. What is a twelfth rounded to hundredths is that twelfth:
 * 4.67 means 4 days and 8/12. The function `leave_parts` of the database says the same.
 */
export const partsOfDays = (days: string | number): number => {
  const hundredths = Math.round(Number(days) * 100);
  return sized(hundredths, (size) => {
    const twelfths = Math.round((size * PARTS_PER_HUNDREDTH) / PARTS_PER_TWELFTH);
    return hundredthsOf(twelfths * PARTS_PER_TWELFTH) === size
      ? twelfths * PARTS_PER_TWELFTH
      : size * PARTS_PER_HUNDREDTH;
  });
};

/** Parts as days to hundredths, a decimal text: 36400 is `30.33`. */
export const daysOfParts = (parts: number): string =>
  (sized(parts, hundredthsOf) / 100).toFixed(2).replace(/^-0\.00$/, '0.00');

const hundredthsOf = (parts: number): number => Math.round(parts / PARTS_PER_HUNDREDTH);

/** Works a number out by its size alone, so that what is taken is rounded as what is given. */
const sized = (value: number, work: (size: number) => number): number =>
  value < 0 ? -work(-value) : work(value);
