'use client';
import { Plus, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LinesControl } from '../../../lib/documents/form.ts';
import type { MayBeNamed } from '../../../lib/rpc/reading.ts';
import { Button, DisabledReason, IconButton } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { DocumentForm } from '../form/use-document-form.ts';
import { useLines } from '../lines/use-lines.ts';
import { cellsOf, keyOfNamed } from './named.ts';
import { NamedFace } from './named-face.tsx';
import { useNamedName } from './use-named-name.ts';

/** Who is found, and how: fetched when the first list is opened. */
const Finder = dynamic(() => import('./named-finder.tsx').then((file) => file.NamedFinder), { ssr: false });

/** Recipients of a document: people and departments, each found by a part of its name. */
export const NamedControl = ({ control, form }: { control: LinesControl; form: DocumentForm }) => {
  const t = useTranslations('documents.readers');
  const lines = useLines(control, form);
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly MayBeNamed[]>([]);
  const nameOf = useNamedName(form, control, found);
  const named = lines.shown.map(({ cells }) => keyOfNamed(cells));
  const wrong = lines.own();
  const full = lines.isFull ? t('full', { max: control.max }) : undefined;
  const choose = (one: MayBeNamed) => {
    setFound((before) => [...before, one]);
    lines.begin([cellsOf(one)]);
    setOpen(false);
  };
  return (
    <div id={control.field} className="flex flex-col gap-3">
      {lines.shown.length === 0 ? (
        <p className="text-ink-2">{t('empty')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {lines.shown.map(({ key, cells }, index) => {
            const findings = lines.findings(index, key);
            return (
              <li key={key} className="min-w-0">
                <span
                  className={`flex min-h-9 items-center gap-2 rounded-full border py-0.5 pr-1 pl-1.5 ${findings.length > 0 ? 'border-error-line bg-error-soft' : 'border-line bg-sunken'}`}
                >
                  <NamedFace cells={cells} name={nameOf(cells)} />
                  <bdi className="min-w-0 break-words">{nameOf(cells)}</bdi>
                  <IconButton
                    icon={X}
                    size="sm"
                    label={t('remove', { name: nameOf(cells) })}
                    onClick={() => lines.remove(index)}
                  />
                </span>
                {findings.map(({ text }) => (
                  <p key={text} role="alert" className="mt-1 text-sm text-error-ink">
                    {text}
                  </p>
                ))}
              </li>
            );
          })}
        </ul>
      )}
      {wrong && (
        <p role="alert" className="text-sm text-error-ink">
          {wrong}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {full ? (
          <>
            <Button icon={Plus} variant="tonal" disabledReason={full}>
              {t('add')}
            </Button>
            <DisabledReason>{full}</DisabledReason>
          </>
        ) : (
          <Popover
            label={t('add')}
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Button icon={Plus} variant="tonal">
                {t('add')}
              </Button>
            }
          >
            {open && <Finder named={named} onChoose={choose} />}
          </Popover>
        )}
      </div>
    </div>
  );
};
