import { reader } from '../../beside/reader.ts';

/** The pages of a paper, drawn to see that this ends. */
export const DRAWABLE = reader('drawable', 10, 640, async () => (await import('./original.ts')).drawnAlone);
