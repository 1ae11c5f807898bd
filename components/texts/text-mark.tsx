'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { rectOf, type SeenText } from './seen-text.ts';

interface TextMarkProps {
  seen: SeenText | undefined;
  onChoose: (seen: SeenText) => void;
  onStep: (by: 1 | -1) => Promise<boolean>;
}

/** A frame around the text that is pointed at. It has the focus: Tab goes to the next text, Enter opens this one. */
export const TextMark = ({ seen, onChoose, onStep }: TextMarkProps) => {
  const t = useTranslations('texts');
  const button = useRef<HTMLButtonElement>(null);
  const [, setMoved] = useState(0);
  useEffect(() => {
    const move = () => setMoved((times) => times + 1);
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, []);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const by = event.shiftKey ? -1 : 1;
    void onStep(by).then((moved) => {
      if (!moved) nextTo(button.current, by)?.focus();
    });
  };
  const rect = seen && rectOf(seen);
  return (
    <button
      ref={button}
      type="button"
      onKeyDown={onKeyDown}
      onClick={() => seen && onChoose(seen)}
      style={
        rect && { left: rect.left - 4, top: rect.top - 3, width: rect.width + 8, height: rect.height + 6 }
      }
      className={
        rect
          ? 'pointer-events-none fixed z-(--z-snackbar) rounded-cell border-2 border-focus shadow-[0_0_0_2px_var(--surface)]'
          : 'sr-only'
      }
    >
      <span className="sr-only" aria-live="polite">
        {seen ? t('edit', { text: (seen.readings[0] ?? '').trim().slice(0, 200) }) : t('begin')}
      </span>
    </button>
  );
};

/** Past the last text the keys go on to the bar. */
const nextTo = (button: HTMLElement | null, by: 1 | -1): HTMLElement | undefined => {
  const others = [...(button?.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
    (each) => each !== button,
  );
  return by === 1 ? others[0] : others.at(-1);
};
