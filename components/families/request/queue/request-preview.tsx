'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDays } from '../../../calendar/use-days.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { useNames } from '../../../people/use-names.ts';
import { useProfile } from '../../../rpc/profile.ts';
import { useTrouble } from '../../../rpc/use-trouble.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../../../ui/panel.tsx';
import { StatusTag } from '../../../ui/tag.tsx';
import { Reason } from '../own/given-panel.tsx';
import { OPEN, type RequestRow } from '../request-row.ts';
import { useParametersLine } from '../use-parameters-line.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewFiles } from './preview-files.tsx';

/** One request as hr sees it: what was asked, what would be sent, and what is done about it. */
export const RequestPreview = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.preview');
  const names = useNames();
  const statusWord = useStatusWord();
  const days = useDays();
  const line = useParametersLine();
  const { roles } = useProfile();
  const isHr = roles.includes('hr');
  useTrouble('request_type', row.request_type_name === '');
  const facts: [string, ReactNode][] = [
    [t('ordered'), days.moment(row.create_date)],
    [t('how'), line(row)],
    ...(row.text === '' ? [] : [[t('what'), row.text] as [string, ReactNode]]),
  ];
  return (
    <Panel aria-labelledby="preview">
      <PanelHead
        id="preview"
        title={t('title', {
          person: names.short(row.employee_name, row.employee_name_eng),
          paper: names.of(row, 'request_type_name'),
        })}
      >
        <StatusTag statusId={row.status_id} label={statusWord(row, 'request')} />
      </PanelHead>
      <PanelBody className="flex flex-col gap-4">
        <Facts items={facts} />
        {row.status_id === 'declined' && <Reason row={row} />}
        {isHr && OPEN.includes(row.status_id) && <PaperSheet row={row} />}
        {isHr && <PreviewFiles row={row} />}
      </PanelBody>
      {isHr && row.steps.length > 0 && (
        <PanelFoot>
          <PreviewActions row={row} />
        </PanelFoot>
      )}
    </Panel>
  );
};
