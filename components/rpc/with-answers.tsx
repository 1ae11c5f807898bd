'use client';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { FirstAnswers } from './ask.ts';
import { takeGiven } from './given.ts';

const BroughtContext = createContext(false);

/** A screen with the answers its page came with. */
export const WithAnswers = ({ first, children }: { first: FirstAnswers; children: ReactNode }) => {
  const client = useQueryClient();
  useState(() => takeGiven(client, first));
  return <BroughtContext value={first.answers.length > 0}>{children}</BroughtContext>;
};

/** Whether the page came with what this screen shows at first. */
export const useBrought = (): boolean => useContext(BroughtContext);
