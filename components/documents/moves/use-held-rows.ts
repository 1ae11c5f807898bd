'use client';
import { useState } from 'react';

/** Rows as they were while `hold` is true: a decided row goes when it has collapsed, not when the news of it arrives. */
export const useHeldRows = <Row>(rows: readonly Row[], hold: boolean): readonly Row[] => {
  const [held, setHeld] = useState(rows);
  if (!hold && held !== rows) setHeld(rows);
  return hold ? held : rows;
};
