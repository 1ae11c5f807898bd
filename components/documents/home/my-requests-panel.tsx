'use client';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../../lib/families/identities.ts';
import type { FamilyIdentity } from '../../../lib/families/identity.ts';
import { holderOf } from '../../../lib/workflow/holder.ts';
import { RESTING_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Answered } from '../../shell/answered.tsx';
import { useMenuReader } from '../../shell/use-menu-reader.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import type { DocumentRow } from '../document-row.ts';
import { useHolderWords } from '../moves/holder-line.tsx';
import { PathLine } from '../moves/path-line.tsx';
import { Summary, useDocumentName } from '../summary.tsx';
import { useGender } from '../use-gender.ts';
import { useStageName } from '../use-stage-name.ts';
import { useStatusWord } from '../use-status-word.ts';
import { useMyDocuments } from './use-my-documents.ts';

const SHOWN = 4;

/** The person's own requests: those on their way first, each with where it stands and who holds it now. */
export const MyRequestsPanel = () => {
  const t = useTranslations('documents.home');
  const link = usePortalLink();
  const { hidden } = useMenuReader();
  const mine = useMyDocuments();
  const rows = (mine.data?.data ?? []).toSorted(byNeed).slice(0, SHOWN);
  return (
    <Panel aria-labelledby="my-requests">
      <PanelHead id="my-requests" title={t('my_requests')}>
        {!hidden.has('requests-own') && <AppLink href={link('requests-own')}>{t('all')}</AppLink>}
      </PanelHead>
      <Answered
        of={mine}
        empty={
          <PanelBody>
            <p className="text-ink-2">{t('no_requests')}</p>
          </PanelBody>
        }
      >
        {() => (
          <ul>
            {rows.map((row) => {
              const family = identityOf(row.object_id);
              return family && <MyRequest key={row.id} row={row} family={family} />;
            })}
          </ul>
        )}
      </Answered>
    </Panel>
  );
};

/** On their way before those that rest; within, the latest change first. */
const byNeed = (a: DocumentRow, b: DocumentRow): number =>
  Number(RESTING_STATUSES.includes(a.status_id)) - Number(RESTING_STATUSES.includes(b.status_id)) ||
  (a.status_date < b.status_date ? 1 : -1);

const MyRequest = ({ row, family }: { row: DocumentRow; family: FamilyIdentity }) => {
  const t = useTranslations('documents');
  const statusWord = useStatusWord();
  const nameOf = useDocumentName();
  const gender = useGender()(row.object_id);
  const link = usePortalLink();
  const words = useHolderWords();
  const { employee_id } = useProfile();
  const holder = holderOf(row, employee_id);
  const stage = useStageName()(row.object_id, row.status_id, row.path.stops[1]?.status_id) ?? '';
  return (
    <li className="border-t border-line px-5 py-3.5 hover:bg-hover max-tablet:px-4">
      <AppLink href={link(family.routes.form, { id: row.id })} className="block text-ink no-underline">
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0">
            <span className="block font-medium">{nameOf(row)}</span>
            <span className="block text-sm text-ink-2">
              <Summary row={row} />
            </span>
          </span>
          <StatusTag statusId={row.status_id} label={statusWord(row, row.object_id)} />
        </span>
        <span className="mt-2 flex items-center gap-2.5 text-sm text-ink-2">
          <PathLine path={row.path} statusId={row.status_id} mine={holder.kind === 'you'} />
          {holder.kind === 'you'
            ? t('home.now_you')
            : holder.kind === 'done'
              ? t('home.finished', { gender })
              : holder.kind === 'author'
                ? t('home.may_resend')
                : t('home.now', {
                    who: [words(holder), stage.toLocaleLowerCase()].filter((part) => part !== '').join(', '),
                  })}
        </span>
      </AppLink>
    </li>
  );
};
