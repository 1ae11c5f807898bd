'use client';
import { useTranslations } from 'next-intl';
import { POLICY_LEVELS } from '../../../lib/workflow/signature/law.ts';
import { useView } from '../../rpc/use-view.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import type { PolicyRow } from '../../signatures/policy-row.ts';
import { Note } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Types of signature weaker than a level, as a list of a filter. */
const WEAKER = { unqualified: "'1'", qualified: "'1', '2'" } as const;

/**
 * Says how many users could not sign what is asked of an employee: without a type of signature, without a key where
 * their type has a PIN, or with too weak a one for some document.
 */
export const SignersWarning = ({ rows }: { rows: readonly PolicyRow[] }) => {
  const t = useTranslations('signature_policy.warn');
  const link = usePortalLink();
  const asked = rows.filter(
    (row) => row.party === 'employee' && row.required === '1' && row.level !== 'paper',
  );
  const strongest = POLICY_LEVELS.findLast((level) => asked.some((row) => row.level === level));
  const noType = useCount("not signature in ('1', '2', '3')", asked.length > 0);
  const noKey = useCount("signature = '2' and has_key = '0'", asked.length > 0);
  const weaker = strongest === 'unqualified' || strongest === 'qualified' ? WEAKER[strongest] : undefined;
  const weak = useCount(`signature in (${weaker ?? "'1'"})`, weaker !== undefined);
  const said = [
    noType && t('no_type', { count: noType }),
    noKey && t('no_key', { count: noKey }),
    weak && t('weak', { count: weak }),
  ];
  const lines = said.filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <div className="mb-4">
      <Note
        tone="warning"
        title={t('title')}
        action={
          <ButtonLink size="sm" href={link('users')}>
            {t('to_users')}
          </ButtonLink>
        }
      >
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
};

/** Counts people with an open account that match the filter. */
const useCount = (filter: string, enabled: boolean): number =>
  useView(
    'user',
    { filter: `disabled = '0' and not employee_id is null and ${filter}`, select: 'id', rowsPerPage: 1 },
    { enabled },
  ).data?.total ?? 0;
