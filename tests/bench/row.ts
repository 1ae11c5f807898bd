/** One line of the bench: what was measured, what was wanted, whether it holds. */
export interface Row {
  name: string;
  value: string;
  wanted: string;
  holds: boolean;
}
