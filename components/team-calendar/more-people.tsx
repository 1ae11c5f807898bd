'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import type { useTeam } from './use-team.ts';

/** The next people: read when the end of those who are there comes into sight, or by a press. */
export const MorePeople = ({ asked, left }: { asked: ReturnType<typeof useTeam>; left: number }) => {
  const t = useTranslations('team');
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isReadingMore, readMore } = asked;
  const latest = useRef(readMore);
  useEffect(() => {
    latest.current = readMore;
  });
  useEffect(() => {
    if (!end.current || !hasMore || isReadingMore) return;
    const watcher = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) latest.current();
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [hasMore, isReadingMore]);
  if (!hasMore) return null;
  return (
    <div ref={end} className="sticky left-0 flex justify-center py-3 print:hidden">
      <Button busy={isReadingMore} onClick={readMore}>
        {t('more', { count: left })}
      </Button>
    </div>
  );
};
