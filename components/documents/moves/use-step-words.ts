'use client';
import { useTranslations } from 'next-intl';
import type { RowStep } from '../document-row.ts';
import { useStatusName } from '../use-status-name.ts';
import { isWithdrawal, signs, wantsReason } from './step-order.ts';

type Worded = Pick<RowStep, 'next_status_id' | 'reject' | 'business_role'> &
  Partial<Pick<RowStep, 'sign' | 'signed'>>;

/**
 * What a step is called on a button and afterwards. The verb follows from where the step leads; a status an
 * administrator added is named as it stands in the dictionary.
 */
export const useStepWords = () => {
  const t = useTranslations('documents.steps');
  const signing = useTranslations('signing');
  const statusName = useStatusName();
  const keyOf = (step: Worded): string =>
    isWithdrawal(step) ? 'withdraw' : `${step.reject === '1' ? 'back' : 'onward'}.${step.next_status_id}`;
  const said = (part: 'verb' | 'busy' | 'done', step: Worded): string => {
    const key = `${keyOf(step)}.${part}`;
    return t.has(key) ? t(key) : t(`other.${part}`, { status: statusName(step.next_status_id) });
  };
  const verb = (step: Worded): string => {
    const plain = said('verb', step);
    return signs(step)
      ? signing('sign_and', { verb: plain.charAt(0).toLowerCase() + plain.slice(1) })
      : plain;
  };
  return {
    /** «Согласовать», «Отклонить», «Подписать и отправить» */
    verb,
    /** «Согласуем…» */
    busy: (step: Worded) => said('busy', step),
    /** «Согласовано» */
    done: (step: Worded) => said('done', step),
    /** «Вернуть 3 заявки на доработку?»: what is asked before several documents move. */
    askMany: (step: Worded, count: number): string => {
      const own = `${keyOf(step)}.many`;
      if (t.has(own)) return t(own, { count });
      return t.has(`${keyOf(step)}.verb`)
        ? t('many', { verb: verb(step), count })
        : t('other.many', { status: statusName(step.next_status_id), count });
    },
    /** A verb after which a question comes: «Отклонить…» */
    asking: (step: Worded) => (wantsReason(step) ? t('asking', { verb: verb(step) }) : verb(step)),
  };
};
