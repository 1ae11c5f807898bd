'use client';
import { Command } from 'cmdk';
import { CornerDownLeft, FileText, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { menuOf } from '../../lib/routes/menu.ts';
import { Summary } from '../documents/summary.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconType } from '../ui/icon.tsx';
import { useCreatable } from './creatable.ts';
import { useDocumentsByNumber } from './documents-by-number.ts';
import { useGuideLink } from './use-guide-link.ts';
import { useMenuReader } from './use-menu-reader.ts';
import { usePortalLink } from './use-portal-link.ts';

const PLACES = ['mine', 'approvals', 'documents', 'organization', 'setup', 'me'] as const;

/** Ctrl K: every built screen the person may open, what they can begin, and documents by number. */
const Palette = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('shell');
  const [text, setText] = useState('');
  const router = useRouter();
  const open = (href: string) => {
    onClose();
    router.push(href);
  };
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t('find')} size="lg">
      <Command label={t('find')} loop>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder={t('find_placeholder')}
          className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-ink outline-transparent focus:border-focus focus:shadow-[0_0_0_1px_var(--focus)]!"
        />
        <Command.List className="mt-3 max-h-[50dvh] overflow-y-auto">
          <Command.Empty className="py-6 text-center text-ink-2">{t('find_nothing')}</Command.Empty>
          <Documents text={text} onOpen={open} />
          <Screens onOpen={open} />
        </Command.List>
      </Command>
    </Dialog>
  );
};
export default Palette;

const Documents = ({ text, onOpen }: { text: string; onOpen: (href: string) => void }) => {
  const t = useTranslations('shell');
  const found = useDocumentsByNumber(text);
  if (found.length === 0) return null;
  return (
    <Command.Group heading={t('find_documents')} className={GROUP}>
      {found.map(({ key, number, row, who, href }) => (
        <Entry key={key} value={`${number} ${text}`} icon={FileText} onSelect={() => onOpen(href)}>
          {number} · {who}
          <span className="text-ink-2 not-empty:before:content-['_·_']">
            <Summary row={row} titled />
          </span>
        </Entry>
      ))}
    </Command.Group>
  );
};

const Screens = ({ onOpen }: { onOpen: (href: string) => void }) => {
  const t = useTranslations('shell');
  const link = usePortalLink();
  const reader = useMenuReader();
  const creatable = useCreatable();
  const names = [
    'home',
    ...PLACES.flatMap((place) => menuOf(place, reader).map((route) => route.name)),
    'umessages',
    ...(useGuideLink() ? ['guide'] : []),
    'about',
  ].filter((name) => !reader.hidden.has(name));
  return (
    <>
      {creatable.length > 0 && (
        <Command.Group heading={t('create')} className={GROUP}>
          {creatable.map(({ family, href }) => (
            <Entry
              key={family}
              value={`${t('create')} ${t(`families.${family}`)}`}
              icon={Plus}
              onSelect={() => onOpen(href)}
            >
              {t(`families.${family}`)}
            </Entry>
          ))}
        </Command.Group>
      )}
      <Command.Group heading={t('find_screens')} className={GROUP}>
        {names.map((name) => (
          <Entry
            key={name}
            value={t(`routes.${name}`)}
            icon={CornerDownLeft}
            onSelect={() => onOpen(link(name))}
          >
            {t(`routes.${name}`)}
          </Entry>
        ))}
      </Command.Group>
    </>
  );
};

const GROUP =
  '**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-ink-3';

const Entry = ({
  value,
  icon,
  onSelect,
  children,
}: {
  value: string;
  icon: IconType;
  onSelect: () => void;
  children: ReactNode;
}) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-tag px-2.5 py-1.5 data-[selected=true]:bg-sunken touch:min-h-12"
  >
    <Icon of={icon} size={16} className="text-ink-3" />
    <span>{children}</span>
  </Command.Item>
);
