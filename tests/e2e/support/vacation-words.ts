import type { Locale } from '../../../lib/access/actor.ts';
import { STATUS_NAMES } from '../../../prisma/seed/dictionaries/statuses.data.ts';
import type { Words } from './words.ts';

/** What the buttons of a vacation are called. */
export const stepWords = (says: Words) => {
  const verb = (step: string) => says(`documents.steps.${step}.verb`);
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

/** The name of a status in the dictionary of the demo company. */
export const statusWords =
  (locale: Locale) =>
  (id: string): string =>
    STATUS_NAMES.find(([known]) => known === id)?.[locale === 'ru' ? 1 : 2] ?? id;
