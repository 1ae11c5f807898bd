'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Day } from '../../../../lib/kernel/day.ts';
import { parseTypeDetail } from '../../../../lib/workflow/document.ts';
import { useDictionaries } from '../../../documents/use-dictionaries.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { Button, DisabledReason } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';

interface DraftButtonProps {
  kind: string;
  isOwn: boolean;
  leave: { start_date: Day; end_date: Day; days: number } | undefined;
}

/** Makes a draft of the leave that was tried, and opens it. */
export const DraftButton = ({ kind, isOwn, leave }: DraftButtonProps) => {
  const t = useTranslations('families.vacation.days');
  const { types } = useDictionaries();
  const router = useRouter();
  const link = usePortalLink();
  const errorText = useErrorText();
  const reasonId = useId();
  const type = types.find((each) => {
    const detail = parseTypeDetail(each.detail);
    return (
      each.object_id === 'vacation' && !each.disabled && !detail.limit_free && detail.leave_kind === kind
    );
  });
  const draft = useRpcMutation('table.add', {
    onSuccess: ({ data: [made] }) => {
      notify.success(t('if_drafted'));
      if (made) router.push(link('uvacation', { id: Number(made.id) }));
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const reason = !isOwn ? t('if_not_own') : type ? undefined : t('if_no_type');
  return (
    <>
      <Button
        className="flex-1"
        busy={draft.isPending}
        disabledReason={reason}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() =>
          leave &&
          draft.mutate({ object: 'vacation', begin: true, data: [{ ...leave, document_type_id: type?.id }] })
        }
      >
        {t('if_draft')}
      </Button>
      {reason && (
        <div className="order-last basis-full">
          <DisabledReason id={reasonId}>{reason}</DisabledReason>
        </div>
      )}
    </>
  );
};
