'use client';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EDIT_MINUTES, isEditable } from '../../lib/discussion/own-message.ts';
import { useDays } from '../calendar/use-days.ts';
import { useMinute } from '../i18n/clock.tsx';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { useProfile } from '../rpc/profile.ts';
import { AppLink } from '../ui/app-link.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { EditMessage } from './edit-message.tsx';
import { MessageFiles } from './message-files.tsx';
import { filesOf, type MessageRow, mentionedIn } from './message-row.ts';
import { MessageText } from './message-text.tsx';
import { useRemoveMessage } from './use-remove-message.ts';

/** Where a message stands on its page. */
export const messageAnchor = (id: number): string => `message-${id}`;

interface MessageProps {
  row: MessageRow;
  /** The address names it. */
  isLinked: boolean;
  mayWrite: boolean;
}

/** Who said it and when, what was said with its files; one's own may be changed for a while and deleted. */
export const Message = ({ row, isLinked, mayWrite }: MessageProps) => {
  const t = useTranslations('discussion');
  const names = useNames();
  const { real_employee_id } = useProfile();
  const [editing, setEditing] = useState(false);
  const isDeleted = row.delete_date !== null;
  const mine = row.author_id === real_employee_id;
  const author = names.short(row.author_name, row.author_name_eng);
  return (
    <article
      id={messageAnchor(row.id)}
      tabIndex={-1}
      aria-label={t('by', { who: author })}
      className={classNames(
        'grid grid-cols-[28px_minmax(0,1fr)_auto] gap-x-3 rounded-control',
        isLinked && 'bg-primary-soft shadow-[0_0_0_8px_var(--primary-soft)]',
      )}
    >
      <PersonAvatar name={names.of({ ...row }, 'author_name')} employee_id={row.author_id} size={28} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-medium">
            {mine ? t('you') : author}
            {row.behalf_employee_id !== null &&
              t('on_behalf', { who: names.short(row.behalf_employee_name, row.behalf_employee_name_eng) })}
          </bdi>
          <When row={row} />
        </p>
        {isDeleted ? (
          <p className="text-ink-3">{t('deleted')}</p>
        ) : editing ? (
          <EditMessage row={row} onDone={() => setEditing(false)} />
        ) : (
          <>
            <MessageText text={row.text} mentioned={mentionedIn(row)} />
            <MessageFiles files={filesOf(row)} />
          </>
        )}
      </div>
      {mine && mayWrite && !isDeleted && !editing && <OwnMenu row={row} onEdit={() => setEditing(true)} />}
    </article>
  );
};

/** When it was said, as the way to this very message. */
const When = ({ row }: { row: MessageRow }) => {
  const t = useTranslations('discussion');
  const days = useDays();
  const path = usePathname();
  const day = days.dayOf(row.create_date);
  const time = days.time(row.create_date);
  return (
    <span className="text-sm text-ink-3">
      <AppLink
        href={`${path}?message=${row.id}`}
        replace
        scroll={false}
        title={t('link')}
        className="text-inherit no-underline hover:underline"
      >
        <time dateTime={row.create_date}>
          {day === days.today
            ? time
            : day.slice(0, 4) === days.today.slice(0, 4)
              ? t('moment', { day: days.dayShort(day), time })
              : days.moment(row.create_date)}
        </time>
      </AppLink>
      {row.edit_date !== null && row.delete_date === null && ` · ${t('edited')}`}
    </span>
  );
};

/** What an author may do with a message: until when it may be changed stands beside it. */
const OwnMenu = ({ row, onEdit }: { row: MessageRow; onEdit: () => void }) => {
  const t = useTranslations('discussion');
  const days = useDays();
  const now = Date.parse(useMinute());
  const remove = useRemoveMessage();
  const created = Date.parse(row.create_date);
  const label = t('actions', { time: days.time(row.create_date) });
  return (
    <Menu label={label} trigger={<IconButton icon={Ellipsis} size="sm" label={label} className="-mt-1.5" />}>
      {isEditable({ created, isDeleted: false }, now) && (
        <MenuItem
          icon={Pencil}
          onSelect={onEdit}
          trailing={
            <span className="text-sm text-ink-3">
              {t('until', { time: days.time(new Date(created + EDIT_MINUTES * 60_000).toISOString()) })}
            </span>
          }
        >
          {t('edit')}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onSelect={() => void remove(row)}>
        {t('delete')}
      </MenuItem>
    </Menu>
  );
};
