import type { PrintFacts } from '../../../lib/documents/print.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';

/** The application of the mock-up: fourteen days with two holidays inside. */
export const printFacts = (over: Partial<PrintFacts> = {}): PrintFacts => ({
  object_id: 'vacation',
  number: 'ОТ-1241',
  organization: 'ООО «Ромашка»',
  employee: {
    name: 'Тихонов Игорь Андреевич',
    position: 'Аналитик данных',
    department: 'Отдел продуктовой аналитики',
    number: '0417',
  },
  record: {
    id: 1241,
    employee_id: 1,
    document_type_id: 1,
    start_date: '2027-04-26',
    end_date: '2027-05-11',
    days: 14,
    comments: '',
    comments_eng: '',
    period: 2027,
  },
  type: {
    name: 'Ежегодный основной оплачиваемый отпуск',
    code: 'annual',
    detail: parseTypeDetail({ day_count: 'calendar_minus_holidays' }),
  },
  names: {},
  holidays: ['2027-05-01', '2027-05-09'],
  attachments: ['Билеты_Сочи.png'],
  date: '2026-11-19',
  ...over,
});
