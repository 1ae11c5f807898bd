import type { ElementCode, ElementDetail } from '../../../lib/objects/elements.data.ts';
import { table } from '../table.ts';

interface Element {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly description?: string;
  readonly description_eng?: string;
  readonly detail?: Readonly<Partial<Record<ElementDetail, string>>>;
}

/** A shift with its break, and the shifts that may follow it on the next day: at least 12 hours lie between them. */
type Shift = { readonly code: string } & Readonly<
  Record<'start' | 'end' | 'break' | 'break_at' | 'follow', string>
>;

const shift = ({ code, ...detail }: Shift): Element => {
  const hours = `${detail.start}–${detail.end}`;
  return { code, name: `Смена ${code}, ${hours}`, name_eng: `Shift ${hours}`, detail };
};

/** What the dictionaries of elements begin with; a client changes them as it likes. */
export const ELEMENTS: Readonly<Record<ElementCode, readonly Element[]>> = {
  BaseCompetence: table<Element>(`
    code          | name                      | name_eng               | description                                 | description_eng
    result        | Нацеленность на результат | Focus on results       | Доводит начатое до конца, отвечает за срок  | Completes tasks and meets deadlines
    customer      | Внимание к клиенту        | Customer focus         | Понимает, что нужно клиенту, и держит слово | Understands customers’ needs and keeps promises
    teamwork      | Работа в команде          | Teamwork               | Делится знаниями, помогает, договаривается  | Shares knowledge, helps others, finds agreement
    communication | Общение                   | Communication          | Говорит и пишет ясно, умеет слушать         | Speaks and writes clearly, listens well
    initiative    | Инициатива                | Initiative             | Предлагает улучшения и берётся за них       | Proposes improvements and carries them out
    planning      | Планирование              | Planning               | Расставляет приоритеты, видит риски заранее | Sets priorities and spots risks early
    development   | Развитие                  | Development            | Учится новому и применяет это в работе      | Learns new things and applies them at work
    expertise     | Профессиональные знания   | Professional knowledge | Знает своё дело и держит качество           | Knows the job and maintains quality
  `),
  ScaleCompetence: table<Element>(`
    code | name | name_eng | description                     | description_eng
    1    | 1    | 1        | Не проявляется                  | Not demonstrated
    2    | 2    | 2        | Проявляется редко               | Rarely demonstrated
    3    | 3    | 3        | Проявляется в обычной работе    | Demonstrated in everyday work
    4    | 4    | 4        | Проявляется и в сложных задачах | Demonstrated in complex tasks too
    5    | 5    | 5        | Пример для других               | A role model for others
  `),
  GradeScale: table<Element>(`
    code | name                    | name_eng                  | description                     | description_eng
    1    | Ниже ожиданий           | Below expectations        | Цели не достигнуты              | Goals not achieved
    2    | Частично соответствует  | Partly meets expectations | Часть целей достигнута          | Some goals achieved
    3    | Соответствует ожиданиям | Meets expectations        | Цели достигнуты                 | Goals achieved
    4    | Выше ожиданий           | Exceeds expectations      | Сделано больше, чем ожидали     | Achieved more than expected
    5    | Выдающийся результат    | Outstanding               | Результат заметен всей компании | Results visible across the company
  `),
  PeriodType: table<Element>(`
    code      | name      | name_eng  | description | description_eng
    year      | Год       | Year      | ''          | ''
    half_year | Полугодие | Half-year | ''          | ''
    quarter   | Квартал   | Quarter   | ''          | ''
  `),
  BtripDestination: table<Element>(`
    code        | name                      | name_eng
    client      | Заказчик                  | Client
    partner     | Партнёр                   | Partner
    supplier    | Поставщик                 | Supplier
    branch      | Филиал                    | Branch
    head_office | Головной офис             | Head office
    site        | Производственная площадка | Production site
    exhibition  | Выставка или конференция  | Exhibition or conference
    training    | Учебный центр             | Training centre
    authority   | Государственный орган     | Public authority
    other       | Другое                    | Other
  `),
  OvertimeReason: table<Element>(`
    code                 | name                           | name_eng         | description | description_eng
    production_necessity | Производственная необходимость | Operational need | ''          | ''
    other                | Другое                         | Other            | ''          | ''
  `),
  HourPreset: table<Element>(`
    code  | name                 | name_eng                   | detail.start | detail.end | detail.break | detail.hours
    9-18  | С 9 до 18, обед час  | 9:00–18:00, one-hour lunch | 09:00        | 18:00      | 1            | 8
    9-14  | С 9 до 14, без обеда | 9:00–14:00, no lunch       | 09:00        | 14:00      |              | 5
    other | Другое               | Other
  `),
  ShiftCode: table<Shift>(`
    code | start | end   | break | break_at | follow
    Я    | 08:00 | 17:00 | 1     | 12:00    | Я;Я1;Я2;Я3;Я4
    Я1   | 07:00 | 15:30 | 0.5   | 12:00    | Я;Я1;Я2;Я3;Я4
    Я2   | 15:00 | 23:30 | 0.5   | 20:00    | Я2;Я3;Я4
    Я3   | 23:00 | 07:30 | 0.5   | 03:00    | Я3;Я4
    Я4   | 20:00 | 04:30 | 0.5   | 01:00    | Я3;Я4
  `).map(shift),
  DismissalGround: table<Element>(`
    code          | name                                          | name_eng                                | description                                        | description_eng
    own_will      | По инициативе работника                       | At the employee’s initiative            | пункт 3 части первой статьи 77 ТК РФ               | Labour Code, article 77, part 1, item 3
    agreement     | Соглашение сторон                             | Agreement of the parties                | пункт 1 части первой статьи 77 ТК РФ               | Labour Code, article 77, part 1, item 1
    term          | Истечение срока трудового договора            | End of a fixed-term contract            | пункт 2 части первой статьи 77 ТК РФ               | Labour Code, article 77, part 1, item 2
    transfer      | Перевод к другому работодателю                | Transfer to another employer            | пункт 5 части первой статьи 77 ТК РФ               | Labour Code, article 77, part 1, item 5
    conditions    | Отказ от работы в изменённых условиях         | Refusal of changed terms of work        | пункт 7 части первой статьи 77 ТК РФ               | Labour Code, article 77, part 1, item 7
    relocation    | Отказ от переезда с работодателем             | Refusal to relocate with the employer   | пункт 9 части первой статьи 77 ТК РФ               | Labour Code, article 77, part 1, item 9
    probation     | Неудовлетворительный результат испытания      | Failed probation                        | часть первая статьи 71 ТК РФ                       | Labour Code, article 71, part 1
    liquidation   | Ликвидация организации                        | Liquidation of the organization         | пункт 1 части первой статьи 81 ТК РФ               | Labour Code, article 81, part 1, item 1
    reduction     | Сокращение численности или штата              | Reduction of staff                      | пункт 2 части первой статьи 81 ТК РФ               | Labour Code, article 81, part 1, item 2
    qualification | Несоответствие должности по итогам аттестации | Unfit for the position by certification | пункт 3 части первой статьи 81 ТК РФ               | Labour Code, article 81, part 1, item 3
    repeated      | Неоднократное неисполнение обязанностей       | Repeated failure to perform duties      | пункт 5 части первой статьи 81 ТК РФ               | Labour Code, article 81, part 1, item 5
    absence       | Прогул                                        | Absence without leave                   | подпункт «а» пункта 6 части первой статьи 81 ТК РФ | Labour Code, article 81, part 1, item 6(a)
    death         | Смерть работника                              | Death of the employee                   | пункт 6 части первой статьи 83 ТК РФ               | Labour Code, article 83, part 1, item 6
  `),
};
