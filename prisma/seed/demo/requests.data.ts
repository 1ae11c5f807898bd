import type { Way } from './straight-way.ts';

/** A paper that a person of the demo requested. */
interface DemoRequest extends Way {
  /** Who asked, as the staff list has them. */
  readonly name: string;
  /** Code of the kind of paper. */
  readonly kind: string;
  /** Working days since it came to where it stands. */
  readonly waited: number;
  /** Years before the one in which it was asked for. */
  readonly yearsAgo?: number;
  readonly month?: number;
  readonly says?: Readonly<Record<string, unknown>>;
}

/** Papers in every status: what the portal makes has its file, what hr gives on paper has none. */
export const REQUESTS: readonly DemoRequest[] = [
  {
    name: 'Тихонов Игорь Андреевич',
    kind: 'employment',
    ending: 'confirmed',
    waited: 4,
    says: { addressee: 'Банк' },
  },
  {
    name: 'Тихонов Игорь Андреевич',
    kind: 'employment',
    ending: 'processed',
    waited: 1,
    says: { language: 'en', addressee: 'Консульство Италии' },
  },
  {
    name: 'Тихонов Игорь Андреевич',
    kind: 'income',
    ending: 'accepted',
    waited: 1,
    yearsAgo: 1,
    says: { copies: 1 },
  },
  {
    name: 'Тихонов Игорь Андреевич',
    kind: 'order_copy',
    ending: 'declined',
    answeredBy: 'hr',
    answer: 'Такого приказа нет: премия за май начислена по положению, отдельный приказ не издавали.',
    waited: 9,
    says: { text: 'Приказ о премии за май' },
  },
  {
    name: 'Тихонов Игорь Андреевич',
    kind: 'work_record',
    ending: 'closed',
    waited: 15,
    says: { delivery: 'paper', copies: 1 },
  },
  {
    name: 'Рябова Лидия Николаевна',
    kind: 'other',
    ending: 'prepared',
    waited: 2,
    says: {
      text: 'Справка для визы: должность, стаж, сохранение места на время отпуска',
      language: 'en',
      copies: 2,
      addressee: 'Консульство Италии',
    },
  },
  { name: 'Орлов Павел Дмитриевич', kind: 'vacschedule', ending: 'closed', waited: 12 },
  { name: 'Дубов Степан Петрович', kind: 'payslip', ending: 'accepted', waited: 1, month: 5 },
  {
    name: 'Чернышёв Никита Романович',
    kind: 'order_copy',
    ending: 'accepted',
    waited: 3,
    says: { text: 'Приказ о приёме на работу', delivery: 'paper', copies: 1 },
  },
  { name: 'Чернышёв Никита Романович', kind: 'employment', ending: 'closed', waited: 20 },
  { name: 'Белов Константин Юрьевич', kind: 'employment', ending: 'empty', waited: 1 },
];
