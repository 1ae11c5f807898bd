import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DAY_GROUND } from '../../../components/calendar/day-look.ts';
import type { DayKind } from '../../../lib/calendar/calendar.ts';

const tokens = readFileSync('styles/tokens.css', 'utf8');
const theme = readFileSync('styles/theme.css', 'utf8');

/** What a class of Tailwind paints, in the light and in the dark: `bg-day-off` is `--color-day-off`, which is a token. */
const coloursOf = (utility: string): string[] => {
  const token = new RegExp(`--color-${utility.replace(/^(bg|text)-/, '')}: var\\((--[a-z-]+)\\)`).exec(
    theme,
  )?.[1];
  return [...tokens.matchAll(new RegExp(`${token}: (#[0-9a-f]{6});`, 'g'))].map(([, hex = '']) => hex);
};

/** The everyday name of a colour: grey where it is hardly saturated, else by its place on the wheel in degrees. */
const nameOf = (hex: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread / (255 - Math.abs(most + least - 255)) < 0.15) return 'grey';
  const turn = most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4;
  const degrees = (turn * 60 + 360) % 360;
  if (degrees <= 15 || degrees >= 345) return 'red';
  return degrees >= 40 && degrees <= 65 ? 'yellow' : `${Math.round(degrees)} degrees`;
};

describe('CAL-07: a day of the calendar has the colour of its kind, in the light and in the dark', () => {
  test.each<[DayKind, string]>([
    ['non-working', 'yellow'],
    ['holiday', 'red'],
    ['working', 'grey'],
  ])('%s: %s', (kind, colour) => {
    const ground = DAY_GROUND[kind].split(' ').find((each) => each.startsWith('bg-')) ?? '';
    expect(coloursOf(ground).map(nameOf)).toEqual([colour, colour]);
  });
});
