'use client';
import { Command } from 'cmdk';
import { ChevronDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { lastUsed } from '../../lib/documents/last-used.ts';
import { meantBy } from '../../lib/documents/looked-for.ts';
import { FAMILY_GROUPS, type FamilyGroup } from '../../lib/families/identity.ts';
import { useMyDocuments } from '../documents/home/use-my-documents.ts';
import { usePhone } from '../shell/use-phone.ts';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { useCreatable } from './creatable.ts';
import { RecentKinds } from './recent-kinds.tsx';
import { type Beginning, useLookedFor } from './use-looked-for.ts';

/** As many of the kinds used last as there are digits for them. */
const RECENT = 5;

/** Everything the person may create: what they used last by a digit, the rest by group, and a filter over all of it. */
export const CreateWindow = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('create');
  const phone = usePhone();
  const router = useRouter();
  const [text, setText] = useState('');
  const creatable = useCreatable();
  const mine = useMyDocuments();
  const rows = mine.data?.data ?? [];
  const recent = lastUsed(rows)
    .flatMap((object_id) => creatable.find(({ family }) => family === object_id) ?? [])
    .slice(0, RECENT);
  const groups = inGroups(useLookedFor(), text);
  const isFolded = phone && text === '';
  const open = (href: string) => {
    onClose();
    router.push(href);
  };
  const onKey = (event: KeyboardEvent) => {
    const nth = text === '' ? /^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1] : undefined;
    const chosen = nth && recent[Number(nth) - 1];
    if (!chosen) return;
    event.preventDefault();
    open(chosen.href);
  };
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t('title')} size="lg">
      <Command label={t('search')} loop shouldFilter={false} onKeyDown={onKey}>
        <Command.Input
          autoFocus={!phone}
          value={text}
          onValueChange={setText}
          placeholder={t('hint')}
          className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-ink outline-transparent focus:border-focus focus:shadow-[0_0_0_1px_var(--focus)]!"
        />
        <div className="mt-4 gap-6 tablet:flex">
          {recent.length > 0 && text === '' && <RecentKinds recent={recent} onOpen={open} />}
          {isFolded &&
            groups.map(({ group, kinds }, index) => (
              <Folded key={group} group={group} kinds={kinds} first={index === 0} onOpen={open} />
            ))}
          {/* The input names its list, so the list is there also while the groups are folded. */}
          <Command.List
            hidden={isFolded}
            className="min-w-0 flex-1 tablet:**:[[cmdk-list-sizer]]:grid tablet:**:[[cmdk-list-sizer]]:grid-cols-3 tablet:**:[[cmdk-list-sizer]]:gap-x-3"
          >
            <Command.Empty className="col-span-full py-6 text-center text-ink-2">
              {t('nothing')}
            </Command.Empty>
            {!isFolded &&
              groups.map(({ group, kinds }) => (
                <Kinds key={group} group={group} kinds={kinds} onOpen={open} />
              ))}
          </Command.List>
        </div>
        {!phone && recent.length > 0 && (
          <p className="mt-4 text-sm text-ink-3">{t.rich('keys', { key: () => <Kbd>C</Kbd> })}</p>
        )}
      </Command>
    </Dialog>
  );
};

interface Group {
  readonly group: FamilyGroup;
  readonly kinds: readonly Beginning[];
}

/** What is meant by what was typed, by group; kinds of a family once they are looked for. */
const inGroups = (all: readonly Beginning[], text: string): readonly Group[] => {
  const found = meantBy(
    text,
    all.filter(({ isKind }) => !isKind || text.trim() !== ''),
  );
  return FAMILY_GROUPS.map((group) => ({
    group,
    kinds: found.filter((each) => each.group === group),
  })).filter(({ kinds }) => kinds.length > 0);
};

type KindsProps = Group & { onOpen: (href: string) => void };

const Kinds = ({ group, kinds, onOpen }: KindsProps) => {
  const t = useTranslations('shell');
  return (
    <Command.Group
      heading={t(`groups.${group}`)}
      className="mb-2 **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-sm **:[[cmdk-group-heading]]:text-ink-3"
    >
      {kinds.map(({ key, name, href }) => (
        <Command.Item
          key={key}
          value={key}
          onSelect={() => onOpen(href)}
          className="flex min-h-9 cursor-pointer items-center rounded-tag px-2.5 py-1.5 leading-snug data-[selected=true]:bg-primary-soft touch:min-h-12"
        >
          {name}
        </Command.Item>
      ))}
    </Command.Group>
  );
};

/** A group on the phone: its name and how many kinds it has, folded until it is asked for. */
const Folded = ({ group, kinds, onOpen, first }: KindsProps & { first: boolean }) => {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(first);
  return (
    <section className="border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-13 w-full items-center gap-2 text-left font-medium"
      >
        <span className="flex-1">{t(`groups.${group}`)}</span>
        <span className="font-normal text-ink-3">{kinds.length}</span>
        <Icon of={ChevronDown} className={classNames('text-ink-3', open && 'rotate-180')} />
      </button>
      {open &&
        kinds.map(({ key, name, href }) => (
          <button
            key={key}
            type="button"
            onClick={() => onOpen(href)}
            className="flex min-h-12 w-full items-center text-left"
          >
            {name}
          </button>
        ))}
    </section>
  );
};
