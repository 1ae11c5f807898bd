'use client';
import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { PolicyLevel } from '../../../lib/families/legal.data.ts';
import type { PolicyContent } from '../../../lib/workflow/changes/policy.ts';
import { lawKindOf, lawOf } from '../../../lib/workflow/signature/law.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import type { PolicyPlace, PolicyRow } from '../../signatures/policy-row.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SaveButtons } from '../../ui/save-buttons.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { LevelChoice } from './level-choice.tsx';
import { usePolicyWords } from './use-policy-words.ts';

/** Keeps a policy, or with null none, and resolves once it is kept. */
export type KeepPolicy = (policy: PolicyRow | undefined, content: PolicyContent | null) => Promise<void>;

interface PolicyFormProps {
  place: PolicyPlace;
  policy: PolicyRow | undefined;
  onClose: () => void;
  onChanged: () => void;
  keep: KeepPolicy | undefined;
}

/** One policy: what the law says of it first, then what the employer decides. */
export const PolicyForm = ({ place, policy, onClose, onChanged, keep }: PolicyFormProps) => {
  const t = useTranslations('signature_policy');
  const words = usePolicyWords();
  const locale = useAppLocale();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const requiredId = useId();
  const code = place.type?.code ?? null;
  const law = lawOf(place.object_id, code, place.party);
  const [level, setLevel] = useState<PolicyLevel>(policy?.level ?? law.advised);
  const [required, setRequired] = useState(policy ? policy.required === '1' : true);
  const [article, setArticle] = useState(policy?.article ?? t(`article.${law.article}`));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refused = (error: Error) => {
    const said = error instanceof RpcError ? error.fieldMessages(locale) : {};
    setErrors(said);
    if (!said.level && !said.article) notify.error(Object.values(said)[0] ?? errorText(error));
  };
  const done = (key: 'saved' | 'deleted') => () => {
    notify.success(t(key));
    onChanged();
  };
  const save = useRpcMutation(policy ? 'table.edit' : 'table.add', {
    onSuccess: done('saved'),
    onError: refused,
  });
  const remove = useRpcMutation('table.del', { onSuccess: done('deleted'), onError: refused });
  const send = () => {
    if (keep) {
      const content = {
        document_type_id: place.type?.id ?? null,
        party: place.party,
        level,
        required: required && level !== 'paper',
        article: article.trim(),
      };
      void keep(policy, content).then(onChanged);
      return;
    }
    const fields = { level, required: required && level !== 'paper' ? '1' : '0', article: article.trim() };
    const record = policy
      ? { id: policy.id, updated_at: policy.updated_at, ...fields }
      : {
          object_id: place.object_id,
          document_type_id: place.type?.id ?? null,
          party: place.party,
          ...fields,
        };
    save.mutate({ object: 'signature_policy', data: [record] });
  };
  const askToDelete = async () => {
    const yes = await confirm({
      title: t('delete_title'),
      text: t('delete_text', { what: words.name(place) }),
      yes: t('delete'),
      danger: true,
    });
    if (yes && keep) await keep(policy, null).then(onChanged);
    else if (yes) remove.mutate({ object: 'signature_policy', data: [{ id: policy?.id }] });
  };
  const takeLaw = () => {
    setLevel(law.advised);
    setRequired(true);
    setArticle(t(`article.${law.article}`));
    setErrors({});
  };
  return (
    <Form onSend={send}>
      <Note
        icon={Scale}
        title={t(`law.${lawKindOf(place.object_id, code)}.name`)}
        action={
          <Button size="sm" onClick={takeLaw}>
            {t('take_law')}
          </Button>
        }
      >
        <p>{t(`law.${lawKindOf(place.object_id, code)}.text`)}</p>
        <p className="text-sm text-ink-2">{words.minimum(place)}</p>
      </Note>
      <LevelChoice value={level} minimum={law.minimum} onChange={setLevel} error={errors.level} />
      {level !== 'paper' && (
        <div className="flex items-start gap-3">
          <Switch
            checked={required}
            onCheckedChange={setRequired}
            aria-labelledby={requiredId}
            aria-describedby={`${requiredId}-hint`}
          />
          <span>
            <span id={requiredId} className="block">
              {t('require')}
            </span>
            <span id={`${requiredId}-hint`} className="block text-sm text-ink-3">
              {t('require_hint')}
              {place.party === 'employee' && <span className="mt-1 block">{t('require_own')}</span>}
            </span>
          </span>
        </div>
      )}
      <Field label={t('article_title')} hint={t('article_hint')} error={errors.article} optional>
        {(control) => (
          <TextInput
            {...control}
            value={article}
            maxLength={300}
            onChange={(event) => setArticle(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        {policy && (
          <Button variant="quiet-danger" busy={remove.isPending} onClick={() => void askToDelete()}>
            {t('delete')}
          </Button>
        )}
        <div className="ml-auto max-tablet:basis-full">
          <SaveButtons onCancel={onClose} busy={save.isPending} />
        </div>
      </div>
    </Form>
  );
};
