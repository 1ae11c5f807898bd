'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd } from '../ui/kbd.tsx';

const GROUPS = [
  {
    key: 'everywhere',
    keys: [
      ['find', ['Ctrl', 'K']],
      ['find_too', ['/']],
      ['home', ['G', 'H']],
      ['approvals', ['G', 'A']],
      ['team', ['G', 'C']],
      ['create', ['C']],
      ['help', ['?']],
    ],
  },
  {
    key: 'lists',
    keys: [
      ['move', ['J', 'K']],
      ['select', ['X']],
      ['open', ['Enter']],
      ['filter', ['F']],
      ['approve', ['A']],
      ['reject', ['R']],
      ['back', ['B']],
      ['undo', ['Z']],
    ],
  },
  {
    key: 'document',
    keys: [
      ['save', ['Ctrl', 'S']],
      ['primary', ['Ctrl', 'Enter']],
    ],
  },
  {
    key: 'calendar',
    keys: [
      ['days', ['←', '→', '↑', '↓']],
      ['months', ['PgUp', 'PgDn']],
    ],
  },
] as const;

/** Every key there is, on `?`. */
export const HelpDialog = ({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) => {
  const t = useTranslations('shell.keys');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('note')} size="lg">
      <div className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
        {GROUPS.map((group) => (
          <section key={group.key}>
            <h3 className="mb-2">{t(group.key)}</h3>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
              {group.keys.map(([name, keys]) => (
                <div key={name} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-ink-2">{t(name)}</dt>
                  <dd className="flex gap-1">
                    {keys.map((each) => (
                      <Kbd key={each}>{each}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
