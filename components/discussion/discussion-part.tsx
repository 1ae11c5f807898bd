'use client';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Words } from '../i18n/words.tsx';
import { whenAtRest } from '../ui/at-rest.ts';

const Discussion = dynamic(() => import('./discussion.tsx').then((file) => file.Discussion), { ssr: false });
/** What the thread says: it comes with it. */
const WORDS = ['discussion', 'files'];

/**
 * The thread of a document that is kept. Its code and its words come when its place comes into sight and the browser has
 * nothing else to do, or at once where the address names a message.
 */
export const DiscussionPart = ({ documentId }: { documentId: number }) => {
  const place = useRef<HTMLDivElement>(null);
  const linked = useSearchParams().has('message');
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (linked) return setNear(true);
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '50%' },
    );
    const forget = whenAtRest(() => place.current && watcher.observe(place.current));
    return () => {
      forget();
      watcher.disconnect();
    };
  }, [linked]);
  if (!near) return <div ref={place} />;
  return (
    <Suspense>
      <Words of={WORDS}>
        <Discussion key={documentId} documentId={documentId} />
      </Words>
    </Suspense>
  );
};
