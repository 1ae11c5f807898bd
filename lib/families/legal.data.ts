import type { Level, Party } from '../kernel/signature-level.ts';

/** A level as a policy names it: paper is the strongest, for paper is always lawful. */
export type PolicyLevel = Level | 'paper';

/** Kinds of papers the law tells apart; their words stand in `messages` under `signature_policy.law`. */
export type LawKind =
  | 'contract'
  | 'discipline'
  | 'resignation'
  | 'transfer'
  | 'application'
  | 'schedule'
  | 'acquaintance'
  | 'personal_data'
  | 'paper';

/** Where a rule stands; the citation is in `messages` under `signature_policy.article`. */
export type ArticleKey =
  | 'labour_22_1'
  | 'labour_22_2'
  | 'labour_22_3_employer'
  | 'labour_22_3_employee'
  | 'signature_6'
  | 'personal_data_9';

/** What the law asks of one party: the weakest it takes, and what is advised where it leaves that to the local act. */
export interface LawRule {
  readonly minimum: PolicyLevel;
  readonly advised: PolicyLevel;
  readonly article: ArticleKey;
}

const rule = (article: ArticleKey, minimum: PolicyLevel, advised = minimum): LawRule => ({
  minimum,
  advised,
  article,
});

const BY_LOCAL_ACT = rule('labour_22_2', 'simple');

/**
 * The Labour Code, articles 22.1 to 22.3, with the laws on electronic signatures (63-FZ) and personal data (152-FZ).
 * An employer's local act may ask for more, never for less.
 */
export const LAW: Readonly<Record<LawKind, Readonly<Record<Party, LawRule>>>> = {
  contract: {
    employee: rule('labour_22_3_employee', 'unqualified'),
    employer: rule('labour_22_3_employer', 'qualified'),
  },
  discipline: {
    employee: rule('labour_22_3_employee', 'unqualified'),
    employer: rule('labour_22_3_employer', 'qualified'),
  },
  resignation: { employee: rule('labour_22_3_employee', 'unqualified'), employer: BY_LOCAL_ACT },
  transfer: { employee: rule('labour_22_3_employee', 'unqualified'), employer: BY_LOCAL_ACT },
  application: { employee: BY_LOCAL_ACT, employer: rule('labour_22_2', 'simple', 'unqualified') },
  schedule: { employee: BY_LOCAL_ACT, employer: rule('labour_22_2', 'simple', 'qualified') },
  acquaintance: { employee: BY_LOCAL_ACT, employer: rule('labour_22_2', 'simple', 'qualified') },
  personal_data: {
    employee: rule('personal_data_9', 'simple', 'unqualified'),
    employer: rule('signature_6', 'simple'),
  },
  paper: { employee: rule('labour_22_1', 'paper'), employer: rule('labour_22_1', 'paper') },
};

/** Types that are the same paper in whichever family they are kept. */
export const KIND_OF_TYPE: Readonly<Record<string, LawKind>> = {
  employment_contract: 'contract',
  contract_amendment: 'contract',
  liability_contract: 'contract',
  apprenticeship_contract: 'contract',
  disciplinary_order: 'discipline',
  changed_terms_notice: 'discipline',
  dismissal_order: 'paper',
  accident_act: 'paper',
  work_book: 'paper',
  work_record: 'paper',
  safety_briefing: 'paper',
};
