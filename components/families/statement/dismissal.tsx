'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Notice, noticeWarned } from '../../../lib/documents/families/statement/notice.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import { rowAsk } from '../../documents/form/form-asks.ts';
import type { Warning } from '../../documents/moves/carried-warnings.ts';
import { WarningsRead } from '../../documents/moves/warnings-read.tsx';
import { useNames } from '../../people/use-names.ts';
import { useView } from '../../rpc/use-view.ts';
import { Note } from '../../ui/banner.tsx';
import { Facts } from '../../ui/facts.tsx';
import { NoticeRibbon } from './notice-ribbon.tsx';

const SHORT_NOTICE = 'statement/short-notice';

const noticeIn = (warnings: readonly Warning[]): Notice | undefined =>
  noticeWarned(warnings.find(({ code }) => code === SHORT_NOTICE)?.values);

/** The last day that is agreed to. */
export const dismissalDay = (warnings: readonly Warning[]): Day | undefined => noticeIn(warnings)?.last;

/** When the person leaves, when they said so, and on what ground so early. */
export const DismissalFacts = ({ row, warnings }: { row: DocumentRow; warnings: readonly Warning[] }) => {
  const t = useTranslations('families');
  const days = useDays();
  const names = useNames();
  const { object, query } = rowAsk({ object_id: row.object_id }, row.id);
  const [whole] = useView<DocumentRow>(object, query).data?.data ?? [];
  const notice = noticeIn(warnings);
  const ground = whole ? names.of(whole, 'dismissal_reason_name') : '';
  return (
    <Facts
      items={[
        ...(notice
          ? ([
              [
                t('statement.notice.last_day'),
                <strong key="last" className="font-medium">
                  {`${days.weekday(notice.last)}, ${days.day(notice.last)}`}
                </strong>,
              ],
              [t('statement.notice.stated'), days.day(notice.stated)],
            ] as const)
          : []),
        ...(ground === '' ? [] : ([[t('statement.notice.ground'), ground]] as const)),
      ]}
    />
  );
};

/** The notice that is too short, by its days; other warnings by their sentences. */
export const DismissalWarning = ({ warnings }: { warnings: readonly Warning[] }) => {
  const t = useTranslations('families');
  const days = useDays();
  const notice = noticeIn(warnings);
  const others = warnings.filter(({ code }) => !notice || code !== SHORT_NOTICE);
  return (
    <>
      {notice && (
        <div className="mt-3.5">
          <Note
            tone="warning"
            icon={TriangleAlert}
            title={t('statement.notice.warned_title', { given: notice.given, notice: notice.notice })}
          >
            <p className="mb-2 text-sm">
              {t('statement.notice.warned_text', {
                first: days.day(notice.first),
                last: days.day(notice.last),
              })}
            </p>
            <NoticeRibbon notice={notice} brief />
          </Note>
        </div>
      )}
      {others.length > 0 && <WarningsRead warnings={others} />}
    </>
  );
};
