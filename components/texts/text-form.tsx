'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { RpcError } from '../rpc/rpc-error.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import { keepText, showable, type TextDraft } from './own-texts.ts';
import { TextInLanguage } from './text-in-language.tsx';
import { useDelivered } from './use-delivered.ts';
import type { useOwnTexts } from './use-own-texts.ts';

interface TextFormProps {
  alias: string;
  own: ReturnType<typeof useOwnTexts>;
  onDone: () => void;
}

/** One text in both languages, side by side: as delivered, and as the client says it. The page shows it while it is typed. */
export const TextForm = ({ alias, own, onDone }: TextFormProps) => {
  const t = useTranslations('texts');
  const locale = useAppLocale();
  const errorText = useErrorText();
  const delivered = useDelivered(alias).data;
  const kept = own.rows.find((row) => row.alias === alias);
  const [draft, setDraft] = useState<TextDraft>({
    alias,
    name: kept?.name ?? '',
    name_eng: kept?.name_eng ?? '',
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const form = useFirstWrong(errors);
  const write = (field: 'name' | 'name_eng', text: string) => {
    const next = { ...draft, [field]: text };
    setDraft(next);
    if (delivered)
      own.preview({
        alias,
        name: showable(delivered.ru, next.name),
        name_eng: showable(delivered.en, next.name_eng),
      });
  };
  const keep = async (next: TextDraft, said: string) => {
    setBusy(true);
    setErrors({});
    try {
      await keepText(kept, next);
      await own.reload();
      notify.success(said);
      onDone();
    } catch (error) {
      const fields = error instanceof RpcError ? error.fields : [];
      setErrors(
        Object.fromEntries(
          fields.map(({ field, message, message_eng }) => [field, locale === 'en' ? message_eng : message]),
        ),
      );
      if (fields.length === 0) notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void keep(draft, t('saved'));
  };
  return (
    <form ref={form} onSubmit={save} className="flex flex-col gap-4">
      <p className="text-sm text-ink-3">
        {t('alias')}: <code className="wrap-anywhere">{alias}</code>
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['name', 'name_eng'] as const).map((field) => (
          <TextInLanguage
            key={field}
            field={field}
            delivered={delivered && (field === 'name' ? delivered.ru : delivered.en)}
            value={draft[field]}
            error={errors[field]}
            onChange={(text) => write(field, text)}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {kept && (
          <Button
            variant="quiet"
            className="mr-auto"
            busy={busy}
            onClick={() => void keep({ alias, name: '', name_eng: '' }, t('reverted'))}
          >
            {t('revert')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button variant="filled" type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
