'use client';
import { useTranslations } from 'next-intl';
import { formatDayMonth, formatTime } from '../../lib/i18n/format.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { addDays, type Day, dayInZone } from '../../lib/kernel/day.ts';
import { useToday, useZone } from '../i18n/clock.tsx';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useMessageHref } from './message-href.ts';
import { messageLook } from './message-look.ts';
import type { MessageRow } from './use-messages.ts';

/** Messages under the day they came. */
export const MessageDays = ({
  rows,
  onOpen,
}: {
  rows: readonly MessageRow[];
  onOpen: (message: MessageRow) => void;
}) => {
  const zone = useZone();
  const nameOf = useDayName();
  const days = Object.groupBy(rows, (row) => dayInZone(row.create_date, zone));
  return Object.entries(days).map(([day, messages]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="border-b border-line last:border-b-0">
      <h2 id={`day-${day}`} className="px-5 pt-4 pb-2 text-sm font-medium text-ink-2 max-tablet:px-4">
        {nameOf(day)}
      </h2>
      <ul className="divide-y divide-line">
        {messages?.map((message) => (
          <Message key={message.id} message={message} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ));
};

const Message = ({ message, onOpen }: { message: MessageRow; onOpen: (message: MessageRow) => void }) => {
  const t = useTranslations('shell');
  const locale = useAppLocale();
  const zone = useZone();
  const href = useMessageHref()(message);
  const unread = message.read_date === null;
  const text = localised(message, 'text', locale);
  const look = messageLook(message);
  return (
    <li className="relative flex items-start gap-3 px-5 py-3 hover:bg-hover max-tablet:px-4">
      {unread && <span aria-hidden className="absolute top-6 left-1.5 size-2 rounded-full bg-accent" />}
      <span
        className={classNames('grid size-9 flex-none place-items-center rounded-full border', look.className)}
      >
        <Icon of={look.icon} />
      </span>
      <p className={classNames('min-w-0 flex-1 py-2 wrap-anywhere', unread && 'font-semibold')}>
        {unread && <VisuallyHidden>{t('unread_mark')} </VisuallyHidden>}
        {href ? (
          <AppLink
            href={href}
            onClick={() => onOpen(message)}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
          >
            {text}
          </AppLink>
        ) : (
          <button type="button" onClick={() => onOpen(message)} className="text-left">
            {text}
          </button>
        )}
      </p>
      <time dateTime={message.create_date} className="py-2 text-sm text-ink-2">
        {formatTime(message.create_date, locale, zone)}
      </time>
    </li>
  );
};

const useDayName = (): ((day: Day) => string) => {
  const t = useTranslations('shell');
  const locale = useAppLocale();
  const today = useToday();
  return (day) => {
    const name = formatDayMonth(day, locale);
    if (day === today) return t('today', { day: name });
    return day === addDays(today, -1) ? t('yesterday', { day: name }) : name;
  };
};
