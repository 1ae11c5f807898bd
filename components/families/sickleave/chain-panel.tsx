'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { useView } from '../../rpc/use-view.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { type ChainLink, chainOf } from './chain.ts';

/** The certificates of one illness in their order, and the way to go on from the last one. */
export const ChainPanel = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.sickleave.screen');
  const { row } = form;
  const view = useView<ChainLink>(
    'sickleave',
    {
      filter: `employee_id = ${row?.employee_id ?? 0}`,
      select: 'id,number,previous_id,status_id,start_date,end_date',
      rowsPerPage: 'all',
    },
    { enabled: row !== undefined },
  );
  if (!row || !view.data) return null;
  const chain = chainOf(view.data.data, row.id);
  const next = chain[chain.findIndex(({ id }) => id === row.id) + 1];
  const mayWrite = form.mode === 'own' || form.mode === 'hr';
  if (chain.length < 2 && !mayWrite) return null;
  return (
    <Panel aria-labelledby="chain">
      <PanelHead id="chain" title={t('chain')} />
      <PanelBody>
        <Links chain={chain} current={row.id} form={form} />
        {mayWrite && <Prolong row={row} next={next} form={form} />}
      </PanelBody>
    </Panel>
  );
};

const useHref = ({ mode }: DocumentForm) => {
  const link = usePortalLink();
  return (id: number) => link('usickleave', { id }, { mode: mode === 'own' ? undefined : mode });
};

const Links = ({
  chain,
  current,
  form,
}: {
  chain: readonly ChainLink[];
  current: number;
  form: DocumentForm;
}) => {
  const t = useTranslations('families.sickleave.screen');
  const days = useDays();
  const hrefOf = useHref(form);
  return (
    <ol className="flex flex-col gap-2">
      {chain.map(({ id, number, start_date, end_date }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          {id === current ? (
            <span className="font-medium" aria-current="true">
              {number}, {t('this')}
            </span>
          ) : (
            <AppLink href={hrefOf(id)}>{number}</AppLink>
          )}
          <span className="whitespace-nowrap text-ink-2">
            {start_date && days.range(start_date, end_date ?? start_date)}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** Begins the next sick leave of the chain, which the portal dates by itself. */
const Prolong = ({
  row,
  next,
  form,
}: {
  row: DocumentRow;
  next: ChainLink | undefined;
  form: DocumentForm;
}) => {
  const t = useTranslations('families.sickleave.screen');
  const router = useRouter();
  const hrefOf = useHref(form);
  const errorText = useErrorText();
  const add = useRpcMutation('table.add', {
    onSuccess: ({ data: [made] }) => made && router.push(hrefOf(Number(made.id))),
    onError: (error) => notify.error(errorText(error)),
  });
  const why = next
    ? t('prolong_why_next', { number: next.number })
    : UNSENT_STATUSES.includes(row.status_id)
      ? t('prolong_why_draft')
      : undefined;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="sm"
        busy={add.isPending}
        disabledReason={why}
        aria-describedby={why ? 'prolong-why' : undefined}
        onClick={() =>
          void add
            .mutateAsync({
              object: 'sickleave',
              begin: true,
              data: [
                { previous_id: row.id, ...(form.mode === 'own' ? {} : { employee_id: row.employee_id }) },
              ],
            })
            .catch(() => undefined)
        }
      >
        {t('prolong')}
      </Button>
      {why && <DisabledReason id="prolong-why">{why}</DisabledReason>}
    </div>
  );
};
