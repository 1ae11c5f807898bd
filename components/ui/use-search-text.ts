'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The words in a search field, handed on a moment after the typing stops. What the address says from elsewhere takes
 * their place; what was typed before the page came alive counts as typed.
 */
export const useSearchText = (
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (text: string) => void,
): [text: string, setText: (text: string) => void] => {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useLayoutEffect(() => setText(input.current?.value ?? ''), [input]);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      change.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
};
