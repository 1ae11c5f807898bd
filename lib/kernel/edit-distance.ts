/** The distance of Levenshtein: how many signs have to be put in, taken out or changed to make one text the other. */
export const editDistance = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1)
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
        ),
      );
    above = line;
  }
  return above[other.length] ?? 0;
};
