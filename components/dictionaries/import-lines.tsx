'use client';
import { CircleX, PencilLine, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { ImportItem, ImportList } from '../importing/import-list.tsx';
import { useNames } from '../people/use-names.ts';
import { fieldOf, useValueText } from './described.ts';
import type { FileLine, FileVerdicts } from './import-call.ts';

/** What a file would do, line by line: the wrong ones first, each with its cell and what is wrong with it. */
export const ImportLines = ({
  described,
  verdicts,
}: {
  described: DictionaryDescription;
  verdicts: FileVerdicts;
}) => {
  const t = useTranslations('dictionary');
  const { total, added, changed, same, refused, lines } = verdicts;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{t('import_counts', { total, added, changed, same, refused })}</p>
      {lines.length > 0 && (
        <ImportList label={t('import_lines')}>
          {lines.map((line) => (
            <Line key={line.row} described={described} line={line} />
          ))}
        </ImportList>
      )}
      {lines.length < added + changed + refused && (
        <p className="text-sm text-ink-2">
          {t('import_more', { count: added + changed + refused - lines.length })}
        </p>
      )}
    </div>
  );
};

const LOOKS = {
  refused: { icon: CircleX, ink: 'text-error-ink' },
  change: { icon: PencilLine, ink: 'text-primary-ink' },
  add: { icon: Plus, ink: 'text-success-ink' },
} as const;

const Line = ({ described, line }: { described: DictionaryDescription; line: FileLine }) => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const text = useValueText();
  const locale = useAppLocale();
  const { icon, ink } = LOOKS[line.outcome];
  const label = (name: string) => names.of(fieldOf(described, name) ?? { label: name }, 'label') || name;
  const said = (name: string, value: unknown) => {
    const field = fieldOf(described, name);
    return (
      (field ? text(field, value === true ? '1' : value === false ? '0' : value) : String(value ?? '')) || '–'
    );
  };
  return (
    <ImportItem
      icon={icon}
      ink={ink}
      outcome={t(`outcome.${line.outcome}`)}
      isRefused={line.outcome === 'refused'}
    >
      <p>
        <span className="text-ink-2">{t('import_line', { row: line.row })} </span>
        <bdi className="font-medium">{line.name}</bdi>
      </p>
      {line.fields.map((field) => (
        <p key={`${field.field}${field.code}`} className="text-sm text-error-ink">
          {label(field.field)}: {locale === 'ru' ? field.message : field.message_eng}
        </p>
      ))}
      {line.changes.map(({ field, was, is }) => (
        <p key={field} className="text-sm">
          <span className="text-ink-2">{label(field)}: </span>
          {line.outcome !== 'add' && (
            <>
              <del className="text-ink-3">{said(field, was)}</del>
              <span aria-hidden> → </span>
            </>
          )}
          <ins className="font-medium no-underline">{said(field, is)}</ins>
        </p>
      ))}
    </ImportItem>
  );
};
