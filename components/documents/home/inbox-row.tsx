'use client';
import { ClockAlert, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../../lib/families/identities.ts';
import { policyOf } from '../../../lib/families/kinds.data.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ClashFlag } from '../away/clash-flag.tsx';
import type { Clashes } from '../away/use-clashes.ts';
import { RowDecisions } from '../list/row-actions.tsx';
import type { Decide } from '../moves/use-decide.tsx';
import { useWaiting } from '../moves/use-waiting.ts';
import { useOfFamilies } from '../of-families.ts';
import { Summary, useDocumentName } from '../summary.tsx';
import { useDocumentHref } from '../use-document-href.ts';
import { useGender } from '../use-gender.ts';
import { useNumberLine } from '../use-number-line.ts';
import { Warned } from '../warned.tsx';
import type { InboxDocument } from './inbox-order.ts';

/** A document that waits, its facts and its decision in the row. */
export const InboxRow = ({
  row,
  decide,
  clashes,
}: {
  row: InboxDocument;
  decide: Decide;
  clashes: Clashes;
}) => {
  const t = useTranslations('documents');
  const names = useNames();
  const numberLine = useNumberLine();
  const nameOf = useDocumentName();
  const gender = useGender()(row.object_id);
  const { employee_id } = useProfile();
  const href = useDocumentHref()(row);
  const { Note } = useOfFamilies().rowSlotsOf(row.object_id);
  const mine = row.employee_id === employee_id;
  const name = names.of(row, 'employee_name');
  return (
    <li
      className={`col-span-full grid grid-cols-subgrid items-center gap-y-2 border-t border-line px-5 py-3 hover:bg-hover max-tablet:px-4 ${decide.leaving.has(row.id) ? 'opacity-0 transition-opacity duration-(--dur-2)' : ''}`}
    >
      {isPaper(row) ? <PaperMark /> : <PersonAvatar name={name} employee_id={row.employee_id} />}
      <AppLink href={href} className="min-w-0 text-ink no-underline hover:underline">
        <bdi className="block truncate font-medium">{mine ? nameOf(row) : name}</bdi>
        <span className="block truncate text-sm text-ink-3">
          {mine
            ? t(row.reject === '1' ? 'home.returned' : isPaper(row) ? 'home.paper' : 'home.own_waits', {
                number: row.number,
                gender,
              })
            : numberLine(row)}
        </span>
      </AppLink>
      <div className="min-w-0 max-tablet:col-start-2">
        <p>
          <Summary row={isPaper(row) ? { ...row, due_date: null } : row} titled={!mine} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <Age row={row} />
          {Note && <Note row={row} />}
          <Warned row={row} />
          <ClashFlag row={row} clashes={clashes} />
        </p>
      </div>
      <div className="flex justify-end gap-1.5 max-tablet:col-span-full max-tablet:flex-wrap max-tablet:*:not-[[aria-haspopup]]:flex-auto max-[360px]:*:px-2">
        {mine ? (
          <ButtonLink href={href}>{t(isPaper(row) ? 'home.read' : 'home.open')}</ButtonLink>
        ) : (
          <RowDecisions
            row={row}
            href={href}
            busy={decide.busy.has(row.id)}
            onStep={(of, step) => void decide.one(of, step)}
            place="inbox"
          />
        )}
      </div>
    </li>
  );
};

const isPaper = (row: InboxDocument): boolean => policyOf(identityOf(row.object_id)).pushed === true;

const PaperMark = () => (
  <span className="grid size-9 flex-none place-items-center rounded-full bg-sunken text-ink-3">
    <Icon of={FileText} />
  </span>
);

const Age = ({ row }: { row: InboxDocument }) => {
  const t = useTranslations('documents.home');
  const waiting = useWaiting()(row.status_date);
  const gender = useGender()(row.object_id);
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${waiting.overdue ? 'text-accent-ink' : 'text-ink-3'}`}
    >
      {waiting.overdue && <Icon of={ClockAlert} size={14} />}
      {waiting.days > 0 ? t('waits', { days: waiting.days }) : t('waits_today', { gender })}
    </span>
  );
};
