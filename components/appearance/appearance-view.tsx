'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Appearance } from '../../lib/rpc/appearance.ts';
import { NO_OWN_THEME, OWN_COLORS } from '../../lib/themes/own-theme.ts';
import { Button, DisabledReason } from '../ui/button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../ui/panel.tsx';
import { ColourField } from './colour-field.tsx';
import { ContrastPanel } from './contrast-panel.tsx';
import { changesIn, type DraftLook, draftOf, LOGOS, themeOfDraft, troublesOf } from './draft-look.ts';
import { LogoField } from './logo-field.tsx';
import { LookHistory } from './look-history.tsx';
import { LookPreview } from './look-preview.tsx';
import { useColourErrors } from './use-colour-errors.ts';
import { useKeepLook } from './use-keep-look.ts';

/** Colours and logos at the left, what they make of the portal at the right; everything is judged while it is chosen. */
export const AppearanceView = ({ look, changed }: { look: Appearance; changed: boolean }) => {
  const t = useTranslations('appearance');
  const confirm = useConfirm();
  const [draft, setDraft] = useState<DraftLook>(() => draftOf(look));
  const theme = useMemo(() => themeOfDraft(look, draft), [look, draft]);
  const { wrong, weak } = useMemo(() => troublesOf(look, draft), [look, draft]);
  const changes = changesIn(look, draft);
  const { busy, keep, refused } = useKeepLook(look);
  const errors = useColourErrors(wrong, weak, refused, look, draft);
  const isSame = Object.keys(changes).length === 0;
  const reason =
    wrong.length > 0 ? t('why_wrong') : weak.length > 0 ? t('why_weak') : isSame ? t('why_same') : undefined;
  const restore = async () => {
    const yes = {
      title: t('restore_title'),
      text: t('restore_text'),
      yes: t('restore_yes'),
      no: t('restore_no'),
    };
    const { logo_file: _, logo_dark_file: __, ...colours } = NO_OWN_THEME;
    if (await confirm(yes)) await keep({ ...colours, logo: '', logo_dark: '' });
  };
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Panel aria-labelledby="colours">
          <PanelHead id="colours" title={t('colours')} />
          <PanelBody className="flex flex-col gap-4">
            <p className="text-sm text-ink-2">{t('colours_text')}</p>
            {OWN_COLORS.map((name) => (
              <ColourField
                key={name}
                name={name}
                value={draft.own[name]}
                shown={shownColour(theme, name)}
                error={errors[name]}
                onChange={(value) => setDraft({ ...draft, own: { ...draft.own, [name]: value } })}
              />
            ))}
          </PanelBody>
        </Panel>
        <Panel aria-labelledby="logo">
          <PanelHead id="logo" title={t('logo')} />
          <PanelBody className="flex flex-col gap-4">
            <p className="text-sm text-ink-2">{t('logo_text')}</p>
            {LOGOS.map((field) => (
              <LogoField
                key={field}
                field={field}
                address={theme[field]}
                chosen={draft.logos[field]}
                error={refused[field]}
                onChoose={(logo) => setDraft({ ...draft, logos: { ...draft.logos, [field]: logo } })}
              />
            ))}
          </PanelBody>
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Panel aria-labelledby="preview">
          <PanelHead id="preview" title={t('preview')} />
          <PanelBody className="grid gap-4 tablet:grid-cols-2">
            <LookPreview theme={theme} mode="light" />
            <LookPreview theme={theme} mode="dark" />
          </PanelBody>
          <PanelFoot>
            {changed && (
              <Button variant="quiet" busy={busy} onClick={() => void restore()}>
                {t('restore')}
              </Button>
            )}
            {reason && <DisabledReason id="why-not">{reason}</DisabledReason>}
            <span className="ml-auto flex flex-wrap gap-2">
              {!isSame && (
                <Button variant="quiet" onClick={() => setDraft(draftOf(look))}>
                  {t('cancel')}
                </Button>
              )}
              <Button
                variant="filled"
                busy={busy}
                busyText={t('saving')}
                disabledReason={reason}
                aria-describedby={reason && 'why-not'}
                onClick={() => void keep(changes)}
              >
                {t('save')}
              </Button>
            </span>
          </PanelFoot>
        </Panel>
        <ContrastPanel theme={theme} />
        <Panel aria-labelledby="history">
          <PanelHead id="history" title={t('history')} />
          <PanelBody>
            <LookHistory changes={look.changes} />
          </PanelBody>
        </Panel>
      </div>
    </div>
  );
};

/** The colour a field stands for, whether it is the client's or the delivered one. */
const shownColour = (
  { colors, night }: ReturnType<typeof themeOfDraft>,
  name: (typeof OWN_COLORS)[number],
): string => {
  if (name === 'night_primary') return night.primary ?? colors.primary;
  if (name === 'night_accent') return night.accent ?? colors.accent;
  return colors[name];
};
