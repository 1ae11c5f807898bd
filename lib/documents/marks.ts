import type { Reason } from '../kernel/errors.data.ts';

/** Marks of a document's last step: items with `;` between them, as the dictionary has them (AMB-076); none twice. */
export const marksOf = (indicators: string | null | undefined): string[] => [
  ...new Set(
    (indicators ?? '')
      .split(';')
      .map((mark) => mark.trim())
      .filter((mark) => mark !== ''),
  ),
];

/** What the portal itself says of a document beside its status: one of the marks of its family, and why, where a refusal is why. */
export interface SaidMark {
  readonly code: string;
  readonly reason?: Reason;
}
