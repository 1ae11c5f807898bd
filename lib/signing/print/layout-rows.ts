import { STYLES, type StyleName } from '../../print/block.ts';
import type { Mark, Role } from './mark.ts';
import { type Measure, wrap } from './wrap.ts';

/** A page and its margins, in points. */
export interface Format {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Marks that stay together; their y is measured from the top of the row. */
export interface Row {
  readonly height: number;
  readonly marks: readonly Mark[];
  /** What is drawn above it once more where it begins a sheet. */
  readonly again?: Row;
  /** The height of the rows it begins that stay on one page, its own among them. */
  readonly whole?: number;
}

export interface Space {
  readonly format: Format;
  readonly measure: Measure;
  /** Adds an element to the structure, inside another one where it is named; answers its number. */
  readonly element: (role: Role, inside?: number) => number;
}

export const widthOf = ({ width, left, right }: Format): number => width - left - right;

export interface Place {
  readonly left: number;
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly element?: number | undefined;
}

/** A text as rows of its style, broken where it has to. */
export const linesOf = (text: string, name: StyleName, place: Place, { measure }: Space): Row[] => {
  const { leading, ...style } = STYLES[name];
  const y = (leading - style.size) / 2 + style.size * 0.8;
  return wrap(text, place.width, style, measure).map((line) => {
    const rest = place.width - measure(line, style.face, style.size);
    const free = place.align === 'center' ? rest / 2 : place.align === 'right' ? rest : 0;
    const mark: Mark = { kind: 'text', x: place.left + free, y, text: line, ...style, ...elementOf(place) };
    return { height: leading, marks: line === '' ? [] : [mark] };
  });
};

const elementOf = ({ element }: Place) => (element === undefined ? {} : { element });

export const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.height, 0);

/** Marks of rows one below the other. */
export const stacked = (rows: readonly Row[], from: number): Mark[] => {
  let y = from;
  return rows.flatMap((row) => {
    const marks = row.marks.map((mark) => ({ ...mark, y: mark.y + y }));
    y += row.height;
    return marks;
  });
};
