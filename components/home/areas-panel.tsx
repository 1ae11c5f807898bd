'use client';
import { useTranslations } from 'next-intl';
import type { Route } from '../../lib/access/route.ts';
import { listsByGroup, OVER_ALL } from '../../lib/routes/lists-by-group.ts';
import { areasOf } from '../../lib/routes/menu.ts';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';

/** On the home page: every family and area the person may open, lists of documents by group of their families. */
export const AreasPanel = () => {
  const t = useTranslations('home');
  const reader = useMenuReader();
  return (
    <Panel aria-labelledby="areas">
      <PanelHead id="areas" title={t('areas')} />
      <PanelBody className="flex flex-col gap-4">
        {areasOf(reader).map(({ place, routes }) => (
          <Area
            key={place}
            title={t(`area.${place}`)}
            names={(LISTED.has(place) ? inGroups(routes) : routes).map(({ name }) => name)}
          />
        ))}
        <Area
          title={t('area.me')}
          names={['profile', 'umessages', 'about'].filter((name) => !reader.hidden.has(name))}
        />
      </PanelBody>
    </Panel>
  );
};

/** Parts of lists of documents. */
const LISTED: ReadonlySet<string> = new Set(['mine', 'approvals', 'documents']);

const inGroups = (routes: readonly Route[]): readonly Route[] => [
  ...routes.filter(({ name }) => OVER_ALL.has(name)),
  ...listsByGroup(routes).flatMap((each) => each.routes),
];

const Area = ({ title, names }: { title: string; names: readonly string[] }) => {
  const t = useTranslations('shell');
  const link = usePortalLink();
  return (
    <section>
      <h3 className="mb-2 text-sm font-medium text-ink-2">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))] gap-2">
        {names.map((name) => (
          <li key={name}>
            <AppLink
              href={link(name)}
              className="flex min-h-11 items-center rounded-control border border-line px-3 py-2 text-ink no-underline hover:bg-hover touch:min-h-12"
            >
              {t(`routes.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
