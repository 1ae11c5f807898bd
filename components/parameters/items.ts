/** The items of a `;` list as they are written, none empty. */
export const itemsOf = (value: string): string[] =>
  value
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const listOfItems = (items: readonly string[]): string => items.join(';');

/** Items that stand for all or none, and so for themselves. */
const ALONE: readonly string[] = ['0', '1', '*'];

/** A list with an item put in or taken out: what stands for all and what is named never stand together. */
export const toggled = (value: string, item: string, on: boolean): string => {
  const rest = itemsOf(value).filter((each) => each.toLowerCase() !== item.toLowerCase());
  if (!on) return listOfItems(rest);
  if (ALONE.includes(item)) return item;
  return listOfItems([...rest.filter((each) => !ALONE.includes(each)), item]);
};
