import { Gauge } from 'prom-client';
import { log } from '../log.ts';
import { registry } from '../metrics.ts';
import { readParts } from './state.ts';

/** How bad a state is, as a number that an alarm compares. */
const RANK = { ok: 0, look: 1, act: 2 } as const;

const figures = new Gauge({
  name: 'portal_part_figure',
  help: 'Figures of the parts of the portal, of all companies together, as the page of its state tells them',
  labelNames: ['part', 'figure'],
  registers: [registry],
});

new Gauge({
  name: 'portal_part_state',
  help: 'How a part of the portal stands: 0 well, 1 worth a look, 2 wants a hand',
  labelNames: ['part'],
  registers: [registry],
  async collect() {
    const { parts } = await readParts(null).catch((error: unknown) => {
      log.warn({ err: error }, 'the state of the portal was not read');
      return { parts: [] };
    });
    for (const { part, state, values } of parts) {
      this.set({ part }, RANK[state]);
      for (const [figure, value] of Object.entries(values))
        if (typeof value === 'number') figures.set({ part, figure }, value);
    }
  },
});
