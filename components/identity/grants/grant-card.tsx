'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { GrantRow } from '../../grants/grant-row.ts';
import { useGrants, useSwitchGrant } from '../../grants/use-grants.ts';
import { useNames } from '../../people/use-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { useFamilyNames } from './use-family-names.ts';

/** One person to act for: in which role, for what, until when. */
export const GrantCard = ({ grant }: { grant: GrantRow }) => {
  const t = useTranslations('grants');
  const shell = useTranslations('shell');
  const names = useNames();
  const days = useDays();
  const familyNames = useFamilyNames();
  const { active } = useGrants();
  const { busy, switchTo } = useSwitchGrant();
  const name = names.of(grant, 'employee_name');
  const id = `grant-${grant.id}`;
  return (
    <Panel aria-labelledby={id}>
      <div className="flex items-center gap-3 px-5 pt-5 pb-3 max-tablet:px-4">
        <Avatar name={name} seed={grant.employee_id} size={44} />
        <div className="min-w-0">
          <h2 id={id}>
            <bdi>{name}</bdi>
          </h2>
          <p className="text-sm text-ink-2">{names.of(grant, 'position')}</p>
        </div>
      </div>
      <PanelBody className="flex flex-col items-start gap-4">
        <Facts
          items={[
            [t('role'), shell(`role.${grant.role}`)],
            [t('organization'), names.of(grant, 'organization_name')],
            [t('families'), familyNames(grant.families)],
            [t('own_documents'), t(grant.own_documents === '1' ? 'own_documents_yes' : 'own_documents_no')],
            [t('until'), grant.until === null ? t('endless') : days.day(grant.until)],
          ]}
        />
        {active?.id === grant.id ? (
          <Button busy={busy === null} onClick={() => void switchTo(null)}>
            {t('back')}
          </Button>
        ) : (
          <Button
            variant="tonal"
            busy={busy === grant.id}
            aria-label={t('act_for', { name: names.short(grant.employee_name, grant.employee_name_eng) })}
            onClick={() => void switchTo(grant.id)}
          >
            {t('act')}
          </Button>
        )}
      </PanelBody>
    </Panel>
  );
};
