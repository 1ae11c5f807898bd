/** A text that one page takes along to the next, in the memory of the tab: it stands in no address and no store. */
let carried = '';

export const carryText = (text: string): void => {
  carried = text;
};

/** The text that came along; it stays until it is dropped. */
export const carriedText = (): string => carried;

export const dropCarriedText = (): void => {
  carried = '';
};
