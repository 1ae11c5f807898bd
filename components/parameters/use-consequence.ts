'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ParameterPreview } from '../../lib/rpc/parameters.ts';
import { call } from '../rpc/client.ts';
import { useFieldErrors } from '../rpc/use-field-errors.ts';

const PAUSE_MS = 350;

/** What would follow from a value, asked a moment after the typing stops. */
export interface Consequence {
  /** Not known yet, or of what was typed before. */
  readonly waiting: boolean;
  readonly preview: ParameterPreview | undefined;
  /** Why the value cannot be kept. */
  readonly wrong: string | undefined;
}

export const useConsequence = (
  code: string,
  value: string | undefined,
  organization_id: number | undefined,
): Consequence => {
  const fieldErrors = useFieldErrors();
  const asked = useRested(value);
  const { data, error, isFetching } = useQuery({
    queryKey: ['view', 'parameter', 'preview', code, asked, organization_id],
    queryFn: ({ signal }) =>
      call(
        'parameter.preview',
        { code, value: asked ?? '', ...(organization_id === undefined ? {} : { organization_id }) },
        { signal },
      ).then((answer) => answer.data),
    enabled: asked !== undefined,
    staleTime: 0,
  });
  if (value === undefined) return NOTHING;
  if (value !== asked || isFetching) return { ...NOTHING, waiting: true };
  const fields = fieldErrors(error);
  return { waiting: false, preview: data, wrong: fields.value ?? fields.code };
};

const NOTHING: Consequence = { waiting: false, preview: undefined, wrong: undefined };

/** A text once it has rested for a moment. */
const useRested = (text: string | undefined): string | undefined => {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};
