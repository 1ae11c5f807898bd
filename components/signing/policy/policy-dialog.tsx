'use client';
import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { z } from 'zod';
import type { PolicyContent } from '../../../lib/workflow/changes/policy.ts';
import { lawKindOf, lawOf, POLICY_LEVELS } from '../../../lib/workflow/signature/law.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { OwnControl, WindowForm } from '../../forms/window/window-form.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useFieldErrors } from '../../rpc/use-field-errors.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import type { PolicyPlace, PolicyRow } from '../../signatures/policy-row.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { Switch } from '../../ui/switch.tsx';
import { LevelChoice } from './level-choice.tsx';
import { usePolicyWords } from './use-policy-words.ts';

interface PolicyDialogProps {
  place: PolicyPlace;
  policy: PolicyRow | undefined;
  onClose: () => void;
  onChanged: () => void;
  /** Keeps what is decided elsewhere than in force at once: in a draft. Null: nothing is decided any more. */
  keep?: (policy: PolicyRow | undefined, content: PolicyContent | null) => Promise<void>;
}

/** One policy: what the law says of it first, then what the employer decides. */
export const PolicyDialog = (props: PolicyDialogProps) => (
  <FormWindow form={usePolicyForm(props)} onClose={props.onClose} onSaved={props.onChanged} />
);

const CHECK = z.object({ level: z.enum(POLICY_LEVELS), required: z.boolean(), article: z.string() });
type Decided = z.infer<typeof CHECK>;

const usePolicyForm = (props: PolicyDialogProps): WindowForm<Decided> => {
  const { place, policy, keep } = props;
  const t = useTranslations('signature_policy');
  const words = usePolicyWords();
  const code = place.type?.code ?? null;
  const law = lawOf(place.object_id, code, place.party);
  const lawKind = `law.${lawKindOf(place.object_id, code)}` as const;
  const advised: Decided = { level: law.advised, required: true, article: t(`article.${law.article}`) };
  return {
    title: t('change'),
    description: words.name(place),
    begins: policy
      ? { level: policy.level, required: policy.required === '1', article: policy.article }
      : advised,
    fields: ({ level }) => [
      {
        kind: 'own',
        name: 'law',
        control: ({ set }) => (
          <Note
            icon={Scale}
            title={t(`${lawKind}.name`)}
            action={
              <Button size="sm" onClick={() => set(advised)}>
                {t('take_law')}
              </Button>
            }
          >
            <p>{t(`${lawKind}.text`)}</p>
            <p className="text-sm text-ink-2">{words.minimum(place)}</p>
          </Note>
        ),
      },
      {
        kind: 'own',
        name: 'level',
        control: ({ value, error, onChange }) => (
          <LevelChoice
            value={CHECK.shape.level.parse(value)}
            minimum={law.minimum}
            onChange={onChange}
            error={error}
          />
        ),
      },
      ...(level === 'paper'
        ? []
        : [
            {
              kind: 'own' as const,
              name: 'required',
              control: (given: OwnControl) => <Required {...given} party={place.party} />,
            },
          ]),
      {
        kind: 'text',
        name: 'article',
        label: t('article_title'),
        hint: t('article_hint'),
        max: 300,
        optional: true,
      },
    ],
    check: CHECK,
    method: policy ? 'table.edit' : 'table.add',
    send: async ({ level, article, ...decided }) => {
      const required = decided.required && level !== 'paper';
      const at = { document_type_id: place.type?.id ?? null, party: place.party };
      if (keep) {
        await keep(policy, { ...at, level, required, article });
        return undefined;
      }
      const fields = { level, required: required ? '1' : '0', article };
      const record = policy
        ? { id: policy.id, updated_at: policy.updated_at, ...fields }
        : { object_id: place.object_id, ...at, ...fields };
      return { params: { object: 'signature_policy', data: [record] } };
    },
    ...(keep ? {} : { saved: t('saved') }),
    ...(policy && { beside: <RemovePolicy {...props} policy={policy} /> }),
  };
};

const Required = ({ value, onChange, party }: OwnControl & Pick<PolicyPlace, 'party'>) => {
  const t = useTranslations('signature_policy');
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Switch
        checked={value === true}
        onCheckedChange={onChange}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
      />
      <span>
        <span id={id} className="block">
          {t('require')}
        </span>
        <span id={`${id}-hint`} className="block text-sm text-ink-3">
          {t('require_hint')}
          {party === 'employee' && <span className="mt-1 block">{t('require_own')}</span>}
        </span>
      </span>
    </div>
  );
};

const RemovePolicy = ({
  place,
  policy,
  keep,
  onChanged,
}: Omit<PolicyDialogProps, 'policy'> & { policy: PolicyRow }) => {
  const t = useTranslations('signature_policy');
  const words = usePolicyWords();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const remove = useRpcMutation('table.del', {
    onSuccess: () => {
      notify.success(t('deleted'));
      onChanged();
    },
    onError: (error) => notify.error(Object.values(fieldErrors(error))[0] ?? errorText(error)),
  });
  const ask = async () => {
    const yes = await confirm({
      title: t('delete_title'),
      text: t('delete_text', { what: words.name(place) }),
      yes: t('delete'),
      danger: true,
    });
    if (yes && keep) await keep(policy, null).then(onChanged);
    else if (yes) remove.mutate({ object: 'signature_policy', data: [{ id: policy.id }] });
  };
  return (
    <Button variant="quiet-danger" className="mr-auto" busy={remove.isPending} onClick={() => void ask()}>
      {t('delete')}
    </Button>
  );
};
