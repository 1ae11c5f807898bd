'use client';
import { useEffect, useRef, useState } from 'react';
import type { FoundText } from '../../lib/i18n/found-texts.ts';
import { allSeen, OWN, type SeenText, seenAt } from './seen-text.ts';
import { bestOf } from './use-text-finder.ts';

interface Pointing {
  /** The page is used as it is. */
  readonly still: boolean;
  readonly onChoose: (seen: SeenText) => void;
  readonly onSwitch: () => void;
  readonly onScreen: () => Promise<(seen: string) => FoundText[]>;
}

const PRESSES = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
] as const;

/** The text the admin points at, by the pointer or step by step. A press on one goes to the mode, not to the page. */
export const usePointedText = ({ still, onChoose, onSwitch, onScreen }: Pointing) => {
  const [seen, setSeen] = useState<SeenText>();
  const latest = useRef({ onChoose, onSwitch });
  latest.current = { onChoose, onSwitch };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F2') return;
      event.preventDefault();
      latest.current.onSwitch();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  useEffect(() => {
    if (still) return;
    const onMove = ({ clientX, clientY }: PointerEvent) =>
      setSeen((before) => seenAt(clientX, clientY) ?? before);
    const onPress = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(`[${OWN}]`)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const chosen = event.type === 'click' ? seenAt(event.clientX, event.clientY) : undefined;
      if (chosen) latest.current.onChoose(chosen);
    };
    window.addEventListener('pointermove', onMove, true);
    for (const press of PRESSES) window.addEventListener(press, onPress, true);
    return () => {
      window.removeEventListener('pointermove', onMove, true);
      for (const press of PRESSES) window.removeEventListener(press, onPress, true);
    };
  }, [still]);
  /** To the next text the portal says, or the one before; answers whether there is one. */
  const step = async (by: 1 | -1): Promise<boolean> => {
    const find = await onScreen();
    const texts = allSeen().filter(({ readings }) => bestOf(readings, find).length > 0);
    const at = texts.findIndex(({ element, node }) => node === seen?.node && element === seen?.element);
    const next = texts[at === -1 ? (by === 1 ? 0 : texts.length - 1) : at + by];
    if (next) setSeen(next);
    next?.element.scrollIntoView({ block: 'nearest' });
    return next !== undefined;
  };
  /** The text may have been redrawn while its window was open. */
  const back = () => setSeen((before) => (before?.element.isConnected ? { ...before } : undefined));
  return { seen, step, back };
};
