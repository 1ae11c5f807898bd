'use client';
import { useTranslations } from 'next-intl';
import type { RowStep } from '../document-row.ts';
import { useStatusName } from '../use-status-name.ts';
import { isWithdrawal, signs, wantsReason } from './step-order.ts';

type Worded = Pick<RowStep, 'next_status_id' | 'reject' | 'business_role'> &
  Partial<Pick<RowStep, 'sign' | 'signed'>>;

/**
 * What a step is called on a button and afterwards: in the word of its family («Принять на работу»), where it has one. Else
 * the verb follows from where the step leads; a status an administrator added is named as it stands in the dictionary.
 * Documents of several families together have no family to be said.
 */
export const useStepWords = () => {
  const t = useTranslations('documents.steps');
  const signing = useTranslations('signing');
  const statusName = useStatusName();
  const keyOf = (step: Worded): string =>
    isWithdrawal(step) ? 'withdraw' : `${step.reject === '1' ? 'back' : 'onward'}.${step.next_status_id}`;
  const found = (part: string, step: Worded, object_id: string | undefined): string | undefined =>
    [`${object_id}.${keyOf(step)}.${part}`, `${keyOf(step)}.${part}`].find((key) => t.has(key));
  const said = (part: 'verb' | 'busy' | 'done', step: Worded, object_id: string | undefined): string => {
    const key = found(part, step, object_id);
    return key ? t(key) : t(`other.${part}`, { status: statusName(step.next_status_id) });
  };
  const verb = (step: Worded, object_id: string | undefined): string => {
    const plain = said('verb', step, object_id);
    return signs(step)
      ? signing('sign_and', { verb: plain.charAt(0).toLowerCase() + plain.slice(1) })
      : plain;
  };
  return {
    /** «Согласовать», «Отклонить», «Подписать и отправить» */
    verb,
    /** «Согласуем…» */
    busy: (step: Worded, object_id: string | undefined) => said('busy', step, object_id),
    /** «Согласовано» */
    done: (step: Worded, object_id: string | undefined) => said('done', step, object_id),
    /** The verb is the family's own, which names what it is done to: «Оформить приказ». */
    isOwn: (step: Worded, object_id: string) => t.has(`${object_id}.${keyOf(step)}.verb`),
    /** «Вернуть 3 заявки на доработку?»: what is asked before several documents move. */
    askMany: (step: Worded, object_id: string | undefined, count: number): string => {
      const own = found('many', step, object_id);
      if (own) return t(own, { count });
      return found('verb', step, object_id)
        ? t('many', { verb: verb(step, object_id), count })
        : t('other.many', { status: statusName(step.next_status_id), count });
    },
    /** A verb after which a question comes: «Отклонить…» */
    asking: (step: Worded, object_id: string | undefined) =>
      wantsReason(step) ? t('asking', { verb: verb(step, object_id) }) : verb(step, object_id),
  };
};
