'use client';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../lib/families/identities.ts';
import type { TeamAbsence, TeamPerson } from '../../lib/rpc/team-calendar.ts';
import { AbsenceBar } from '../board/absence-bar.tsx';
import { useAbsenceWords } from '../board/use-absence-words.ts';
import { useNames } from '../people/use-names.ts';
import { useProfile } from '../rpc/profile.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { ButtonLink } from '../ui/button.tsx';
import { barOf, modeOf } from './absence-view.ts';
import { useAbsenceTitle } from './use-absence-title.ts';

/** What the reader may know of a person's absences on a day: the days, and the document where it is readable. */
export const AbsenceCard = ({
  person,
  absences,
}: {
  person: TeamPerson;
  absences: readonly TeamAbsence[];
}) => {
  const t = useTranslations('team');
  const names = useNames();
  return (
    <div className="flex max-w-80 min-w-56 flex-col gap-3">
      <div>
        <bdi className="block font-semibold">{names.full(person.name, person.name_eng)}</bdi>
        <span className="text-sm text-ink-2">{names.of(person, 'department')}</span>
      </div>
      {absences.length === 0 ? (
        <p className="text-sm text-ink-2">{t('nothing')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {absences.map((absence) => (
            <CardLine key={`${absence.first}-${absence.id}`} person={person} absence={absence} />
          ))}
        </ul>
      )}
    </div>
  );
};

const CardLine = ({ person, absence }: { person: TeamPerson; absence: TeamAbsence }) => {
  const t = useTranslations('team');
  const words = useAbsenceWords();
  const titleOf = useAbsenceTitle();
  const bar = barOf(absence, 0);
  const link = usePortalLink();
  const { roles } = useProfile();
  const form = absence.object_id === null ? undefined : identityOf(absence.object_id)?.routes.form;
  return (
    <li className="flex flex-col gap-2">
      <span className="flex items-start gap-2">
        <AbsenceBar kind={bar.kind} pending={absence.pending} size="swatch" />
        <span className="min-w-0">
          <span className="block font-medium">
            {[words.what(bar), titleOf(absence)].filter(Boolean).join(', ')}
          </span>
          <span className="block text-sm text-ink-2">{words.when(bar)}</span>
          <span className="block text-sm text-ink-2">{t(absence.pending ? 'not_agreed' : 'agreed')}</span>
        </span>
      </span>
      {bar.kind === 'hidden' && <p className="text-sm text-ink-3">{t('hidden_note')}</p>}
      {form !== undefined && absence.id !== null && (
        <ButtonLink
          size="sm"
          className="self-start"
          href={link(form, { id: absence.id }, { mode: modeOf(person, roles) })}
        >
          {t('open')}
        </ButtonLink>
      )}
    </li>
  );
};
