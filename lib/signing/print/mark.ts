import type { Face } from '../../print/block.ts';

/** Something drawn at its place. Points from the left and the top edge of the page. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      /** The line the letters stand on. */
      readonly y: number;
      readonly text: string;
      readonly face: Face;
      readonly size: number;
      readonly grey: number;
      /** The element of the structure it belongs to; none for what is only decoration. */
      readonly element?: number;
    }
  | {
      readonly kind: 'line';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly grey: number;
    }
  | {
      readonly kind: 'frame';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: 'code';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly link: string;
      readonly modules: readonly (readonly boolean[])[];
    };

/** Roles of the structure for screen readers: a heading, a paragraph, a table with its rows, heads and cells. */
export type Role = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** An element of the structure; `inside` is the number of the one that holds it, always a smaller one. */
export interface Element {
  readonly role: Role;
  readonly inside?: number;
}

export interface Sheet {
  readonly marks: readonly Mark[];
}

export interface LaidOut {
  readonly sheets: readonly Sheet[];
  /** By the number that marks of text carry. */
  readonly elements: readonly Element[];
}
