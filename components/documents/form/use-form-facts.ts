'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FactBag, NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import { factsCall } from './form-asks.ts';
import type { Values } from './values.ts';

const REST_MS = 400;

/** The values once nothing was typed for a moment. */
const useRested = (values: Values): Values => {
  const [rested, setRested] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setRested(values), REST_MS);
    return () => clearTimeout(timer);
  }, [values]);
  return rested;
};

/** The facts that the document would be judged by as it stands in the form: the same, by the same names, as on the click. */
export const useFormFacts = (family: Family, values: Values, id: number | null): FactBag => {
  const rested = useRested(values);
  const asked = factsCall(family, values, id, rested);
  const { data } = useAsked({
    queryKey: asked?.key ?? ['view', family.object_id, 'facts'],
    queryFn: ({ signal }) => call('document.facts', asked?.params as object, { signal }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  return asked && data ? { ...NOTHING_KNOWN, ...(data.data as Partial<FactBag>) } : NOTHING_KNOWN;
};
