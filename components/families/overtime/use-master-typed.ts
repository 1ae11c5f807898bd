'use client';
import { useCallback, useEffect, useState } from 'react';
import { draftPlace } from '../../documents/form/local-draft.ts';
import { useProfile } from '../../rpc/profile.ts';
import { dropMaster, keepMaster, keptMaster, type MasterTyped, NOTHING_TYPED } from './master-draft.ts';

/** What is typed for several people, put in again after a reload as the forms of one document do. */
export const useMasterTyped = () => {
  const place = draftPlace(useProfile(), 'overtime-master');
  const [typed, setTyped] = useState<MasterTyped>(NOTHING_TYPED);
  // After the page is no longer what the server drew.
  useEffect(() => setTyped((now) => keptMaster(place) ?? now), [place]);
  useEffect(() => {
    if (typed !== NOTHING_TYPED) keepMaster(place, typed);
  }, [place, typed]);
  const drop = useCallback(() => dropMaster(place), [place]);
  const clear = useCallback(() => {
    dropMaster(place);
    setTyped(NOTHING_TYPED);
  }, [place]);
  return { typed, isTyped: typed !== NOTHING_TYPED, setTyped, drop, clear };
};
