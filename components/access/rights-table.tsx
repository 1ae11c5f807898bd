'use client';
import { useTranslations } from 'next-intl';
import type { ObjectGroup } from '../../lib/reach/table.data.ts';
import type { AccessWords } from '../../lib/reach/words.ts';
import { LineCell, NameCell, RowLine, RowTable } from '../ui/row-table.tsx';
import { ScreensCell, type ShownScreen } from './screens-cell.tsx';
import { StepsCell } from './steps-cell.tsx';
import { type ShownWay, type Sides, Ways } from './ways.tsx';

/** A row of rights, of whatever it is about: an object for one reader, or a role for one object. */
export interface RightsRow {
  readonly id: string;
  readonly name: string;
  readonly group: ObjectGroup;
  readonly read: readonly ShownWay[];
  readonly add: readonly ShownWay[] | null;
  readonly edit: readonly ShownWay[] | null;
  readonly del: readonly ShownWay[] | null;
  readonly steps: Parameters<typeof StepsCell>[0]['steps'];
  readonly screens: readonly ShownScreen[];
}

interface RightsTableProps {
  caption: string;
  /** What a row is: an object or a role. */
  of: 'object' | 'role';
  rows: readonly RightsRow[];
  words: AccessWords;
  sides?: Sides | undefined;
}

const WIDTHS = { read: 'w-[20%]', add: 'w-[15%]', edit: 'w-[17%]', del: 'w-[15%]' } as const;
const VERBS = ['read', 'add', 'edit', 'del'] as const;

/** Rights as a table: what is read, added, edited, deleted, moved and opened; on a phone a card for each row. */
export const RightsTable = ({ caption, of, rows, words, sides }: RightsTableProps) => {
  const t = useTranslations('access.column');
  return (
    <RowTable
      caption={caption}
      busy={false}
      isBelowTitle
      head={[
        { title: t(of) },
        ...VERBS.map((verb) => ({ title: t(verb), width: WIDTHS[verb] })),
        { title: t('steps'), width: 'w-[10%]' },
        { title: t('screens'), width: 'w-[10%]' },
      ]}
    >
      {rows.map((row) => (
        <RowLine key={row.id}>
          <NameCell>
            <span className="font-medium">{row.name}</span>
          </NameCell>
          {VERBS.map((verb) => (
            <LineCell key={verb} title={t(verb)} card="mark" isUnderLead={false}>
              <Ways ways={row[verb]} words={words} sides={sides} />
            </LineCell>
          ))}
          <LineCell title={t('steps')} card="mark" isUnderLead={false}>
            <StepsCell steps={row.steps} words={words} sides={sides} />
          </LineCell>
          <LineCell title={t('screens')} card="mark" isUnderLead={false}>
            <ScreensCell screens={row.screens} route={words.route} sides={sides} />
          </LineCell>
        </RowLine>
      ))}
    </RowTable>
  );
};
