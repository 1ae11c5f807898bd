'use client';
import { Command, defaultFilter } from 'cmdk';
import { CornerDownLeft, FileText, IdCard, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { meantBy } from '../../lib/documents/looked-for.ts';
import { isMeant } from '../../lib/i18n/typed-layout.ts';
import { menuOf } from '../../lib/routes/menu.ts';
import { type Beginning, useLookedFor } from '../create/use-looked-for.ts';
import { Summary } from '../documents/summary.tsx';
import { Words } from '../i18n/words.tsx';
import { useNames } from '../people/use-names.ts';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconType } from '../ui/icon.tsx';
import { useDocumentsByNumber } from './documents-by-number.ts';
import { usePeopleByName } from './people-by-name.ts';
import { useGuideLink } from './use-guide-link.ts';

/** What beginnings are looked for by: it comes with them. */
const WORDS = ['create'];

const PLACES = ['mine', 'approvals', 'documents', 'organization', 'setup', 'me'] as const;

/** A name that holds what was typed, in either layout, goes before one that only has its letters. */
const closeness = (name: string, typed: string, words: readonly string[] = []): number =>
  isMeant(typed, [name, ...words]) ? 1 : defaultFilter(name, typed) / 2;

/** Ctrl K: every built screen the person may open, what they can begin, documents by number, and cards of employees by name. */
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
      <Command label={t('find')} loop filter={closeness}>
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
          <People text={text} onOpen={open} />
          <Suspense>
            <Words of={WORDS}>
              <Beginnings text={text} onOpen={open} />
            </Words>
          </Suspense>
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

/** The cards of employees, for hr and the recruiter. */
const People = ({ text, onOpen }: { text: string; onOpen: (href: string) => void }) => {
  const t = useTranslations('shell');
  const names = useNames();
  const link = usePortalLink();
  const found = usePeopleByName(text);
  if (found.length === 0) return null;
  return (
    <Command.Group heading={t('find_people')} className={GROUP}>
      {found.map((person) => (
        <Entry
          key={person.id}
          value={`${person.id} ${text}`}
          icon={IdCard}
          onSelect={() => onOpen(link('employee', { id: person.id }))}
        >
          <bdi>{names.of(person, 'name')}</bdi>
          <span className="text-ink-2 not-empty:before:content-['_·_']">{names.of(person, 'position')}</span>
        </Entry>
      ))}
    </Command.Group>
  );
};

/** What the person can begin; kinds of a family once they are looked for. */
const Beginnings = ({ text, onOpen }: { text: string; onOpen: (href: string) => void }) => {
  const t = useTranslations('shell');
  const all = useLookedFor().filter(({ isKind }) => !isKind || text.trim() !== '');
  const meant = new Set<Beginning>(meantBy(text, all));
  if (all.length === 0) return null;
  return (
    <Command.Group heading={t('create')} className={GROUP}>
      {all.map((each) => (
        <Entry
          // The library reads the keywords of an entry once.
          key={`${each.key} ${meant.has(each) ? text : ''}`}
          value={`${t('create')} ${each.name}`}
          keywords={meant.has(each) ? [text] : []}
          icon={Plus}
          onSelect={() => onOpen(each.href)}
        >
          {each.name}
        </Entry>
      ))}
    </Command.Group>
  );
};

const Screens = ({ onOpen }: { onOpen: (href: string) => void }) => {
  const t = useTranslations('shell');
  const link = usePortalLink();
  const reader = useMenuReader();
  const names = [
    'home',
    ...PLACES.flatMap((place) => menuOf(place, reader).map((route) => route.name)),
    'umessages',
    ...(useGuideLink() ? ['guide'] : []),
    'about',
  ].filter((name) => !reader.hidden.has(name));
  return (
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
  );
};

const GROUP =
  '**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-ink-3';

const Entry = ({
  value,
  keywords = [],
  icon,
  onSelect,
  children,
}: {
  value: string;
  keywords?: string[];
  icon: IconType;
  onSelect: () => void;
  children: ReactNode;
}) => (
  <Command.Item
    value={value}
    keywords={keywords}
    onSelect={onSelect}
    className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-tag px-2.5 py-1.5 data-[selected=true]:bg-sunken touch:min-h-12"
  >
    <Icon of={icon} size={16} className="text-ink-3" />
    <span>{children}</span>
  </Command.Item>
);
