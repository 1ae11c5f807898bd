import type { Locale } from '../../../lib/access/actor.ts';
import { statusOf, verbOf } from './family-words.ts';
import { type Words, wordsOf } from './words.ts';

/** What the buttons of a document are called: of a vacation, unless another family is named. */
export const stepWords = (says: Words, family = 'vacation') => {
  const verb = (step: string) => verbOf(says, family, step);
  const asking = (step: string) => says('documents.steps.asking', { verb: verb(step) });
  return {
    remove: says('documents.form.delete'),
    /** Of what was decided, hr's own. */
    annul: says('documents.form.after_decision.annul.yes'),
    change: says('documents.form.after_decision.open'),
    save: says('documents.form.save_and_close'),
    send: verb('onward.prepared'),
    withdraw: verb('withdraw'),
    agree: verb('onward.agreed'),
    approve: verb('onward.approved'),
    process: verb('onward.processed'),
    decline: asking('back.declined'),
    giveBack: asking('back.draft'),
  };
};

/** What a status of a document is called: of a vacation, unless another family is named. */
export const statusWords = (locale: Locale, family = 'vacation') => {
  const says = wordsOf(locale);
  return (id: string): string => statusOf(says, family, id);
};
