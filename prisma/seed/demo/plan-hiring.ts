import { calendarOf, workdayFrom } from '../../../lib/calendar/calendar.ts';
import { recruitment } from '../../../lib/documents/families/recruitment/index.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { workdaysAgo } from './clock.ts';
import type { Leg } from './journey.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';

const FILL_IN_DAYS = 14;
const JOINS_AFTER_DAYS = 35;
/** No job begins on a day off. */
const calendar = calendarOf([]);

const WAY: readonly Leg[] = [
  { role: 'recruiter', from: 'empty', to: 'created', waited: 0 },
  { role: 'recruiter', from: 'created', to: 'notified', waited: 0 },
  { role: 'candidate', from: 'notified', to: 'prepared', waited: 2 },
  { role: 'recruiter', from: 'prepared', to: 'agreed', waited: 1 },
  { role: 'hr', from: 'agreed', to: 'approved', waited: 1 },
  { role: 'hr', from: 'approved', to: 'processed', waited: 1 },
];

const DECLINED: Leg = {
  role: 'recruiter',
  from: 'prepared',
  to: 'declined',
  waited: 1,
  comments: 'Выбрали другого кандидата, спасибо за интерес к компании',
};

/** Where each candidate of the demo stands; the one with a login has the form still to fill in. */
const HIRINGS: readonly { name: string; department: string; salary: string; ending: string }[] = [
  { name: 'Логинов Роман Евгеньевич', department: 'Аналитика', salary: '140000', ending: 'notified' },
  { name: 'Соколов Артём Игоревич', department: 'Исследования', salary: '260000', ending: 'prepared' },
  { name: 'Гусева Полина Олеговна', department: 'Бухгалтерия', salary: '115000.50', ending: 'agreed' },
  { name: 'Назаров Эльдар Тимурович', department: 'Юридический отдел', salary: '170000', ending: 'approved' },
  { name: 'Фомина Дарья Сергеевна', department: 'Разработка', salary: '150000', ending: 'created' },
  { name: 'Рябов Глеб Антонович', department: 'Аналитика', salary: '120000', ending: 'declined' },
  { name: 'Ежов Марк Денисович', department: 'Разработка', salary: '130000', ending: 'draft' },
  { name: 'Панова Алиса Львовна', department: 'Разработка', salary: '125000', ending: 'empty' },
  {
    name: 'Яковлев Тимофей Борисович',
    department: 'Юридический отдел',
    salary: '160000',
    ending: 'processed',
  },
];

/** An application from before candidates were invited: it says nothing of an offer. */
const APPLIED: Leg = { role: 'candidate', from: 'empty', to: 'draft', waited: 0 };

const wayTo = (ending: string): readonly Leg[] => {
  if (ending === 'declined') return [...WAY.slice(0, 3), DECLINED];
  return ending === 'draft' ? [APPLIED] : WAY.slice(0, WAY.findIndex(({ to }) => to === ending) + 1);
};

/** Days since an employee was hired by the portal. */
const HIRED_AGO = 120;

/** A hiring in each status; a hired person is an employee like any other. */
export const planHiring = (staff: readonly Person[]): readonly Matter[] =>
  HIRINGS.flatMap(({ name, department, salary, ending }): Matter[] => {
    const person = staff.find((other) => other.name === name);
    if (!person) return [];
    const isOffered = !['empty', 'draft'].includes(ending);
    const isAnswered = isOffered && !['created', 'notified'].includes(ending);
    return [
      {
        family: recruitment,
        person,
        legs: () => wayTo(ending),
        lastMoved: (clock, random) => workdaysAgo(ending === 'processed' ? HIRED_AGO : 1, clock, random),
        written: (begun) =>
          isOffered
            ? {
                vacancy: person.position,
                department,
                salary,
                hire_date: workdayFrom(addDays(begun, JOINS_AFTER_DAYS), calendar),
                due_date: addDays(begun, FILL_IN_DAYS),
                ...(isAnswered ? ANSWERS : {}),
              }
            : {},
      },
    ];
  });

const ANSWERS = {
  birth_date: '1994-03-08',
  phone: '+7 916 000-12-34',
  address: 'Москва, ул. Лесная, д. 5, кв. 12',
  citizenship: 'russian',
  passport_number: '4515123456',
  passport_date: '2014-04-02',
  passport_code: '770-052',
  passport_issuer: 'ОУФМС России по г. Москве',
  education: 'higher',
  labour_book: 'electronic',
  snils: '11223344595',
  bank_code: '044525225',
  bank_account: recruitment.fields.bank_account?.example ?? '',
  consent_data: 'given',
  consent_bank: 'refused',
  studies: [{ institution: 'МГТУ им. Н. Э. Баумана', diploma: '1077060023456', year: 2016, file_id: null }],
};
