'use client';
import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { LetterInput, LetterTexts } from '../../lib/rpc/letters.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useAct } from '../rpc/use-act.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useFieldErrors } from '../rpc/use-field-errors.ts';
import { Answered } from '../shell/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LetterEventChoice } from './letter-event-choice.tsx';
import { LetterPaper } from './letter-paper.tsx';
import { useLetterEvents, useLetterPreview } from './use-letters.ts';
import { useSendToOneself } from './use-send-to-oneself.ts';

interface LetterPreviewPanelProps {
  kind: LetterInput['kind'];
  /** Words that are not kept yet. */
  texts: LetterTexts;
  onWrong: (wrong: Readonly<Record<string, string>>) => void;
}

/** The letter as it arrives: about something that happened, in either language, as a page or as text alone. */
export const LetterPreviewPanel = ({ kind, texts, onWrong }: LetterPreviewPanelProps) => {
  const t = useTranslations('letters');
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const [language, setLanguage] = useState(useAppLocale());
  const [view, setView] = useState<'html' | 'text'>('html');
  const [event, setEvent] = useState('');
  const events = useLetterEvents(kind);
  const chosen = event || (events.data?.[0]?.event ?? 'sample');
  const input = events.data || events.isError ? { kind, event: chosen, texts, language } : undefined;
  const { data, error, isError, refetch } = useLetterPreview(input);
  useEffect(() => onWrong(isError ? fieldErrors(error) : {}), [isError, error, fieldErrors, onWrong]);
  const isWrong = isError && Object.keys(fieldErrors(error)).length > 0;
  const { busy, act } = useAct(() => undefined);
  const sendToOneself = useSendToOneself();
  const send = () => act(async () => input && sendToOneself('letter.send', input));
  return (
    <Panel aria-labelledby="preview" className="desk:sticky desk:top-20">
      <PanelHead id="preview" title={t('preview')} />
      <PanelBody className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Segmented
            label={t('languages')}
            value={language}
            onValueChange={setLanguage}
            options={[
              { value: 'ru', label: t('language.ru') },
              { value: 'en', label: t('language.en') },
            ]}
          />
          <Segmented
            label={t('view')}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'html', label: t('as_html') },
              { value: 'text', label: t('as_text') },
            ]}
          />
        </div>
        {kind !== 'trial' && events.data && (
          <LetterEventChoice events={events.data} value={chosen} onChange={setEvent} />
        )}
        {isWrong && (
          <p role="alert" className="text-error-ink">
            {t('wrong')}
          </p>
        )}
        {!isWrong && isError && <Answered of={{ error, refetch }} />}
        {data ? (
          <LetterPaper letter={data} view={view} language={language} />
        ) : (
          !isError && <Skeleton className="h-96" />
        )}
      </PanelBody>
      <PanelFoot>
        <span>{t('links')}</span>
        <Button
          icon={Send}
          className="ml-auto"
          busy={busy}
          busyText={t('sending')}
          disabledReason={isError ? (isWrong ? t('wrong') : errorText(error)) : undefined}
          onClick={() => void send()}
        >
          {t('send')}
        </Button>
      </PanelFoot>
    </Panel>
  );
};
