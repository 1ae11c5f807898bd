import type { ComponentType, ReactNode } from 'react';

/** A component that hands to what it holds what a page fetches for one family alone. */
export type Fetched<Value> = ComponentType<{ children: (value: Value) => ReactNode }>;

export const given =
  <Value>(value: Value): Fetched<Value> =>
  ({ children }) =>
    children(value);
