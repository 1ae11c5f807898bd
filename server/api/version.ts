import type { Context } from 'hono';
import { buildOf } from '../build.ts';
import { readConfig } from '../config.ts';

export const version = (c: Context): Response =>
  c.json({ ...buildOf(), mode: readConfig().NEXT_PUBLIC_MODE });
