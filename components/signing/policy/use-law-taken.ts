'use client';
import { useTranslations } from 'next-intl';
import { SIGNED_FAMILIES } from '../../../lib/families/identities.ts';
import { advisedPolicies } from '../../../lib/signing/advised-policies.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { type PolicyRow, policyOf } from '../../signatures/policy-row.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';

/** The press that takes what the law advises wherever nothing is decided yet, once its consequences were read. */
export const useLawTaken = (rows: readonly PolicyRow[], onTaken: () => void) => {
  const t = useTranslations('signature_policy');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const { types } = useDictionaries();
  const add = useRpcMutation('table.add', {
    onSuccess: () => {
      notify.success(t('law_taken', { count: advised.length }));
      onTaken();
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const advised = advisedPolicies(
    SIGNED_FAMILIES.map(({ object_id }) => object_id),
    types.filter(({ disabled }) => !disabled),
    rows.map(policyOf),
  );
  const take = async () => {
    const yes = await confirm({
      title: t('law_ask'),
      text: t('law_ask_text', { count: advised.length }),
      yes: t('law_yes'),
    });
    if (!yes) return;
    const data = advised.map((policy) => ({
      ...policy,
      required: '1',
      article: t(`article.${policy.article}`),
    }));
    add.mutate({ object: 'signature_policy', data });
  };
  return { missing: advised.length, busy: add.isPending, take };
};
