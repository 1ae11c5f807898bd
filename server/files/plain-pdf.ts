import { open } from 'node:fs/promises';

const MAGIC = '%PDF-';
const END = '%%EOF';
/** Readers look for the end in so many last bytes. */
const TAIL = 1_024;
const ACTIVE = ['/JavaScript', '/Launch'];
const PIECE = 65_536;

/** Whether a file begins and ends as a PDF, and does not openly carry a script or a program to start. */
export const isPlainPdf = async (path: string): Promise<boolean> => {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    let before = '';
    let ended = '';
    for (let at = 0; at < size; at += PIECE) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(PIECE), 0, PIECE, at);
      const text = before + buffer.toString('latin1', 0, bytesRead);
      if (at === 0 && !text.startsWith(MAGIC)) return false;
      if (ACTIVE.some((name) => text.includes(name))) return false;
      before = text.slice(-Math.max(...ACTIVE.map((name) => name.length)));
      ended = (ended + text).slice(-TAIL);
    }
    return ended.includes(END);
  } finally {
    await handle.close();
  }
};
