'use client';
import { useTranslations } from 'next-intl';
import type { Side } from '../../lib/reach/answer.ts';
import { Folded } from '../ui/folded.tsx';
import { NoDifference, SideMark, type Sides } from './ways.tsx';

export interface ShownScreen {
  readonly name: string;
  readonly side?: Side;
}

interface ScreensCellProps {
  screens: readonly ShownScreen[];
  route: (name: string) => string;
  sides?: Sides | undefined;
}

/** Screens of a role or a person. */
export const ScreensCell = ({ screens, route, sides }: ScreensCellProps) => {
  const t = useTranslations('access');
  if (screens.length === 0) return sides ? <NoDifference /> : <span className="text-ink-3">{t('no')}</span>;
  return (
    <Folded label={t('screens', { count: screens.length })}>
      {screens.map(({ name, side }) => (
        <li key={name}>
          {route(name)}
          {side && sides && <SideMark side={side} sides={sides} />}
        </li>
      ))}
    </Folded>
  );
};
