/** Grounds to leave before two weeks of notice are over, with the articles of the labour code. */
export const DISMISSAL_REASONS = [
  ['agreement', 'Соглашение о дате, статья 80, часть 2', 'Agreed date, article 80, part 2'],
  ['retirement', 'Выход на пенсию, статья 80, часть 3', 'Retirement, article 80, part 3'],
  ['study', 'Зачисление на учёбу, статья 80, часть 3', 'Enrolment in education, article 80, part 3'],
  ['probation', 'Испытательный срок, статья 71', 'Probation period, article 71'],
] as const satisfies readonly (readonly [code: string, name: string, name_eng: string])[];
