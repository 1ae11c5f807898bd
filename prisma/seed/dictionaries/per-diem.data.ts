/** What the law leaves untaxed since 2008 (tax code, article 217, item 1), until the employer's local act sets its own. */
export const PER_DIEM_NORMS = [
  { place: 'home', amount: '700', currency_code: 'RUB', date_from: '2008-01-01' },
  { place: 'abroad', amount: '2500', currency_code: 'RUB', date_from: '2008-01-01' },
] as const;
