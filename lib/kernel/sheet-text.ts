const ESCAPED = /_x([0-9a-f]{4})_/gi;
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/**
 * A text as the strings of a workbook keep it (ECMA-376, ST_Xstring): what looks like an escape there is escaped, and
 * the line break that XML would turn into another.
 */
export const sheetString = (text: string): string =>
  text.replace(LOOKS_ESCAPED, '_x005F_').replaceAll('\r', '_x000D_');

/** LibreOffice escapes and reads by escapes control characters and the underscore alone: others are plain texts to it. */
const ESCAPED_BY_CALC = /_x(00[01][0-9a-f]|005f)_/gi;

/** What a string of a workbook says: `_x000D_` is a line break, `_x005F_x0020_` the text `_x0020_`. */
export const sheetText = (string: string, isOfCalc = false): string =>
  string.replace(isOfCalc ? ESCAPED_BY_CALC : ESCAPED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
