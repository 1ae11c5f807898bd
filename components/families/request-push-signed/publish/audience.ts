import type {
  PaperPeopleInput,
  PaperPerson,
} from '../../../../lib/documents/families/request-push-signed/rpc.ts';
import { numbersIn } from '../../../../lib/papers/numbers-in.ts';

/** Ways to choose the recipients of a paper. */
export const AUDIENCE_WAYS = ['all', 'departments', 'people', 'numbers'] as const;
export type AudienceWay = (typeof AUDIENCE_WAYS)[number];

export interface Audience {
  readonly way: AudienceWay;
  readonly departments: readonly string[];
  readonly employees: readonly number[];
  /** Personnel numbers as they were pasted. */
  readonly numbers: string;
}

export const NOBODY_YET: Audience = { way: 'all', departments: [], employees: [], numbers: '' };

/** What is asked of the server; undefined while no recipients are named. */
export const askedOf = (audience: Audience, paper_id: number | undefined): PaperPeopleInput | undefined => {
  const paper = paper_id === undefined ? {} : { paper_id };
  const numbers = numbersIn(audience.numbers);
  switch (audience.way) {
    case 'all':
      return { ...paper, all: true };
    case 'departments':
      return audience.departments.length > 0
        ? { ...paper, departments: [...audience.departments] }
        : undefined;
    case 'people':
      return audience.employees.length > 0 ? { ...paper, employee_ids: [...audience.employees] } : undefined;
    case 'numbers':
      return numbers.length > 0 ? { ...paper, numbers } : undefined;
  }
};

/** What hr should look at before sending: a recipient needs a usable account to answer, and a type to sign. */
export type Remark = 'already' | Exclude<PaperPerson['account'], 'ready'> | 'unsigned';

export const remarkOf = (person: PaperPerson): Remark | undefined => {
  if (person.already === '1') return 'already';
  if (person.account !== 'ready') return person.account;
  return person.signature === '0' || person.signature === 'none' ? 'unsigned' : undefined;
};

/** Whether people who cannot answer are left out by default: people named one by one stay in. */
export const leavesOutUnready = ({ way }: Audience): boolean => way === 'all' || way === 'departments';

/** How many would get the paper and cannot answer it. */
export const unreadyOf = (people: readonly PaperPerson[]): number =>
  recipientsOf(people, false).length - recipientsOf(people, true).length;

/** Who gets the paper: not those who have it or have left, nor, when so wished, those who cannot answer. */
export const recipientsOf = (people: readonly PaperPerson[], onlyReady: boolean): readonly PaperPerson[] =>
  people.filter(
    (person) =>
      person.already === '0' && person.account !== 'left' && (!onlyReady || person.account === 'ready'),
  );

/** Who of the people asked for does not get the paper, for they cannot answer it. */
export const leftOutOf = (people: readonly PaperPerson[], onlyReady: boolean): readonly PaperPerson[] => {
  const recipients = new Set(recipientsOf(people, onlyReady));
  return people.filter((person) => person.already === '0' && !recipients.has(person));
};
