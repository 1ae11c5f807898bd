import type { ElementCode, ElementDetail } from '../../../lib/objects/elements.data.ts';

interface Element {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly description?: string;
  readonly description_eng?: string;
  readonly detail?: Readonly<Partial<Record<ElementDetail, string>>>;
}

const element = (
  code: string,
  [name, name_eng]: readonly [string, string],
  [description, description_eng]: readonly [string, string],
): Element => ({ code, name, name_eng, description, description_eng });

/** What the dictionaries of elements begin with; a client changes them as it likes. */
export const ELEMENTS: Readonly<Record<ElementCode, readonly Element[]>> = {
  BaseCompetence: [
    element(
      'result',
      ['Нацеленность на результат', 'Focus on results'],
      ['Доводит начатое до конца, отвечает за срок', 'Completes tasks and meets deadlines'],
    ),
    element(
      'customer',
      ['Внимание к клиенту', 'Customer focus'],
      ['Понимает, что нужно клиенту, и держит слово', 'Understands customers’ needs and keeps promises'],
    ),
    element(
      'teamwork',
      ['Работа в команде', 'Teamwork'],
      ['Делится знаниями, помогает, договаривается', 'Shares knowledge, helps others, finds agreement'],
    ),
    element(
      'communication',
      ['Общение', 'Communication'],
      ['Говорит и пишет ясно, умеет слушать', 'Speaks and writes clearly, listens well'],
    ),
    element(
      'initiative',
      ['Инициатива', 'Initiative'],
      ['Предлагает улучшения и берётся за них', 'Proposes improvements and carries them out'],
    ),
    element(
      'planning',
      ['Планирование', 'Planning'],
      ['Расставляет приоритеты, видит риски заранее', 'Sets priorities and spots risks early'],
    ),
    element(
      'development',
      ['Развитие', 'Development'],
      ['Учится новому и применяет это в работе', 'Learns new things and applies them at work'],
    ),
    element(
      'expertise',
      ['Профессиональные знания', 'Professional knowledge'],
      ['Знает своё дело и держит качество', 'Knows the job and maintains quality'],
    ),
  ],
  ScaleCompetence: [
    element('1', ['1', '1'], ['Не проявляется', 'Not demonstrated']),
    element('2', ['2', '2'], ['Проявляется редко', 'Rarely demonstrated']),
    element('3', ['3', '3'], ['Проявляется в обычной работе', 'Demonstrated in everyday work']),
    element('4', ['4', '4'], ['Проявляется и в сложных задачах', 'Demonstrated in complex tasks too']),
    element('5', ['5', '5'], ['Пример для других', 'A role model for others']),
  ],
  GradeScale: [
    element('1', ['Ниже ожиданий', 'Below expectations'], ['Цели не достигнуты', 'Goals not achieved']),
    element(
      '2',
      ['Частично соответствует', 'Partly meets expectations'],
      ['Часть целей достигнута', 'Some goals achieved'],
    ),
    element('3', ['Соответствует ожиданиям', 'Meets expectations'], ['Цели достигнуты', 'Goals achieved']),
    element(
      '4',
      ['Выше ожиданий', 'Exceeds expectations'],
      ['Сделано больше, чем ожидали', 'Achieved more than expected'],
    ),
    element(
      '5',
      ['Выдающийся результат', 'Outstanding'],
      ['Результат заметен всей компании', 'Results visible across the company'],
    ),
  ],
  PeriodType: [
    element('year', ['Год', 'Year'], ['', '']),
    element('half_year', ['Полугодие', 'Half-year'], ['', '']),
    element('quarter', ['Квартал', 'Quarter'], ['', '']),
  ],
  BtripDestination: [
    { code: 'client', name: 'Заказчик', name_eng: 'Client' },
    { code: 'partner', name: 'Партнёр', name_eng: 'Partner' },
    { code: 'supplier', name: 'Поставщик', name_eng: 'Supplier' },
    { code: 'branch', name: 'Филиал', name_eng: 'Branch' },
    { code: 'head_office', name: 'Головной офис', name_eng: 'Head office' },
    { code: 'site', name: 'Производственная площадка', name_eng: 'Production site' },
    { code: 'exhibition', name: 'Выставка или конференция', name_eng: 'Exhibition or conference' },
    { code: 'training', name: 'Учебный центр', name_eng: 'Training centre' },
    { code: 'authority', name: 'Государственный орган', name_eng: 'Public authority' },
    { code: 'other', name: 'Другое', name_eng: 'Other' },
  ],
  OvertimeReason: [
    element('production_necessity', ['Производственная необходимость', 'Operational need'], ['', '']),
    element('other', ['Другое', 'Other'], ['', '']),
  ],
  HourPreset: [
    {
      code: '9-18',
      name: 'С 9 до 18, обед час',
      name_eng: '9:00–18:00, one-hour lunch',
      detail: { start: '09:00', end: '18:00', break: '1', hours: '8' },
    },
    {
      code: '9-14',
      name: 'С 9 до 14, без обеда',
      name_eng: '9:00–14:00, no lunch',
      detail: { start: '09:00', end: '14:00', hours: '5' },
    },
    { code: 'other', name: 'Другое', name_eng: 'Other' },
  ],
  ShiftCode: [
    shift('Я', '08:00', '17:00', ['1', '12:00'], 'Я;Я1;Я2;Я3;Я4'),
    shift('Я1', '07:00', '15:30', ['0.5', '12:00'], 'Я;Я1;Я2;Я3;Я4'),
    shift('Я2', '15:00', '23:30', ['0.5', '20:00'], 'Я2;Я3;Я4'),
    shift('Я3', '23:00', '07:30', ['0.5', '03:00'], 'Я3;Я4'),
    shift('Я4', '20:00', '04:30', ['0.5', '01:00'], 'Я3;Я4'),
  ],
  DismissalGround: [
    element(
      'own_will',
      ['По инициативе работника', 'At the employee’s initiative'],
      ['пункт 3 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 3'],
    ),
    element(
      'agreement',
      ['Соглашение сторон', 'Agreement of the parties'],
      ['пункт 1 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 1'],
    ),
    element(
      'term',
      ['Истечение срока трудового договора', 'End of a fixed-term contract'],
      ['пункт 2 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 2'],
    ),
    element(
      'transfer',
      ['Перевод к другому работодателю', 'Transfer to another employer'],
      ['пункт 5 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 5'],
    ),
    element(
      'conditions',
      ['Отказ от работы в изменённых условиях', 'Refusal of changed terms of work'],
      ['пункт 7 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 7'],
    ),
    element(
      'relocation',
      ['Отказ от переезда с работодателем', 'Refusal to relocate with the employer'],
      ['пункт 9 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 9'],
    ),
    element(
      'probation',
      ['Неудовлетворительный результат испытания', 'Failed probation'],
      ['часть первая статьи 71 ТК РФ', 'Labour Code, article 71, part 1'],
    ),
    element(
      'liquidation',
      ['Ликвидация организации', 'Liquidation of the organization'],
      ['пункт 1 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 1'],
    ),
    element(
      'reduction',
      ['Сокращение численности или штата', 'Reduction of staff'],
      ['пункт 2 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 2'],
    ),
    element(
      'qualification',
      ['Несоответствие должности по итогам аттестации', 'Unfit for the position by certification'],
      ['пункт 3 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 3'],
    ),
    element(
      'repeated',
      ['Неоднократное неисполнение обязанностей', 'Repeated failure to perform duties'],
      ['пункт 5 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 5'],
    ),
    element(
      'absence',
      ['Прогул', 'Absence without leave'],
      ['подпункт «а» пункта 6 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 6(a)'],
    ),
    element(
      'death',
      ['Смерть работника', 'Death of the employee'],
      ['пункт 6 части первой статьи 83 ТК РФ', 'Labour Code, article 83, part 1, item 6'],
    ),
  ],
};

/** A shift with its break, and the shifts that may follow it on the next day: at least 12 hours lie between them. */
function shift(
  code: string,
  start: string,
  end: string,
  [length, at]: readonly [string, string],
  follow: string,
): Element {
  const hours = `${start}–${end}`;
  return {
    code,
    name: `Смена ${code}, ${hours}`,
    name_eng: `Shift ${hours}`,
    detail: { start, end, break: length, break_at: at, follow },
  };
}
