import { useState } from 'react';

/** A value as it was before something became pending: what the rows still in sight were read with. */
export const useSettled = <Value extends string | number>(value: Value, pending: boolean): Value => {
  const [settled, setSettled] = useState(value);
  if (!pending && settled !== value) setSettled(value);
  return pending ? settled : value;
};
