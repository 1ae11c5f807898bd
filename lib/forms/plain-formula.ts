/** Functions that reckon with what is in the workbook and reach for nothing. */
const FUNCTIONS = new Set(
  `AND OR NOT XOR IF IFERROR ISBLANK ISNUMBER ISTEXT ISERROR ISNA ISODD ISEVEN LEN LEFT RIGHT MID FIND SEARCH TRIM
   UPPER LOWER EXACT VALUE TEXT ROW COLUMN ROWS COLUMNS MOD INT ROUND ABS MIN MAX SUM COUNT COUNTA COUNTIF COUNTBLANK
   AVERAGE TODAY NOW DATE YEAR MONTH DAY WEEKDAY`.split(/\s+/),
);

const SHEET = String.raw`(?:'(?:[^'\[\]\\/?*:|]|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!`;
const WORDS = new RegExp(
  [
    '"(?:[^"]|"")*"',
    String.raw`#(?:REF!|N/A|VALUE!|DIV/0!|NAME\?|NUM!|NULL!)`,
    String.raw`(?:${SHEET})?(?:\$?\d+:\$?\d+|#REF!)`,
    String.raw`\d+(?:\.\d+)?(?:E[+-]?\d+)?`,
    String.raw`(?:${SHEET})?\$?[\p{L}_][\p{L}\p{N}_.$]*`,
    String.raw`[-+*/^&=<>%(){},;:\s]`,
  ].join('|'),
  'uy',
);

const SIGN = /^[-+*/^&=<>%(){},;:]$/;

/**
 * Whether a formula beside the cells (a named range, a condition of colours, a check of what is typed) reckons with this
 * workbook alone: cells, numbers, texts, operators and the functions above. No other file, no service, no address.
 */
export const isPlainFormula = (formula: string): boolean => {
  WORDS.lastIndex = 0;
  let [at, called] = [0, ''];
  while (at < formula.length) {
    const word = WORDS.exec(formula)?.[0];
    if (word === undefined) return false;
    if (word === '(' && called !== '' && !FUNCTIONS.has(called.toUpperCase())) return false;
    if (word.trim() !== '') called = SIGN.test(word) ? '' : word;
    at += word.length;
    WORDS.lastIndex = at;
  }
  return true;
};
