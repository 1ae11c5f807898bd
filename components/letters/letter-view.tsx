'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, DisabledReason } from '../ui/button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../ui/panel.tsx';
import {
  changesIn,
  deliveredDraftOf,
  draftOf,
  type Letter,
  type LetterDraft,
  written,
} from './letter-draft.ts';
import { LetterPart } from './letter-part.tsx';
import { LetterPreviewPanel } from './letter-preview-panel.tsx';
import { useKeepLetter } from './use-keep-letter.ts';

/** One kind of letter: its words at the left, the letter as it arrives at the right. */
export const LetterView = ({ letter }: { letter: Letter }) => {
  const t = useTranslations('letters');
  const confirm = useConfirm();
  const [draft, setDraft] = useState<LetterDraft>(() => draftOf(letter));
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const changes = changesIn(letter, draft);
  const { busy, keep } = useKeepLetter(letter.kind, setWrong);
  const isSame = changes.length === 0;
  const restore = async () => {
    const ask = {
      title: t('restore_title'),
      text: t('restore_text'),
      yes: t('restore_yes'),
      no: t('restore_no'),
    };
    if (!(await confirm(ask))) return;
    const delivered = deliveredDraftOf(letter, draft);
    if (await keep(changesIn(letter, delivered))) setDraft(delivered);
  };
  return (
    <div className="grid min-w-0 items-start gap-5 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Panel aria-labelledby="letter">
        <PanelHead id="letter" title={t(`kind.${letter.kind}`)} note={t(`when.${letter.kind}`)} />
        <PanelBody className="flex flex-col gap-5">
          {letter.parts.map((part) => (
            <LetterPart
              key={part.part}
              part={part}
              said={draft.find((each) => each.part === part.part)}
              wrong={wrong}
              onWrite={(field, text) => setDraft(written(draft, part.part, field, text))}
            />
          ))}
        </PanelBody>
        <PanelFoot>
          {letter.changed && (
            <Button variant="quiet" busy={busy} onClick={() => void restore()}>
              {t('restore')}
            </Button>
          )}
          {isSame && <DisabledReason id="why-not">{t('why_same')}</DisabledReason>}
          <span className="ml-auto flex flex-wrap gap-2">
            {!isSame && (
              <Button variant="quiet" onClick={() => setDraft(draftOf(letter))}>
                {t('cancel')}
              </Button>
            )}
            <Button
              variant="filled"
              busy={busy}
              busyText={t('saving')}
              disabledReason={isSame ? t('why_same') : undefined}
              aria-describedby={isSame ? 'why-not' : undefined}
              onClick={() => void keep(changes)}
            >
              {t('save')}
            </Button>
          </span>
        </PanelFoot>
      </Panel>
      <LetterPreviewPanel kind={letter.kind} texts={changes} onWrong={setWrong} />
    </div>
  );
};
