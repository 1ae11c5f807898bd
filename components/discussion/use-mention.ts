'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { typedMention, withMention } from '../../lib/discussion/mention.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import type { Mentioned } from './message-row.ts';
import type { Draft } from './use-draft.ts';

/** A person who may be mentioned. */
export interface Candidate extends Mentioned {
  readonly position: string;
  readonly position_eng: string;
}

interface Mentioning {
  readonly documentId: number;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Completes a name after an `@` with those who read the document too; the arrows choose, Enter or Tab takes, Esc lets be. */
export const useMention = ({ documentId, field, draft, onChange }: Mentioning) => {
  const names = useNames();
  const list = useId();
  const [caret, setCaret] = useState(0);
  const [left, setLeft] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    field.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });
  const shortOf = ({ name, name_eng }: Mentioned) => names.short(name, name_eng);
  const typed = typedMention(draft.text, caret, draft.named.map(shortOf));
  const isOpen = typed !== undefined && typed.from !== left;
  const name = typed?.name.replaceAll('.', ' ').trim() ?? '';
  const people = useAsked<readonly Candidate[]>({
    queryKey: ['discussion.people', documentId, name],
    queryFn: async ({ signal }) =>
      (
        await call<{ data: readonly Candidate[] }>(
          'discussion.people',
          { registrator_id: documentId, name },
          { signal },
        )
      ).data,
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const found = isOpen ? (people.data ?? []) : [];
  const isShown = found.length > 0;
  // The list takes its place above the field and would push it out of sight.
  useLayoutEffect(() => {
    if (isShown) field.current?.scrollIntoView({ block: 'nearest' });
  }, [field, isShown]);
  const active = Math.min(chosen, found.length - 1);

  /** Puts words in place of what is selected, and the caret behind them. */
  const put = (text: string, at: number, named = draft.named) => {
    next.current = at;
    setCaret(at);
    setChosen(0);
    onChange({ ...draft, text, named });
    field.current?.focus();
  };
  const choose = (person: Candidate) => {
    if (!typed) return;
    const done = withMention(draft.text, typed, shortOf(person));
    put(done.text, done.caret, [...draft.named.filter(({ id }) => id !== person.id), person]);
  };
  return {
    list,
    found,
    active,
    isOpen: isShown,
    /** No reader of the document has such a name. */
    isNobody: isOpen && name !== '' && people.data?.length === 0 && !people.isPlaceholderData,
    optionId: (id: number) => `${list}-${id}`,
    nameOf: (person: Candidate) => names.of({ ...person }, 'name'),
    positionOf: (person: Candidate) => names.of({ ...person }, 'position'),
    choose,
    /** Begins a name where the caret is. */
    begin: () => {
      const at = field.current?.selectionStart ?? draft.text.length;
      const gap = at === 0 || /\s$/.test(draft.text.slice(0, at)) ? '@' : ' @';
      setLeft(undefined);
      put(draft.text.slice(0, at) + gap + draft.text.slice(at), at + gap.length);
    },
    /** Follows the caret. */
    onCaret: (at: number) => {
      setCaret(at);
      if (typed === undefined) setLeft(undefined);
    },
    /** Whether a key was meant for the list. */
    onKey: (event: KeyboardEvent): boolean => {
      const person = found[active];
      if (!isOpen || event.nativeEvent.isComposing) return false;
      if (event.key !== 'Escape' && !person) return false;
      if (event.key === 'ArrowDown') setChosen((active + 1) % found.length);
      else if (event.key === 'ArrowUp') setChosen((active - 1 + found.length) % found.length);
      else if (event.key === 'Escape') setLeft(typed?.from);
      else if (person && (event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey)
        choose(person);
      else return false;
      event.preventDefault();
      return true;
    },
  };
};

export type MentionOf = ReturnType<typeof useMention>;
