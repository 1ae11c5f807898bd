'use client';
import { FileQuestion, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { useNames } from '../../../people/use-names.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useFieldErrors } from '../../../rpc/use-field-errors.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { notify } from '../../../ui/notify.ts';
import { Panel, PanelBody, PanelFoot, PanelHead, PanelSection } from '../../../ui/panel.tsx';
import type { RequestRow } from '../request-row.ts';
import { usePaperTypes } from '../use-paper-types.ts';
import { type Draft, draftOf, orderOf } from './draft.ts';
import { type OrderErrors, OrderFields } from './order-fields.tsx';
import { TypeCards } from './type-cards.tsx';

interface OrderPanelProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  today: string;
  /** The employee hr orders for; null for oneself, undefined before the choice. */
  employee_id: number | null | undefined;
  /** The employee, above the kinds. */
  whose?: (error: string | undefined) => ReactNode;
  onSent: (row: RequestRow) => void;
}

/** Fields whose refusal stands beside them; any other is shown over the page. */
const SAID_IN_PLACE: ReadonlySet<string> = new Set([
  'employee_id',
  'year',
  'month',
  'text',
  'language',
  'delivery',
  'copies',
  'addressee',
]);

/** A new request: what is needed, and what that asks. */
export const OrderPanel = ({ draft, onDraft, today, employee_id, whose, onSent }: OrderPanelProps) => {
  const t = useTranslations('families.request');
  const names = useNames();
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const types = usePaperTypes();
  const [errors, setErrors] = useState<OrderErrors>({});
  const add = useRpcMutation<RequestRow>('table.add');
  const type = types.find(({ code }) => code === draft.code) ?? types[0];

  const change = (next: Draft) => {
    setErrors({});
    onDraft(next);
  };
  const send = async () => {
    if (!type) return;
    if (employee_id === undefined) return setErrors({ employee_id: t('order.whose_missing') });
    try {
      const { data } = await add.mutateAsync(orderOf({ ...draft, code: type.code }, type, employee_id));
      const [row] = data;
      if (!row) return;
      notify.success(t('order.sent', { title: names.of(type, 'name'), number: row.number }));
      onSent(row);
    } catch (error) {
      const said = fieldErrors(error);
      setErrors(said);
      const fields = Object.keys(said);
      if (fields.length === 0 || fields.some((field) => !SAID_IN_PLACE.has(field)))
        notify.error(errorText(error));
    }
    await refresh();
  };

  if (!type)
    return (
      <Panel>
        <EmptyState icon={FileQuestion} level="h2" title={t('order.none')} />
      </Panel>
    );
  return (
    <Panel aria-labelledby="order">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <PanelHead id="order" title={t('new')} />
        <PanelBody className="flex flex-col gap-4">
          {whose?.(errors.employee_id)}
          <TypeCards
            types={types}
            chosen={type.code}
            onChoose={(code) =>
              change({
                ...draftOf(
                  types.find((each) => each.code === code),
                  today,
                ),
                addressee: draft.addressee,
              })
            }
          />
        </PanelBody>
        <PanelSection>
          <h2 className="mb-4">{names.of(type, 'name')}</h2>
          <OrderFields
            draft={draft}
            type={type}
            types={types}
            errors={errors}
            today={today}
            onChange={change}
          />
        </PanelSection>
        <PanelFoot>
          <span className="min-w-0 flex-1">{t('order.foot')}</span>
          <Button
            type="submit"
            variant="filled"
            icon={Send}
            busy={add.isPending}
            busyText={t('order.submitting')}
          >
            {t('order.submit')}
          </Button>
        </PanelFoot>
      </form>
    </Panel>
  );
};
