'use client';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AccessWhy, FailingPart, TriedRule } from '../../../lib/reach/answer.ts';
import type { AccessWords } from '../../../lib/reach/words.ts';
import { useNames } from '../../people/use-names.ts';
import { Icon } from '../../ui/icon.tsx';

interface RuleLineProps {
  rule: TriedRule;
  /** Roles the person has: of those that have the rule, these made it hold. */
  held: readonly string[];
  document: AccessWhy['document'];
  words: AccessWords;
}

/** A rule in words: what holds with the names it holds by, or which parts of it do not. */
export const RuleLine = ({ rule, held, document, words }: RuleLineProps) => {
  const t = useTranslations('access.why');
  const names = useNames();
  const values = {
    owner: document.owner ? words.name(document.owner) : '',
    manager: document.manager ? words.name(document.manager) : 'none',
    organization: names.of(document.organization, 'name'),
    roles: rule.roles
      .filter((role) => !rule.holds || held.includes(role))
      .map(words.role)
      .join(', '),
  };
  const failing = ({ code, values: named }: FailingPart): string =>
    t.has(`failing.${code}`)
      ? t(`failing.${code}`, { ...values, count: named.length, values: named.map(words.role).join(', ') })
      : t('failing.other');
  const isWith = rule.conditions.some(({ code }) => code === 'accompanies');
  return (
    <li className="flex items-start gap-2 py-2">
      <Icon
        of={rule.holds ? CircleCheck : CircleSlash}
        size={16}
        className={`mt-0.5 flex-none ${rule.holds ? 'text-success-ink' : 'text-ink-3'}`}
      />
      <div className="min-w-0">
        <p>
          {t(rule.holds ? `rule.${rule.level}` : `tried_rule.${rule.level}`, values)}
          {isWith && `, ${t('with')}`}
        </p>
        {!rule.holds && (
          <p className="text-sm text-ink-2">{[...new Set(rule.failing.map(failing))].join('; ')}</p>
        )}
      </div>
    </li>
  );
};
