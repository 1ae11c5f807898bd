import type { FormPlace, FormProblem } from '../../lib/forms/problem.ts';
import { tagsIn } from '../../lib/forms/tag.ts';
import { type Dialect, type Part, textElement } from './dialect.ts';
import {
  child,
  type Element,
  element,
  everyElement,
  isElement,
  type PlacedTag,
  readText,
  replace,
} from './xml.ts';

/**
 * Makes every tag of a part a run of its own, in the look of its first sign, however the program that wrote the file has
 * parted it; answers the tags in order, and braces that belong to none.
 */
export const markTags = (part: Part, dialect: Dialect): { tags: Element[]; problems: FormProblem[] } => {
  const paragraphs = [...everyElement(part.root)].filter(({ name }) => name === dialect.paragraph);
  const found = paragraphs.map((paragraph, index) => {
    paragraph.at = paragraph.parent?.attributes.r ?? String(index + 1);
    const { where, sheet } = part;
    return markParagraph(paragraph, dialect, { where, sheet, at: paragraph.at, char: 0 });
  });
  return {
    tags: found.flatMap(({ tags }) => tags),
    problems: found.flatMap(({ problems }) => problems),
  };
};

interface Piece {
  readonly run: Element;
  readonly text: string;
  readonly start: number;
}

const markParagraph = (paragraph: Element, dialect: Dialect, place: FormPlace) => {
  const said = runsOf(paragraph, dialect).map(textOfRun(dialect)).join('');
  if (!/\{\{|\}\}/.test(said)) return { tags: [], problems: [] };
  const { tags, stray } = tagsIn(said);
  const placed = tags.map(
    (tag): PlacedTag => ({
      ...tag,
      said: said.slice(tag.start, tag.end),
      place: { ...place, char: tag.start + 1 },
    }),
  );
  const made = piecesOf(paragraph, dialect).flatMap((piece) => cut(piece, placed, dialect));
  return {
    tags: made,
    problems: stray.map(
      (at): FormProblem => ({
        code: 'stray',
        place: { ...place, char: at + 1 },
        said: said.slice(at, at + 30),
        likely: '',
      }),
    ),
  };
};

/** Runs of a paragraph, not those of a paragraph inside it. */
const runsOf = (paragraph: Element, { paragraph: name, run }: Dialect): Element[] =>
  [...everyElement(paragraph, (each) => each === paragraph || each.name !== name)].filter(
    (each) => each.name === run,
  );

const textOfRun =
  ({ text }: Dialect) =>
  (run: Element): string =>
    run.children.map((node) => (isElement(node) && node.name === text ? readText(node) : '')).join('');

/** The pieces of the text, each alone in a run; what else a run holds stays between them, in its look. */
const piecesOf = (paragraph: Element, dialect: Dialect): Piece[] => {
  let start = 0;
  return runsOf(paragraph, dialect).flatMap((run) => {
    const look = child(run, dialect.look);
    const content = run.children.filter((node): node is Element => isElement(node) && node !== look);
    const alone = content.map((each) => ({ ...run, children: [...(look ? [look] : []), each] }));
    for (const each of alone) for (const node of each.children) if (isElement(node)) node.parent = each;
    if (alone.length > 0) replace(run, alone);
    return alone.flatMap((each, index) => {
      if (content[index]?.name !== dialect.text) return [];
      const text = textOfRun(dialect)(each);
      start += text.length;
      return [{ run: each, text, start: start - text.length }];
    });
  });
};

/** Cuts a piece at the borders of tags; a tag stands where it begins. Answers the tags that begin in it. */
const cut = ({ run, text, start }: Piece, tags: readonly PlacedTag[], dialect: Dialect): Element[] => {
  const end = start + text.length;
  const look = child(run, dialect.look);
  const runOf = (said: string, tag?: PlacedTag): Element => ({
    ...element(run.name, run.attributes, [...(look ? [look] : []), textElement(dialect.text, said)]),
    ...(tag ? { tag } : {}),
  });
  const runs: Element[] = [];
  let at = start;
  for (const tag of tags.filter((each) => each.end > start && each.start < end)) {
    if (tag.start > at) runs.push(runOf(text.slice(at - start, tag.start - start)));
    if (tag.start >= start) runs.push(runOf(tag.said, tag));
    at = tag.end;
  }
  if (at < end) runs.push(runOf(text.slice(at - start)));
  replace(run, runs);
  return runs.filter(({ tag }) => tag !== undefined);
};
