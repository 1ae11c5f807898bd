'use client';
import dynamic from 'next/dynamic';
import { fetchWindow } from '../../ui/dialog.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';

const fetchDialog = () => import('./reason-window.tsx').then((file) => file.ReasonWindow);

/** The window that asks for a reason; its code comes when it is asked for, or ahead (`useReasonAhead`). */
export const ReasonDialog = dynamic(fetchDialog, { ssr: false });

/** Fetches that window ahead, so that it comes without a connection too. */
export const useReasonAhead = (): void => {
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
};
