'use client';
import { ClockAlert, FileText, Users, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { familyAddress } from '../../../lib/documents/addresses.data.ts';
import type { Mode } from '../../../lib/routes/route.ts';
import { useDays } from '../../calendar/use-days.ts';
import { DueLine } from '../../papers/due-line.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { PaperNote } from '../../signing/policy/paper-note.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useClashWords } from '../away/use-clash-words.ts';
import type { Clashes } from '../away/use-clashes.ts';
import type { DocumentRow } from '../document-row.ts';
import { usePhone } from '../list/use-phone.ts';
import { RowMenu } from '../moves/row-menu.tsx';
import { rowButtons, rowRejection } from '../moves/step-order.ts';
import type { Decide } from '../moves/use-decide.tsx';
import { useStepWords } from '../moves/use-step-words.ts';
import { useWaiting } from '../moves/use-waiting.ts';
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
  const { employee_id } = useProfile();
  const href = useInboxHref()(row);
  const mine = row.employee_id === employee_id;
  const name = names.of(row, 'employee_name');
  return (
    <li
      className={`col-span-full grid grid-cols-subgrid items-center gap-y-2 border-t border-line px-5 py-3 hover:bg-hover max-tablet:px-4 ${decide.leaving.has(row.id) ? 'opacity-0 transition-opacity duration-(--dur-2)' : ''}`}
    >
      {isPaper(row) ? <PaperMark /> : <PersonAvatar name={name} employee_id={row.employee_id} />}
      <AppLink href={href} className="min-w-0 text-ink no-underline hover:underline">
        <bdi className="block truncate font-medium">
          {mine ? row.title || names.of(row, 'document_type_name') || row.number : name}
        </bdi>
        <span className="block truncate text-sm text-ink-3">
          {mine
            ? t(row.reject === '1' ? 'home.returned' : isPaper(row) ? 'home.paper' : 'home.own_waits', {
                number: row.number,
              })
            : t('list.type_and_number', { type: names.of(row, 'document_type_name'), number: row.number })}
        </span>
      </AppLink>
      <div className="min-w-0 max-tablet:col-start-2">
        <Period row={row} />
        <p className="flex flex-wrap gap-x-3 text-sm">
          <Age row={row} />
          {isPaper(row) && <DueLine statusId={row.status_id} day={row.due_date} />}
          <ClashFlag row={row} clashes={clashes} />
        </p>
      </div>
      <div className="flex justify-end gap-1.5 max-tablet:col-span-full max-tablet:flex-wrap max-tablet:*:not-[[aria-haspopup]]:flex-auto max-[360px]:*:px-2">
        {mine ? (
          <ButtonLink href={href}>{t(isPaper(row) ? 'home.read' : 'home.open')}</ButtonLink>
        ) : (
          <InboxActions row={row} href={href} decide={decide} />
        )}
      </div>
    </li>
  );
};

const isPaper = (row: InboxDocument): boolean => familyAddress(row.object_id)?.pushed === true;

/** Where a document opens: one's own as it is, that of somebody else in the list the reader decides in. */
const useInboxHref = () => {
  const link = usePortalLink();
  const { employee_id, roles } = useProfile();
  const modeOf = (row: InboxDocument): Mode | undefined => {
    if (row.employee_id === employee_id) return undefined;
    if (row.manager_id === employee_id || row.steps.every((step) => step.business_role === 'manager'))
      return 'sub';
    return roles.includes('reviewer') && !roles.includes('hr') ? 'rev' : 'hr';
  };
  return (row: InboxDocument): string =>
    link(familyAddress(row.object_id)?.routes.form ?? 'home', { id: row.id }, { mode: modeOf(row) });
};

const PaperMark = () => (
  <span className="grid size-9 flex-none place-items-center rounded-full bg-sunken text-ink-3">
    <Icon of={FileText} />
  </span>
);

const Period = ({ row }: { row: InboxDocument }) => {
  const common = useTranslations('common');
  const days = useDays();
  if (row.start_date === null) return null;
  return (
    <p>
      <span className="whitespace-nowrap">{days.range(row.start_date, row.end_date ?? row.start_date)}</span>
      {row.days !== null && (
        <>
          {' '}
          <span className="whitespace-nowrap text-ink-2">· {common('days', { count: row.days })}</span>
        </>
      )}
    </p>
  );
};

const Age = ({ row }: { row: InboxDocument }) => {
  const t = useTranslations('documents.home');
  const waiting = useWaiting()(row.status_date);
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${waiting.overdue ? 'text-accent-ink' : 'text-ink-3'}`}
    >
      {waiting.overdue && <Icon of={ClockAlert} size={14} />}
      {waiting.days > 0
        ? t('waits', { days: waiting.days })
        : t(isPaper(row) ? 'waits_today_paper' : 'waits_today')}
    </span>
  );
};

const ClashFlag = ({ row, clashes }: { row: DocumentRow; clashes: Clashes }) => {
  const words = useClashWords();
  const clash = clashes.of(row);
  if (!clash?.over) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-warning-ink">
      <Icon of={Users} size={14} />
      {words.count(clash)}
    </span>
  );
};

const InboxActions = ({ row, href, decide }: { row: DocumentRow; href: string; decide: Decide }) => {
  const t = useTranslations('documents.list');
  const words = useStepWords();
  const { employee_id } = useProfile();
  const phone = usePhone();
  const buttons = rowButtons(row, employee_id);
  const { primary } = buttons;
  const reject = rowRejection(buttons);
  return (
    <>
      {reject && phone && (
        <Button
          aria-label={t('action_on', { verb: words.asking(reject), number: row.number })}
          onClick={() => void decide.one(row, reject)}
        >
          {words.asking(reject)}
        </Button>
      )}
      {reject && !phone && (
        <IconButton
          icon={X}
          label={t('action_on', { verb: words.verb(reject), number: row.number })}
          className="hover:bg-error-soft! hover:text-error-ink!"
          onClick={() => void decide.one(row, reject)}
        />
      )}
      {primary && <PaperNote row={row} steps={[primary]} brief={!phone} />}
      {primary && (
        <Button
          variant="tonal"
          busy={decide.busy.has(row.id)}
          busyText={words.busy(primary)}
          aria-label={t('action_on', { verb: words.verb(primary), number: row.number })}
          onClick={() => void decide.one(row, primary)}
        >
          {words.verb(primary)}
        </Button>
      )}
      <RowMenu
        row={row}
        href={href}
        buttons={buttons}
        size="md"
        onStep={(of, step) => void decide.one(of, step)}
      />
    </>
  );
};
