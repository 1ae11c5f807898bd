/** A person of a founded company, as its file of people has them. */
export interface FoundedPerson {
  readonly name: string;
  readonly email: string;
  readonly number: string;
  readonly roles: string;
  readonly position: string;
  readonly department: string;
  /** The name of the manager; '' of the director. */
  readonly manager: string;
  readonly hire_date: string;
}

const SURNAMES = [
  'Абрикосов',
  'Берёзкин',
  'Вишняков',
  'Груздев',
  'Дубравин',
  'Ежевикин',
  'Жимолостин',
] as const;
const NAMES = ['Антон Юрьевич', 'Борис Львович', 'Виктор Ильич', 'Глеб Олегович', 'Денис Фомич'] as const;

const DEPARTMENTS = {
  Дирекция: ['Соболева Инна Павловна', 'Директор'],
  Продажи: ['Орлова Вера Сергеевна', 'Руководитель продаж'],
  Разработка: ['Чернов Лев Матвеевич', 'Руководитель разработки'],
  Склад: ['Мухина Алла Борисовна', 'Начальник склада'],
  Бухгалтерия: ['Воронина Нина Петровна', 'Главный бухгалтер'],
} as const;

/** People of the office, by their role beside that of an employee. */
const OFFICE = {
  hr: 'Лебедева Анна Игоревна',
  reviewer: 'Сорокина Ольга Ивановна',
  recruiter: 'Галкина Юлия Марковна',
} as const;

/** The accountants, who plan their leaves of a year with their head. */
export const PLANNING = {
  department: 'Бухгалтерия',
  head: DEPARTMENTS.Бухгалтерия[0],
  others: ['Зимина Раиса Олеговна', 'Крылов Илья Петрович'],
} as const;

const DIRECTOR = DEPARTMENTS.Дирекция[0];
const COMPANY_SIZE = 60;

/** Sixty people of five departments: heads who answer to the director, and people who answer to their head. */
export const foundedPeople = (): readonly FoundedPerson[] => {
  const people: FoundedPerson[] = [];
  const add = (name: string, rest: Partial<FoundedPerson>): void => {
    const number = String(people.length + 1).padStart(4, '0');
    people.push({
      name,
      number,
      email: `p${number}@polet.example`,
      roles: '',
      position: 'Специалист',
      department: 'Дирекция',
      manager: DIRECTOR,
      hire_date: '2025-02-03',
      ...rest,
    });
  };
  add(DIRECTOR, { position: DEPARTMENTS.Дирекция[1], manager: '' });
  for (const [roles, name] of Object.entries(OFFICE)) add(name, { roles });
  const { department: planning, head: accountant, others } = PLANNING;
  add(accountant, { department: planning, position: DEPARTMENTS.Бухгалтерия[1] });
  for (const name of others) add(name, { department: planning, manager: accountant });
  const teams = Object.entries(DEPARTMENTS).filter(
    ([department]) => department !== 'Дирекция' && department !== planning,
  );
  for (const [department, [head, position]] of teams) add(head, { department, position });
  for (let index = 0; people.length < COMPANY_SIZE; index += 1) {
    const [department, [manager]] = teams[index % teams.length] as (typeof teams)[number];
    const [surname, name] = [SURNAMES[index % SURNAMES.length], NAMES[index % NAMES.length]];
    const twice =
      index >= SURNAMES.length * NAMES.length ? `-${SURNAMES[(index + 1) % SURNAMES.length]}` : '';
    add(`${surname}${twice} ${name}`, { department, manager });
  }
  return people;
};
