/** The most one answer holds, of however many calls it is made, in bytes. */
export const ANSWER_CAP = 10 * 1024 * 1024;

/** What the refusal says of it. */
export const TOO_BIG = { max: ANSWER_CAP / 1_048_576 };

/**
 * Keeps the answers of calls that came together within one answer: `text` as long as there is room for it, `instead`
 * for a read that would pass the cap. The answer of a write is never withheld, for it is done.
 */
export const oneAnswer = (): ((text: string, withheld: false | (() => string)) => string) => {
  let left = ANSWER_CAP;
  return (text, withheld) => {
    const size = Buffer.byteLength(text);
    if (size > left && withheld) return withheld();
    left -= size;
    return text;
  };
};
