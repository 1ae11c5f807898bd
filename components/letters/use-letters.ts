'use client';
import { useEffect, useState } from 'react';
import type { LetterInput, LetterPreview } from '../../lib/rpc/letters.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';

/** Every kind of letter with what it says. */
export const useLetters = () =>
  useAsked({
    queryKey: ['letters'],
    queryFn: ({ signal }) => call('letter.list', {}, { signal }).then(({ data }) => data),
    staleTime: 0,
  });

/** What lately wrote letters of a kind. */
export const useLetterEvents = (kind: LetterInput['kind']) =>
  useAsked({
    queryKey: ['letter-events', kind],
    queryFn: ({ signal }) => call('letter.events', { kind }, { signal }).then(({ data }) => data),
    staleTime: 0,
  });

const PAUSE_MS = 300;

/** A letter as it would go out, asked for a moment after the typing stops; the one before stays in sight meanwhile. */
export const useLetterPreview = (input: LetterInput | undefined) => {
  const wanted = input && JSON.stringify(input);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const body = asked ?? wanted;
  return useAsked<LetterPreview>({
    queryKey: ['letter-preview', body],
    queryFn: ({ signal }) =>
      call('letter.preview', JSON.parse(body ?? '{}'), { signal }).then(({ data }) => data),
    enabled: body !== undefined,
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
  });
};
