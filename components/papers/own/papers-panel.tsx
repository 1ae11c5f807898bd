'use client';
import { useTranslations } from 'next-intl';
import { awaitsAnswer } from '../../../lib/papers/due.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Count } from '../../ui/count.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { OwnPaperRow } from './own-paper-row.tsx';
import { useOwnPapers } from './use-own-papers.ts';

const SHOWN = 3;

/** On the home page: papers that wait for the person; nothing when none does. */
export const PapersPanel = () => {
  const t = useTranslations('papers.own');
  const link = usePortalLink();
  const waiting = useOwnPapers().rows.filter((row) => awaitsAnswer(row.status_id));
  if (waiting.length === 0) return null;
  return (
    <Panel aria-labelledby="my-papers">
      <PanelHead id="my-papers" title={t('title')} count={<Count>{waiting.length}</Count>}>
        <AppLink href={link('upapers-own')}>{t('all')}</AppLink>
      </PanelHead>
      <ul>
        {waiting.slice(0, SHOWN).map((row) => (
          <OwnPaperRow key={row.id} row={row} />
        ))}
      </ul>
    </Panel>
  );
};
