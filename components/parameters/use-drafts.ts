'use client';
import { useCallback, useState } from 'react';

/** Values that are being typed, by the code of their parameter: they outlast a look at another group. */
export interface Drafts {
  readonly of: (code: string) => string | undefined;
  readonly put: (code: string, value: string) => void;
  readonly drop: (code: string) => void;
}

export const useDrafts = (): Drafts => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const put = useCallback(
    (code: string, value: string) => setDrafts((before) => new Map(before).set(code, value)),
    [],
  );
  const drop = useCallback(
    (code: string) => setDrafts((before) => new Map([...before].filter(([other]) => other !== code))),
    [],
  );
  return { of: (code) => drafts.get(code), put, drop };
};
