'use client';
import { useTranslations } from 'next-intl';
import { usedMost } from '../../lib/documents/last-used.ts';
import { useCreatable } from '../create/creatable.ts';
import { openCreate } from '../create/open-create.ts';
import { useMyDocuments } from '../documents/home/use-my-documents.ts';
import { USUAL_FAMILIES } from '../families/usual-families.data.ts';
import { Button, ButtonLink } from '../ui/button.tsx';

/** As many of the kinds a person uses most as are begun from here: with the way to the rest one row of a phone. */
const OFFERED = 3;

/** On a phone one row whatever the names are: what has no room is scrolled to, from edge to edge of the screen. */
const STRIP =
  'flex gap-2 max-tablet:-mx-4 max-tablet:-my-1 max-tablet:max-w-[calc(100%+2rem)] max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:py-1 max-tablet:[scrollbar-width:none]';

/** What this person begins most, and the way to all that can be begun. */
export const QuickActs = () => {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const creatable = useCreatable();
  const mine = useMyDocuments().data?.data ?? [];
  if (creatable.length === 0) return null;
  const look = 'max-tablet:px-3 max-tablet:text-sm';
  return (
    <div className={STRIP}>
      {usedMost(creatable, mine, USUAL_FAMILIES, OFFERED).map(({ family, href }) => (
        <ButtonLink key={family} href={href} className={look}>
          {shell(`families.${family}`)}
        </ButtonLink>
      ))}
      {creatable.length > OFFERED && (
        <Button className={look} onClick={openCreate}>
          {t('create_more')}
        </Button>
      )}
    </div>
  );
};
