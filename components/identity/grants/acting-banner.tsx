'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { GrantRow } from '../../grants/grant-row.ts';
import { grantIcon, useSwitchGrant } from '../../grants/use-grants.ts';
import { useNames } from '../../people/use-names.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** The lender and the last day of the grant, on every page, with the way back. */
export const ActingBanner = ({ grant }: { grant: GrantRow }) => {
  const t = useTranslations('grants');
  const shell = useTranslations('shell');
  const names = useNames();
  const days = useDays();
  const { busy, switchTo } = useSwitchGrant();
  return (
    <Banner
      tone="acting"
      icon={grantIcon(grant)}
      action={
        <Button size="sm" busy={busy === null} onClick={() => void switchTo(null)}>
          {t('back')}
        </Button>
      }
    >
      {t.rich('banner', {
        b: (name) => <b className="font-semibold">{name}</b>,
        name: names.short(grant.employee_name, grant.employee_name_eng),
        role: shell(`role.${grant.role}`),
        until: grant.until === null ? 'none' : days.day(grant.until),
      })}
    </Banner>
  );
};
