import { statement } from '../../../lib/documents/families/statement/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { asksForReason, EarlyDay } from './early-day.tsx';
import { isNoticeKept, NoticeDays, NoticeStrip } from './notice-strip.tsx';
import { OrderOnPaper } from './order-on-paper.tsx';
import { Settlement } from './settlement.tsx';

export const form: FamilyForm = {
  family: statement,
  Summary: NoticeStrip,
  fine: isNoticeKept,
  Days: NoticeDays,
  Aside: Settlement,
  Stop: OrderOnPaper,
  controls: { dismissal_reason_id: EarlyDay },
  hasComment: asksForReason,
};
