'use client';
import { Check, CircleAlert, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  brokenRules,
  type PasswordOwner,
  type PasswordPolicy,
  rulesOf,
} from '../../../lib/identity/password-policy.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The rules of a new password, each ticked as it is met: judged by the function that judges on the server. */
export const PasswordRules = ({
  password,
  owner,
  policy,
  refused,
}: {
  password: string;
  owner: PasswordOwner;
  policy: PasswordPolicy;
  /** The password was sent as it is: what it lacks stands out. */
  refused: boolean;
}) => {
  const t = useTranslations('passwords');
  const rules = useTranslations('rules');
  const lacking = refused ? 'text-error-ink' : 'text-ink-2';
  const broken = password === '' ? rulesOf(policy) : brokenRules(password, owner, policy);
  return (
    <ul aria-label={t('rules')} className="flex flex-col gap-1 text-sm">
      {rulesOf(policy).map((rule) => {
        const met = !broken.includes(rule);
        return (
          <li
            key={rule}
            data-met={met}
            className={`flex items-start gap-1.5 ${met ? 'text-success-ink' : lacking}`}
          >
            <Icon of={met ? Check : refused ? CircleAlert : CircleDashed} size={14} className="mt-0.5" />
            <span>
              {rules(rule.replace('/', '.'))}
              {met && <VisuallyHidden>, {t('met')}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
