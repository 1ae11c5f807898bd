'use client';
import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '../rpc/use-act.ts';
import { Button, DisabledReason, IconButton } from '../ui/button.tsx';
import type { ButtonVariant } from '../ui/button-classes.ts';
import { type ConfirmOptions, useConfirm } from '../ui/confirm.tsx';
import type { IconType } from '../ui/icon.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { notify } from '../ui/notify.ts';
import { ActionsCell, LineCell } from '../ui/row-table.tsx';
import type { RowsOffers } from './rows-definition.ts';

/** Something that may be done with a row. */
export interface RowAction {
  readonly key: string;
  readonly icon: IconType;
  /** What it does to what: «Удалить: УЦ Северный». */
  readonly label: string;
  /** The words on the button; only the icon when absent. */
  readonly text?: string;
  readonly look?: ButtonVariant;
  readonly danger?: boolean;
  /** Why it cannot be done now: it stays in sight and says so. */
  readonly why?: string | undefined;
  /** Asked first. */
  readonly ask?: ConfirmOptions | undefined;
  /** Changes the row; the list is read again afterwards. */
  readonly act?: () => Promise<unknown>;
  /** Said once it is done. */
  readonly done?: string;
  /** Takes it back, where that is really possible. */
  readonly undo?: () => Promise<unknown>;
  /** Opens something and changes nothing. */
  readonly open?: () => unknown;
}

interface Offers<Row> {
  /** What one row offers, or the words in its place. */
  readonly of: (row: Row, edit: (row: Row) => void) => readonly RowAction[] | string;
  /** Class of the width of the column. */
  readonly width: string;
  /** Its title, where it says something when nothing is offered. */
  readonly title?: string;
  /** The name of the button behind which all actions stand; absent: they stand beside each other. */
  readonly more?: (row: Row) => string;
}

/** The last column of a definition, with what may be done with a row. */
export const rowsOffers = <Row,>({ of, width, title, more }: Offers<Row>): RowsOffers<Row> => ({
  width,
  title,
  cell: (row, edit, again) => {
    const offered = of(row, edit);
    if (typeof offered === 'string')
      return (
        <LineCell card="sub" isUnderLead={false}>
          {offered}
        </LineCell>
      );
    return (
      <ActionsCell isWritten={!more && offered.some(({ text }) => text !== undefined)}>
        <RowActions
          actions={offered}
          isAtStart={title !== undefined}
          {...(more && { more: more(row) })}
          onChanged={again}
        />
      </ActionsCell>
    );
  },
});

interface RowActionsProps {
  actions: readonly RowAction[];
  /** The name of the button behind which they stand; absent: they stand beside each other. */
  more?: string;
  /** They stand under the title of their column, not at the end of the row. */
  isAtStart: boolean;
  onChanged: () => void;
}

/** What may be done with a row: a question first where one is due, one thing at a time, and what came of it said aloud. */
const RowActions = ({ actions, more, isAtStart, onChanged }: RowActionsProps) => {
  const { running, run } = useRowActing(onChanged);
  if (actions.length === 0) return null;
  if (more !== undefined)
    return (
      <div className="relative z-1 flex justify-end">
        <Menu label={more} trigger={<IconButton icon={Ellipsis} label={more} busy={running !== undefined} />}>
          {actions.map((action) => (
            <MenuItem
              key={action.key}
              icon={action.icon}
              danger={action.danger ?? false}
              onSelect={() => void run(action)}
            >
              {action.text ?? action.label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    );
  const waiting = actions.find(({ why }) => why !== undefined);
  return (
    <div
      className={`relative z-1 flex flex-wrap gap-y-2 @max-[720px]:justify-start ${isAtStart ? '' : 'justify-end'} ${actions.some(({ text }) => text !== undefined) ? 'gap-x-2' : 'gap-x-1'}`}
    >
      {actions.map((action) => (
        <ActionButton
          key={action.key}
          action={action}
          busy={running === action.key}
          onRun={() => void run(action)}
        />
      ))}
      {waiting?.text !== undefined && waiting.why !== undefined && (
        <div className="basis-full">
          <DisabledReason>{waiting.why}</DisabledReason>
        </div>
      )}
    </div>
  );
};

interface ActionButtonProps {
  action: RowAction;
  busy: boolean;
  onRun: () => void;
}

const ActionButton = ({ action, busy, onRun }: ActionButtonProps) => {
  const { icon, label, text, danger = false, look = danger ? 'quiet-danger' : 'quiet', why } = action;
  const shared = { icon, busy, variant: look, disabledReason: why, onClick: onRun };
  if (text === undefined)
    return <IconButton {...shared} label={why === undefined ? label : `${label}. ${why}`} />;
  return <Button {...shared}>{text}</Button>;
};

/** Runs the actions of one row, one at a time. */
const useRowActing = (onChanged: () => void) => {
  const common = useTranslations('common');
  const confirm = useConfirm();
  const { act } = useAct(onChanged);
  const [running, setRunning] = useState<string>();
  const run = async ({ key, ask, open, act: work, done, undo }: RowAction): Promise<void> => {
    if (running !== undefined || (ask && !(await confirm(ask)))) return;
    open?.();
    if (!work) return;
    setRunning(key);
    await act(async () => {
      await work();
      if (done === undefined) return;
      if (undo) notify.undo(done, common('undo'), () => void act(undo));
      else notify.success(done);
    });
    setRunning(undefined);
  };
  return { running, run };
};
