'use client';
import { Check, CircleAlert, CircleDashed, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Icon } from '../../ui/icon.tsx';
import { HomeInTheWay } from '../named/home-in-the-way.tsx';
import { NamedText } from '../named/named-text.tsx';
import { type Named, useNamed } from '../named/use-named.ts';
import { useSlots } from './slots.ts';
import type { DocumentForm } from './use-document-form.ts';
import { useRuleWords } from './use-rule-words.ts';

interface ChecksListProps {
  form: DocumentForm;
  /** How many colleagues are away at the same time, and whether that is over the norm; absent while unknown. */
  colleagues: { count: number; over: boolean } | undefined;
}

/** What the rules say before anything is sent: done, to be seen, missing. The same rules judge the click. */
export const ChecksList = ({ form, colleagues }: ChecksListProps) => {
  const t = useTranslations('documents.checks');
  const words = useRuleWords();
  const days = useDays();
  const slots = useSlots();
  const named = useNamed([...form.refusals, ...form.warnings]);
  const required = form.refusals.filter((refusal) => refusal.code === 'field/required');
  const dated = required.filter((refusal) => refusal.field !== form.period.days);
  const missing = dated.length > 0 ? dated : required;
  const lineOf = (found: FieldRefusal, tone: 'error' | 'warning'): Line => ({
    key: `${found.field} ${found.code}`,
    tone,
    text: words.field(found),
  });
  if (!form.canEdit) return null;
  if (missing.length > 0)
    return (
      <List lines={[{ key: 'missing', tone: 'missing', text: t('missing', { count: missing.length }) }]} />
    );
  const { asks, dates } = form.family;
  const isFree = asks.includes('overlaps') && dates?.end !== undefined && form.facts.overlaps.length === 0;
  const { withdrawable } = form;
  const isOpen = withdrawable && withdrawable.until >= days.today;
  const fine = slots.fine?.(form, form.refusals);
  return (
    <List
      named={named}
      below={<HomeInTheWay form={form} />}
      lines={[
        ...form.refusals.map((found) => lineOf(found, 'error')),
        ...form.warnings.map((found) => lineOf(found, 'warning')),
        ...(isFree ? [{ key: 'overlap', tone: 'done' as const, text: t('no_overlap') }] : []),
        ...(fine ? [{ key: fine, tone: 'done' as const, text: t(fine) }] : []),
        ...(isOpen
          ? [
              {
                key: 'withdrawable',
                tone: 'done' as const,
                text: t('withdrawable', { day: days.day(withdrawable.until) }),
              },
            ]
          : []),
        ...(colleagues === undefined
          ? []
          : colleagues.count === 0
            ? [{ key: 'colleagues', tone: 'done' as const, text: t('nobody_away') }]
            : [
                {
                  key: 'colleagues',
                  tone: 'warning' as const,
                  text: t('colleagues', { count: colleagues.count }),
                },
              ]),
      ]}
    />
  );
};

interface Line {
  readonly key: string;
  readonly tone: 'done' | 'warning' | 'error' | 'missing';
  readonly text: string;
}

const LOOKS = {
  done: { icon: Check, ink: 'text-success-ink' },
  warning: { icon: TriangleAlert, ink: 'text-warning-ink' },
  error: { icon: CircleAlert, ink: 'text-error-ink' },
  missing: { icon: CircleDashed, ink: 'text-ink-2' },
} as const;

const NOTHING_NAMED: Pick<Named, 'hrefs'> = { hrefs: new Map() };

/** Two fields may be refused by one sentence: it is said once here, and at each of them. */
const isFirst = ({ tone, text }: Line, at: number, lines: readonly Line[]): boolean =>
  lines.findIndex((other) => other.tone === tone && other.text === text) === at;

const List = ({
  lines,
  named = NOTHING_NAMED,
  below,
}: {
  lines: readonly Line[];
  named?: Pick<Named, 'hrefs'>;
  below?: ReactNode;
}) =>
  lines.length > 0 && (
    <div className="flex max-w-md flex-col items-start gap-1.5 text-sm">
      <ul className="flex flex-col gap-1.5">
        {lines.filter(isFirst).map(({ key, tone, text }) => (
          <li key={key} className={`flex gap-2 ${LOOKS[tone].ink}`}>
            <Icon of={LOOKS[tone].icon} size={16} className="mt-px flex-none" />
            <span>
              <NamedText text={text} named={named} />
            </span>
          </li>
        ))}
      </ul>
      {below}
    </div>
  );
