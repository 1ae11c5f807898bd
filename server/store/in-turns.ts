import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one reader's work holds the process before others have their turn. */
const TURN_MS = 10;
const PIECE_CHARACTERS = 32_768;

/** Items one after the other; whatever is done with them, others have their turn between two of them. */
export async function* inTurns<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let since = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** What `map` of an array answers, in turns with others. */
export const mapInTurns = async <Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
): Promise<Made[]> => {
  const made: Made[] = [];
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    made.push(make(item, index));
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return made;
};

/** A text as bytes (UTF-8), in pieces that are made as they are taken, in turns with others. */
export async function* textBytes(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  let piece = '';
  for await (const text of inTurns(texts)) {
    piece += text;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}
