/** Marks of a document's last step: items with `;` between them, as the dictionary has them (AMB-076); none twice. */
export const marksOf = (indicators: string | null | undefined): string[] => [
  ...new Set(
    (indicators ?? '')
      .split(';')
      .map((mark) => mark.trim())
      .filter((mark) => mark !== ''),
  ),
];
