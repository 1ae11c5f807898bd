'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FILE_COLUMNS, type FileColumn } from '../../../lib/users/import-columns.ts';
import type { ChosenColumns, ReadAs } from '../../../lib/users/import-head.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

const SIGNS = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;
const NOTHING = 'nothing';

/** What a file was read as; the reader may name its columns. */
export const ImportReadAs = ({
  read,
  open,
  onChosen,
}: {
  read: ReadAs;
  /** The columns must be named first. */
  open: boolean;
  onChosen: (columns: ChosenColumns) => void;
}) => {
  const t = useTranslations('users');
  const [opened, setOpened] = useState(open);
  const [columns, setColumns] = useState(() => read.columns.map(({ column }) => column));
  const choose = (place: number, column: FileColumn | null) =>
    setColumns(columns.map((each, at) => (at === place ? column : each === column ? null : each)));
  const known = read.columns.filter(({ column }) => column !== null).length;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
        <span>
          {t('import.read_as', {
            format: read.format,
            encoding: read.encoding?.toUpperCase() ?? 'none',
            separator: read.separator ? SIGNS[read.separator] : 'none',
          })}
        </span>
        <span>{t('import.columns', { known, total: read.columns.length })}</span>
        {!open && (
          <Button size="sm" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {t('import.columns_set')}
          </Button>
        )}
      </p>
      {opened && (
        <>
          <div className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
            {read.columns.map(({ title }, place) => (
              <Field
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is its place
                key={place}
                label={t('import.column_of', {
                  title: title.trim() || t('import.no_title', { place: place + 1 }),
                })}
              >
                {(control) => (
                  <Select
                    {...control}
                    value={columns[place] ?? NOTHING}
                    onValueChange={(value) =>
                      choose(place, FILE_COLUMNS.find((column) => column === value) ?? null)
                    }
                    options={[
                      { value: NOTHING, label: t('import.not_used') },
                      ...FILE_COLUMNS.map((column) => ({ value: column, label: t(`column.${column}`) })),
                    ]}
                  />
                )}
              </Field>
            ))}
          </div>
          <div>
            <Button variant="tonal" onClick={() => onChosen(chosenOf(read, columns))}>
              {t('import.columns_again')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

/** Only what differs from what the titles say. */
const chosenOf = (read: ReadAs, columns: readonly (FileColumn | null)[]): ChosenColumns =>
  Object.fromEntries(
    columns.flatMap((column, place) =>
      column === read.columns[place]?.column ? [] : [[String(place), column ?? '']],
    ),
  );
