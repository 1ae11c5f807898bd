import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules that ask for a layout or for style sheets, which a browser has. */
const OF_A_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'css-orientation-lock'];

/** Expects that nothing in a part of the page keeps anybody out: names, roles and what leads from one to the other. */
export const expectAccessible = async (part: Element): Promise<void> => {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    rules: {
      'label-content-name-mismatch': { enabled: true },
      ...Object.fromEntries(OF_A_LAYOUT.map((rule) => [rule, { enabled: false }])),
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};
