/** Personnel numbers in a text that was pasted: by line, blank, comma or semicolon; each once, as it was written. */
export const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((number) => number.trim())
      .filter((number) => number !== ''),
  ),
];
