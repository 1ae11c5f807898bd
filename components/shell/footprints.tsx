'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cameFrom, type Footprint, stepped } from '../../lib/routes/footprints.ts';
import { useAddress } from './portal.tsx';

const KEY = 'footprints';

/** Remembers in this tab which screens somebody has come by; an address that is opened by itself begins anew, a reload does not. */
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

/** The address somebody came from to the screen they are on, in this tab. */
export const placeCameFrom = (): string | undefined => cameFrom(readWay());

const readWay = (): readonly Footprint[] => {
  try {
    const way: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(way) ? (way as Footprint[]) : [];
  } catch {
    return [];
  }
};
