'use client';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { FoundText } from '../../lib/i18n/found-texts.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { notify } from '../ui/notify.ts';
import { OWN, type SeenText } from './seen-text.ts';
import { TextMark } from './text-mark.tsx';
import { TextWindow } from './text-window.tsx';
import { TextsBar } from './texts-bar.tsx';
import { useOwnTexts } from './use-own-texts.ts';
import { usePointedText } from './use-pointed-text.ts';
import { useTextFinder } from './use-text-finder.ts';

/** A text whose window is open, and the sentences it may be. */
interface Opened {
  readonly seen: SeenText;
  readonly found: readonly FoundText[];
}

/** A mark over the text that is pointed at, the window of the one that was chosen, and the bar of the mode. */
export const EditedTexts = () => {
  const errorText = useErrorText();
  const [walking, setWalking] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const own = useOwnTexts();
  const finder = useTextFinder();
  const open = (seen: SeenText) =>
    finder.find(seen).then(
      (found) => setOpened({ seen, found }),
      (error: unknown) => notify.error(errorText(error)),
    );
  const pointed = usePointedText({
    still: walking || opened !== undefined,
    onChoose: (seen) => void open(seen),
    onSwitch: () => setWalking(!walking),
    onScreen: finder.onScreen,
  });
  // Within an open window of the portal, which holds the focus; else at the end of the page.
  const place = opened?.seen.element.closest('[role=dialog]') ?? document.body;
  return createPortal(
    <div {...{ [OWN]: '' }} className="pointer-events-auto">
      {!walking && !opened && (
        <TextMark seen={pointed.seen} onChoose={(seen) => void open(seen)} onStep={pointed.step} />
      )}
      {opened && own.asked.data && (
        <TextWindow
          found={opened.found}
          readings={opened.seen.readings}
          own={own}
          onClose={() => {
            own.preview();
            setOpened(undefined);
            pointed.back();
          }}
        />
      )}
      <TextsBar walking={walking} onWalk={setWalking} failed={own.asked.error} />
    </div>,
    place,
  );
};
