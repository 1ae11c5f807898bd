'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cameFrom, type Footprint, stepped } from '../../lib/routes/footprints.ts';
import { useAddress } from './portal.tsx';

const KEY = 'footprints';

/** Remembers the screens a user came by in this tab; an address opened by itself starts over, a reload does not. */
export const Footprints = () => {
  const { route } = useAddress();
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const opened = useRef(false);
  useEffect(() => {
    const here = { name: route.name, href: query === '' ? pathname : `${pathname}?${query}` };
    const way = readWay();
    const goesOn = opened.current || way.at(-1)?.name === here.name;
    opened.current = true;
    window.sessionStorage.setItem(KEY, JSON.stringify(stepped(goesOn ? way : [], here)));
  }, [route, pathname, query]);
  return null;
};

/** The address the user came from to the present screen, in this tab. */
export const placeCameFrom = (): string | undefined => cameFrom(readWay());

const readWay = (): readonly Footprint[] => {
  try {
    const way: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(way) ? (way as Footprint[]) : [];
  } catch {
    return [];
  }
};
