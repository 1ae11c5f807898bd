import { linesOfForm } from '../../../lib/documents/form.ts';
import { classNames } from '../../ui/class-names.ts';
import { SHEET_SIDES_REM } from '../lines/sheet-room.ts';
import type { FamilyForm } from './slots.ts';

/** A sheet that is narrower fits beside the way of the document on any desk. */
const NARROW_REM = 45;

/** The room that the widest sheet of a form takes, in rem; lines with a control of their family's own are no sheet. */
const sheetRoom = ({ family, controls }: FamilyForm): number =>
  Math.max(
    0,
    ...linesOfForm(family.form)
      .filter(({ field }) => !controls?.[field])
      .map(({ columns }) => columns.reduce((sum, { room }) => sum + room, SHEET_SIDES_REM)),
  );

/**
 * How a form and the way of its document share a page that is a size container. The way stands beside a sheet of lines
 * where that leaves the sheet all of its columns, below it otherwise: no sum and no receipt is outside.
 */
export const formColumns = (own: FamilyForm, isWide: boolean): string => {
  const isSheet = sheetRoom(own) > NARROW_REM;
  return classNames(
    'grid items-start gap-x-6 gap-y-5',
    isWide
      ? isSheet
        ? '@min-[86rem]:grid-cols-[minmax(0,1fr)_20rem]'
        : 'desk:grid-cols-[minmax(0,1fr)_20rem]'
      : isSheet
        ? '@min-[78.5rem]:grid-cols-[minmax(0,1fr)_22.5rem]'
        : 'desk:grid-cols-[minmax(0,1fr)_22.5rem]',
  );
};
