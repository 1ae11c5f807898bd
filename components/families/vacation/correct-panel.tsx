'use client';
import { CalendarSync, Scissors, SplitSquareHorizontal, UserRoundX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type Bar, type Change, proposedParts } from '../../../lib/leave/bars.ts';
import { parentIds } from '../../../lib/leave/parents.ts';
import { CORRECTED_STATUSES } from '../../../lib/leave/statuses.data.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { useView } from '../../rpc/use-view.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import type { IconType } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';

const ICONS: Readonly<Record<Change, IconType>> = {
  move: CalendarSync,
  split: SplitSquareHorizontal,
  shorten: Scissors,
  recall: UserRoundX,
};

/** One change at a time: what is under way is gone on with. */
const UNDER_WAY: readonly string[] = ['draft', 'prepared', 'accepted'];

/** Corrections of an agreed leave, made and possible; only other people recall its owner from one that runs. */
export const CorrectPanel = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.vacation.correct');
  const { row } = form;
  const corrections = useView<DocumentRow>(
    'vacation_correction',
    {
      filter: `employee_id = ${row?.employee_id ?? 0}`,
      orderBy: 'start_date',
      sort: 'asc',
      rowsPerPage: 'all',
    },
    { enabled: row !== undefined && CORRECTED_STATUSES.includes(row.status_id) },
  );
  if (!row?.start_date || !row.end_date || !CORRECTED_STATUSES.includes(row.status_id)) return null;
  const own = (corrections.data?.data ?? []).filter((each) =>
    parentIds(each.replaced_vacation_ids).includes(row.id),
  );
  const isFree = row.replaced !== '1' && !own.some(({ status_id }) => UNDER_WAY.includes(status_id));
  const changes = isFree ? changesOf(form, { start_date: row.start_date, end_date: row.end_date }) : [];
  if (own.length === 0 && changes.length === 0) return null;
  return (
    <Panel aria-labelledby="correct">
      <PanelHead id="correct" title={t('title')} />
      <PanelBody>
        {own.length > 0 && <Corrections rows={own} form={form} />}
        {changes.length > 0 && <Changes row={row} form={form} changes={changes} />}
      </PanelBody>
    </Panel>
  );
};

/** Its person moves, splits and shortens it while some of it is to come; hr and the manager recall from one that runs. */
const changesOf = ({ mode, situation }: DocumentForm, { start_date, end_date }: Bar): readonly Change[] => {
  const { today } = situation;
  if (end_date <= today || mode === 'rev') return [];
  const hasBegun = start_date <= today;
  if (mode === 'own' || !hasBegun) return ['move', 'split', 'shorten'];
  return ['recall'];
};

const useHref = ({ mode }: DocumentForm) => {
  const link = usePortalLink();
  return (id: number) => link('uvacation', { id }, mode === 'own' ? {} : { mode });
};

const Corrections = ({ rows, form }: { rows: readonly DocumentRow[]; form: DocumentForm }) => {
  const statusWord = useStatusWord();
  const hrefOf = useHref(form);
  return (
    <ul className="mb-4 flex flex-col gap-1.5 last:mb-0">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap justify-between gap-x-3">
          <AppLink href={hrefOf(row.id)}>{row.number}</AppLink>
          <span className="text-ink-2">{statusWord(row, row.object_id)}</span>
        </li>
      ))}
    </ul>
  );
};

/** Begins the parts of a change, and opens the first of them. */
const Changes = ({
  row,
  form,
  changes,
}: {
  row: DocumentRow;
  form: DocumentForm;
  changes: readonly Change[];
}) => {
  const t = useTranslations('families.vacation.correct');
  const router = useRouter();
  const hrefOf = useHref(form);
  const errorText = useErrorText();
  const write = useRpcMutation('correction.parts', {
    onSuccess: ({ data }) => {
      const made = data.at(-1);
      if (made) router.push(hrefOf(made.id));
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const { start_date, end_date } = row;
  if (!start_date || !end_date) return null;
  const begin = (change: Change) => {
    const { today, calendar } = form.situation;
    const counted = { rule: form.rule, calendar };
    write.mutate({
      parents: [row.id],
      parts: [...proposedParts(change, { start_date, end_date }, today, counted)],
    });
  };
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{t(changes.includes('recall') ? 'recall_text' : 'text')}</p>
      <div className="flex flex-wrap gap-2">
        {changes.map((change) => (
          <Button
            key={change}
            size="sm"
            icon={ICONS[change]}
            busy={write.isPending}
            onClick={() => begin(change)}
          >
            {t(change)}
          </Button>
        ))}
      </div>
    </>
  );
};
