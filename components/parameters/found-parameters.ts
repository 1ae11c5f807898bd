import { folded } from '../../lib/kernel/folded.ts';
import type { ParameterShown } from '../../lib/rpc/parameters.ts';

/** The parameters that words are said of in a language: those first whose title says them, then by code, then by what they do. */
export const foundParameters = <Shown extends ParameterShown>(
  parameters: readonly Shown[],
  words: string,
  say: (parameter: Shown, field: 'title' | 'does' | 'example' | 'where') => string,
): Shown[] => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...parameters];
  const holds = (text: string) => wanted.every((word) => plain(text).includes(word));
  const rank = (each: Shown): number => {
    const title = say(each, 'title');
    if (holds(title)) return 0;
    if (holds(each.code)) return 1;
    return holds([title, each.code, say(each, 'does'), say(each, 'example'), say(each, 'where')].join(' '))
      ? 2
      : NOT_FOUND;
  };
  return parameters
    .map((parameter) => ({ parameter, at: rank(parameter) }))
    .filter(({ at }) => at !== NOT_FOUND)
    .sort((a, b) => a.at - b.at)
    .map(({ parameter }) => parameter);
};

const NOT_FOUND = 3;

const plain = (text: string): string => folded(text.trim());
