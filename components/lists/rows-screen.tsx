'use client';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyRow } from '../rpc/rows.ts';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Button } from '../ui/button.tsx';
import type { IconType } from '../ui/icon.tsx';
import type { RowsDefinition } from './rows-definition.ts';
import { RowsPanel } from './rows-panel.tsx';
import { useRowEditor } from './use-row-editor.ts';
import { useRows } from './use-rows.ts';

interface RowsScreenProps<Row extends AnyRow> {
  definition: RowsDefinition<Row>;
  title: string;
  /** The page above this one. */
  crumb?: { href: string; label: string };
  /** A line under the title; `total` counts all rows, undefined while that is not known or filters leave some out. */
  facts?: (total: number | undefined) => ReactNode;
  /** The words of the button that adds a row. */
  add?: string;
  addIcon?: IconType;
  /** Left of that button. */
  tools?: ReactNode;
  /** Between the head and the table. */
  intro?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
}

/** A page that is one table of rows, from its definition. */
export const RowsScreen = <Row extends AnyRow>({
  definition,
  title,
  crumb,
  facts,
  add,
  addIcon = Plus,
  tools,
  intro,
  children,
}: RowsScreenProps<Row>) => {
  const inSight = useRows<Row>(definition.source);
  const editor = useRowEditor(definition.dialog ?? none, () => void inSight.again());
  return (
    <Page width="wide">
      <PageHead
        title={title}
        {...(crumb && { crumb })}
        facts={facts?.(inSight.narrowed || inSight.pending || inSight.failure ? undefined : inSight.total)}
      >
        {tools}
        {add !== undefined && (
          <Button variant="filled" icon={addIcon} {...editor.button}>
            {add}
          </Button>
        )}
      </PageHead>
      {intro}
      <RowsPanel definition={definition} inSight={inSight} onEdit={editor.edit} />
      {children}
      {editor.dialog}
    </Page>
  );
};

/** The window of a table whose rows cannot be edited. */
const none = () => Promise.resolve(() => null);
