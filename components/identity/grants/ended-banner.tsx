'use client';
import { UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { GrantRow } from '../../grants/grant-row.ts';
import { useNames } from '../../people/use-names.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** The lender of a grant that ended in use, and that the reader acts as themselves again; stays until it is read. */
export const EndedBanner = ({ grant, onRead }: { grant: GrantRow; onRead: () => void }) => {
  const t = useTranslations('grants');
  const names = useNames();
  return (
    <Banner
      tone="info"
      icon={UserRound}
      action={
        <Button size="sm" onClick={onRead}>
          {t('ended_read')}
        </Button>
      }
    >
      {t.rich('ended', {
        b: (name) => <b className="font-semibold">{name}</b>,
        name: names.short(grant.employee_name, grant.employee_name_eng),
      })}
    </Banner>
  );
};
