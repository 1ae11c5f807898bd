'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AuditDocuments } from '../../../lib/rpc/audit.ts';
import { call } from '../../rpc/client.ts';
import { useAct } from '../../rpc/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAccessWords } from '../use-access-words.ts';

type Found = AuditDocuments[number];

interface NumberFieldProps {
  /** Of the document that is looked at now. */
  number: string;
  onChoose: (document: Found) => void;
}

/** A document by its number; several of one number are chosen from. */
export const NumberField = ({ number, onChoose }: NumberFieldProps) => {
  const t = useTranslations('access.why');
  const words = useAccessWords();
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState<{ readonly asked: string; readonly all: readonly Found[] }>();
  const { busy, act } = useAct(() => {});
  const asked = (typed ?? number).trim();
  const find = () =>
    act(async () => {
      const { data } = await call('audit.document', { number: asked });
      setFound({ asked, all: data });
      if (data.length === 1 && data[0]) onChoose(data[0]);
    });
  const none = found?.all.length === 0;
  return (
    <form
      className="flex flex-col gap-2 max-tablet:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        if (asked !== '') void find();
      }}
    >
      <Field
        label={t('number')}
        hint={t('number_hint')}
        error={none ? t('not_found', { number: found.asked }) : undefined}
      >
        {(control) => (
          <span className="flex gap-2">
            <TextInput
              {...control}
              value={typed ?? number}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value);
                setFound(undefined);
              }}
            />
            <Button type="submit" icon={Search} busy={busy}>
              {t('find')}
            </Button>
          </span>
        )}
      </Field>
      {found && found.all.length > 1 && (
        <ul aria-label={t('found')} className="rounded-panel border border-line bg-surface">
          {found.all.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(each);
                  setFound(undefined);
                }}
                className="flex min-h-9 w-full flex-col justify-center px-3 py-1.5 text-left hover:bg-hover touch:min-h-12"
              >
                <span>{t('document', { kind: words.object(each.object_id), number: each.number })}</span>
                <span className="text-sm text-ink-2">{words.name(each)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
};
