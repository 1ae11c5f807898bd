import { expect, test } from 'vitest';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { statusOf, verbOf } from '../../e2e/support/family-words.ts';
import { wordsOf } from '../../e2e/support/words.ts';
import { wordsOf as wordsIn } from '../../support/messages.ts';

/** Statuses whose general word is true of any document. */
const TRUE_OF_ALL = ['empty', 'draft', 'agreed', 'approved', 'declined'];

/** Statuses that a family calls by the general word on purpose: it is what its office says. */
const GENERAL: Readonly<Record<string, readonly string[]>> = {
  // hr and the manager accept a correction before a reviewer agrees to it.
  vacation_correction: ['accepted'],
  statement: ['accepted'],
  internalmemo: ['accepted'],
  // The person has signed that they know the first day of the leave.
  vacation_schedule: ['confirmed'],
  overtime: ['created'],
  recruitment: ['created'],
  pdagreement: ['created'],
  request_push_signed: ['created', 'closed'],
};

/** Steps of these statuses are also called by the general verb: sending a document is the same act everywhere. */
const SAME_ACT = [...TRUE_OF_ALL, 'prepared', 'created'];

interface Own {
  readonly statuses?: Readonly<Record<string, string>>;
  readonly steps?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

const ownOf = (locale: string, object_id: string): Own =>
  wordsIn(locale, `families/${object_id}.json`) as unknown as Own;

const stepsOf = (object_id: string) =>
  WORKFLOW_STEPS.filter((step) => step.object_id === object_id && step.detail.leg !== '1');

const FAMILY_IDS = FAMILIES.map(({ object_id }) => object_id);
const LOCALES = ['ru', 'en'] as const;

test.each(FAMILY_IDS)(
  '%s: each status that it reaches has a word of its own, or the general one on purpose',
  (id) => {
    const reached = [...new Set(stepsOf(id).map(({ next_status_id }) => next_status_id))];
    const general = [...TRUE_OF_ALL, ...(GENERAL[id] ?? [])];
    for (const locale of LOCALES) {
      const own = Object.keys(ownOf(locale, id).statuses ?? {});
      expect(reached.filter((status) => !own.includes(status) && !general.includes(status))).toEqual([]);
      expect(own.filter((status) => !reached.includes(status))).toEqual([]);
      for (const status of reached) expect(statusOf(wordsOf(locale), id, status)).not.toBe('');
    }
  },
);

test.each(FAMILY_IDS)(
  '%s: each step onward is called by what the office does, with all that is said of it',
  (id) => {
    const onward = stepsOf(id).filter(({ reject }) => !reject);
    const general = [...SAME_ACT, ...(GENERAL[id] ?? [])];
    for (const locale of LOCALES) {
      const own = ownOf(locale, id).steps ?? {};
      const said = Object.keys(own.onward ?? {});
      const reached = [...new Set(onward.map(({ next_status_id }) => next_status_id))];
      expect(reached.filter((status) => !said.includes(status) && !general.includes(status))).toEqual([]);
      for (const words of Object.values(own).flatMap((way) => Object.values(way)))
        expect(Object.keys(words)).toEqual(expect.arrayContaining(['verb', 'busy', 'done']));
    }
  },
);

/** The short form of a participle: «оформлен», «выдана», «учтено». */
const PARTICIPLE = /^\p{L}{2,}[нт]([ао]?)$/u;
const PRESENT = ['Ждёт'];
const ENDINGS: Readonly<Record<string, string>> = { мужской: '', женский: 'а', средний: 'о' };

test('a status that is a participle agrees with its document', () => {
  const wrong = FAMILY_IDS.flatMap((id) => {
    const gender = wordsOf('ru')(`shell.genders.${id}`);
    return Object.values(ownOf('ru', id).statuses ?? {}).filter((word) => {
      const [first = ''] = word.split(' ');
      const ending = PRESENT.includes(first) ? undefined : PARTICIPLE.exec(first)?.[1];
      return ending !== undefined && ending !== ENDINGS[gender];
    });
  });
  expect(wrong).toEqual([]);
});

test('an office says what happened to this kind of document', () => {
  const says = wordsOf('ru');
  expect([
    statusOf(says, 'request', 'prepared'),
    statusOf(says, 'request', 'processed'),
    verbOf(says, 'recruitment', 'onward.processed'),
    verbOf(says, 'vacation', 'onward.processed'),
    statusOf(says, 'btrip', 'agreed'),
    verbOf(says, 'homeoffice', 'onward.agreed'),
  ]).toEqual(['Новая', 'Выдана', 'Принять на работу', 'Оформить приказ', 'Согласована', 'Согласовать']);
});

test('a button of a step stays short enough for a phone', () => {
  const verbs = FAMILY_IDS.flatMap((id) =>
    LOCALES.flatMap((locale) =>
      Object.values(ownOf(locale, id).steps ?? {}).flatMap((way) =>
        Object.values(way).flatMap(({ verb = '' }) => (verb.length > 25 ? [verb] : [])),
      ),
    ),
  );
  expect(verbs).toEqual([]);
});
