'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { mayOpen } from '../../../lib/routes/may-open.ts';
import { routeNamed } from '../../../lib/routes/table.ts';
import type { AuditOwn } from '../../../lib/rpc/audit.ts';
import { useDays } from '../../calendar/use-days.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { carryText } from '../../rpc/carried-text.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import { Answered } from '../../shell/answered.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Button } from '../../ui/button.tsx';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../../ui/panel.tsx';

type Seen = AuditOwn['people'][number];

/** Who looked at one's own data: a line per person, with their role and how often. */
export const SeenPanel = () => {
  const t = useTranslations('profile.seen');
  const asked = useAsked<AuditOwn>({
    queryKey: ['audit', 'own'],
    queryFn: ({ signal }) => call('audit.own', {}, { signal }).then(({ data }) => data),
    staleTime: 0,
  });
  const { days, people } = asked.data ?? { days: 30, people: [] };
  return (
    <Panel aria-labelledby="profile-seen">
      <PanelHead id="profile-seen" title={t('title')} note={t('text', { days })} />
      <Answered of={asked}>
        {() =>
          people.length === 0 ? (
            <PanelBody className="text-ink-2">{t('none')}</PanelBody>
          ) : (
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <Person key={`${person.employee_id} ${person.behalf_name}`} person={person} />
              ))}
            </ul>
          )
        }
      </Answered>
      <PanelFoot>
        <p>{t('law')}</p>
      </PanelFoot>
    </Panel>
  );
};

/** People of the staff may order papers, and ask hr that way. */
const useMayAsk = (): boolean => {
  const { roles } = useProfile();
  const route = routeNamed('urequests-own');
  return route !== undefined && mayOpen(route, roles);
};

const KINDS = ['card', 'export', 'change'] as const;

const Person = ({ person }: { person: Seen }) => {
  const t = useTranslations('profile.seen');
  const roles = useTranslations('shell.role');
  const names = useNames();
  const days = useDays();
  const router = useRouter();
  const link = usePortalLink();
  const mayAsk = useMayAsk();
  const name = names.of(person, 'name') || t('portal');
  const behalf = names.short(person.behalf_name, person.behalf_name_eng);
  const said = [
    roles.has(person.role) ? roles(person.role) : '',
    ...KINDS.filter((kind) => person[kind] > 0).map((kind) => t(kind, { count: person[kind] })),
  ].filter(Boolean);
  const ask = () => {
    const line = [
      names.full(person.name, person.name_eng) || name,
      behalf && t('for', { name: behalf }),
      ...said,
      days.moment(person.last),
    ];
    carryText(t('ask_text', { line: line.filter(Boolean).join(', ') }));
    router.push(link('urequests-own'));
  };
  return (
    <li className="flex items-start gap-3 px-5 py-3 max-tablet:px-4">
      <PersonAvatar name={name} employee_id={person.employee_id} size={32} />
      <div className="min-w-0 flex-1">
        <p>
          <b className="font-medium">{names.short(person.name, person.name_eng) || name}</b>
          {behalf && <span className="text-ink-2"> {t('for', { name: behalf })}</span>}
        </p>
        <p className="text-sm text-ink-2">{said.join(' · ')}</p>
      </div>
      <div className="flex flex-col items-end gap-1">
        <time dateTime={person.last} className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
          {days.moment(person.last)}
        </time>
        {mayAsk && (
          <Button size="sm" variant="quiet" aria-label={t('ask_named', { name })} onClick={ask}>
            {t('ask')}
          </Button>
        )}
      </div>
    </li>
  );
};
