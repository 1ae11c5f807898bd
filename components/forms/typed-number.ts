/** What is typed into a field for a number: digits, the comma or the point of a fraction, and the blanks of a pasted sum (AMB-132). */
export const typedNumber = (typed: string): string => typed.replaceAll(/[^\d.,\s]/g, '');
