'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { AnyRow } from '../rpc/rows.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';

/** Rows that are chosen, by their ids. */
export interface Chosen<Row extends AnyRow> {
  readonly ids: ReadonlySet<unknown>;
  readonly toggle: (row: Row) => void;
  readonly all: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

export const useChosen = <Row extends AnyRow>(): Chosen<Row> => {
  const [ids, setIds] = useState<ReadonlySet<unknown>>(new Set());
  return {
    ids,
    toggle: (row) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(row.id)) next.add(row.id);
        return next;
      }),
    all: (rows) => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
};

export const ChooseRow = <Row extends AnyRow>({
  chosen,
  row,
  label,
}: {
  chosen: Chosen<Row>;
  row: Row;
  label: string;
}) => (
  <span className="relative z-1 inline-flex @max-[720px]:w-9">
    <Checkbox
      aria-label={label}
      checked={chosen.ids.has(row.id)}
      onCheckedChange={() => chosen.toggle(row)}
    />
  </span>
);

interface ChosenBarProps<Row extends AnyRow> {
  chosen: Chosen<Row>;
  /** Those of the page in sight. */
  rows: readonly Row[];
  actions: (rows: readonly Row[]) => ReactNode;
}

/** How many rows are chosen, and what may be done with all of them. Floats at the bottom. */
export const ChosenBar = <Row extends AnyRow>({ chosen, rows, actions }: ChosenBarProps<Row>) => {
  const t = useTranslations('common');
  const inSight = rows.filter(({ id }) => chosen.ids.has(id));
  return (
    <div className="pointer-events-none sticky bottom-6 z-(--z-actionbar) mt-6 flex justify-center max-tablet:bottom-20">
      <section
        aria-label={t('rows_chosen_label')}
        className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border border-line bg-raised py-2.5 pr-3 pl-5 shadow-dialog"
      >
        <p role="status">
          <b className="font-medium">{t('rows_chosen', { count: inSight.length })}</b>
        </p>
        {inSight.length < rows.length && (
          <Button variant="quiet" size="sm" onClick={() => chosen.all(rows)}>
            {t('rows_choose_shown')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={chosen.clear}>
          {t('rows_clear')}
        </Button>
        <span className="w-6 max-tablet:hidden" />
        {actions(inSight)}
      </section>
    </div>
  );
};
