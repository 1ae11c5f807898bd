'use client';
import { ChevronLeft, ChevronRight, List, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useView } from '../rpc/use-view.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { useScope } from './use-scope.ts';
import { useYear } from './use-year.ts';
import { type PeriodRow, YearView } from './year-view.tsx';

/** «Производственный календарь»: a year at a glance, whose days are marked by drawing over them. */
export const YearScreen = () => {
  const t = useTranslations('year');
  const link = usePortalLink();
  const [year, setYear] = useYear();
  const scope = useScope();
  const [isReading, setReading] = useState(false);
  const asked = useView<PeriodRow>('calendar', {}, { onFocus: true });
  return (
    <Page width="wide">
      <PageHead
        title={t('title')}
        facts={t('facts')}
        crumb={{ href: link('dictionaries'), label: t('dictionaries') }}
      >
        <span className="inline-flex items-center gap-1">
          <IconButton icon={ChevronLeft} label={t('year_before')} onClick={() => setYear(year - 1)} />
          <b className="min-w-12 text-center font-semibold tabular-nums" aria-live="polite">
            {year}
          </b>
          <IconButton icon={ChevronRight} label={t('year_after')} onClick={() => setYear(year + 1)} />
        </span>
        <ButtonLink icon={List} href={link('dictionaries', { dictionary: 'calendar' })}>
          {t('as_list')}
        </ButtonLink>
        <Button icon={Upload} onClick={() => setReading(true)}>
          {t('file')}
        </Button>
      </PageHead>
      <Answered of={asked} level="h2" pending={<PanelSkeleton />} stays>
        {(data) => (
          <YearView
            key={scope.organization_id}
            year={year}
            rows={data.data}
            scope={scope}
            isReading={isReading}
            onRead={() => setReading(false)}
          />
        )}
      </Answered>
    </Page>
  );
};
