/** All that a stream brings, as one buffer. */
export const bytesOf = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const taken: Uint8Array[] = [];
  for await (const piece of pieces) taken.push(piece);
  return Buffer.concat(taken);
};
