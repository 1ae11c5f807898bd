import { createHash } from 'node:crypto';
import { vacation } from '../../lib/documents/families/vacation/index.ts';
import { vacationSchedule } from '../../lib/documents/families/vacation-schedule/index.ts';
import { formFields } from '../../lib/forms/form-field.ts';
import { USUAL_FORMS } from '../../prisma/seed/forms/usual-forms.data.ts';
import { wordFile } from '../../prisma/seed/forms/word.ts';
import { drawForm } from '../../server/forms/draw-form.ts';
import { printedForm } from '../../server/signing/pdf/printed-form.ts';
import { visualOf } from '../../server/signing/pdf/visual.ts';
import { expenseFacts, spentLine } from '../support/print/expense-facts.ts';
import { printFacts } from '../support/print/print-facts.ts';
import { MARKS } from '../support/print/signature-marks.ts';
import { smallAuthority } from '../support/print/small-authority.ts';
import type { Row } from './row.ts';

const WARM = 10;
const RUNS = 41;
/** Of what takes seconds. */
const LONG = { warm: 1, runs: 5 };

/** What papers cost once the fonts are read, in milliseconds of one core: neighbours on the machine do not count. */
export const benchPapers = async (): Promise<Row[]> => {
  const form = await printedForm(printFacts(), 'ru');
  const { seal } = smallAuthority();
  const facts = {
    bytes: form,
    content_type: 'application/pdf',
    name: 'Заявление ОТ-1241.pdf',
    printed: true,
    digests: {
      sha256: createHash('sha256').update(form).digest('hex'),
      streebog256: createHash('sha256').update('a').digest('hex'),
      streebog512: createHash('sha512').update('b').digest('hex'),
    },
    signatures: Object.values(MARKS),
    verify_url: 'https://hr.romashka.example/portal/verify/3f1c9be2a77d4e5f8a10',
    locale: 'ru',
    timeZone: 'Europe/Moscow',
    made_at: new Date(),
  } as const;
  const report = expenseFacts({
    details: Array.from({ length: 50 }, (_, index) => spentLine({ receipt_number: String(index) })),
  });
  return [
    await within('printed expense report of 50 lines', 150, () => printedForm(report, 'ru')),
    await within('template of 10 pages, PDF/A', 400, () => drawForm(tenPages())),
    await within('schedule Т-7 of 2,000 entries, PDF/A', 3_000, () => drawForm(scheduleOf(2_000)), LONG),
    await within('printed form of a vacation, PDF/A', 100, () => printedForm(printFacts(), 'ru')),
    await within('copy for viewing with three marks, sealed', 100, () => visualOf(facts, seal)),
  ];
};

/** A template of Word whose fields stand on every line of ten pages. */
const tenPages = () => ({
  bytes: TEN_PAGES,
  fields: formFields(vacation.object),
  documents: [{ values: { 'employee.name': { text: 'Тихонов Игорь Андреевич' } }, lists: {} }],
  title: 'Приказ',
  author: 'Тихонов Игорь Андреевич',
  locale: 'ru' as const,
  moment: '2026-11-19T00:00:00Z',
});

const TEN_PAGES = wordFile(
  Array.from({ length: 400 }, (_, index) => `Пункт ${index + 1}. Работник {{employee.name}} ознакомлен.`),
);

/** Form Т-7 of a company. */
const scheduleOf = (entries: number) => ({
  bytes: SCHEDULE_FORM,
  fields: formFields(vacationSchedule.object),
  documents: Array.from({ length: entries }, (_, index) => ({
    values: {
      'employee.department': { text: 'Отдел аналитики и сопровождения' },
      'employee.position': { text: 'Ведущий специалист' },
      'employee.name': { text: `Ковалёва Анна Сергеевна ${index}` },
      'employee.number': { text: String(index) },
      'vacation_schedule.days': { text: '14', number: 14 },
      'vacation_schedule.start_date': { text: '07.06.2027' },
      'vacation_schedule.end_date': { text: '20.06.2027' },
    },
    lists: {},
  })),
  title: 'График отпусков Т-7',
  author: '',
  locale: 'ru' as const,
  moment: '2026-11-19T00:00:00Z',
});

const SCHEDULE_FORM =
  USUAL_FORMS.find(({ code }) => code === 'vacation-schedule')?.file() ?? new Uint8Array();

const within = async (
  name: string,
  most: number,
  work: () => Promise<unknown>,
  { warm, runs } = { warm: WARM, runs: RUNS },
): Promise<Row> => {
  const taken: number[] = [];
  for (let turn = 0; turn < warm + runs; turn += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    if (turn >= warm) taken.push((user + system) / 1_000);
  }
  taken.sort((a, b) => a - b);
  const median = taken[Math.floor(runs / 2)] ?? Number.POSITIVE_INFINITY;
  const slowest = taken.at(-1) ?? Number.POSITIVE_INFINITY;
  return {
    name,
    value: `${median.toFixed(0)} ms (slowest of ${runs} ${slowest.toFixed(0)} ms)`,
    wanted: `< ${most} ms`,
    holds: median < most,
  };
};
