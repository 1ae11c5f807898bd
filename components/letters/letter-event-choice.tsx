'use client';
import { useTranslations } from 'next-intl';
import type { LetterEvents } from '../../lib/rpc/letters.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

interface LetterEventChoiceProps {
  events: LetterEvents;
  value: string;
  onChange: (event: string) => void;
}

/** The event of the letter: something that happened lately, or an invented one. */
export const LetterEventChoice = ({ events, value, onChange }: LetterEventChoiceProps) => {
  const t = useTranslations('letters');
  const names = useNames();
  const { moment } = useDays();
  return (
    <Field label={t('event')} hint={events.length === 0 ? t('none') : undefined}>
      {({ 'aria-required': _, ...control }) => (
        <Select
          {...control}
          value={value}
          onValueChange={onChange}
          options={[
            ...events.map((each) => ({
              value: each.event,
              label: [
                moment(each.moment),
                names.short(each.who, each.who_eng),
                shortened(names.of(each, 'about')),
              ]
                .filter(Boolean)
                .join(' · '),
            })),
            { value: 'sample', label: t('sample_event') },
          ]}
        />
      )}
    </Field>
  );
};

const MOST = 60;
const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
