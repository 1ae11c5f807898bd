import { Gauge } from 'prom-client';
import type { SystemState } from '../../lib/rpc/system.ts';
import { log } from '../log.ts';
import { registry } from '../metrics.ts';
import { readParts } from './state.ts';

/** How bad a state is, as a number that an alarm compares. */
const RANK = { ok: 0, look: 1, act: 2 } as const;

let reading: Promise<SystemState['parts']> | undefined;

/** The parts as they are read for one answer: its gauges ask together. */
const partsNow = (): Promise<SystemState['parts']> => {
  reading ??= readParts(null)
    .then(({ parts }) => parts)
    .catch((error: unknown) => {
      log.warn({ err: error }, 'the state of the portal was not read');
      return [];
    })
    .finally(() => {
      reading = undefined;
    });
  return reading;
};

new Gauge({
  name: 'portal_part_state',
  help: 'How a part of the portal stands: 0 well, 1 worth a look, 2 wants a hand',
  labelNames: ['part'],
  registers: [registry],
  async collect() {
    for (const { part, state } of await partsNow()) this.set({ part }, RANK[state]);
  },
});

new Gauge({
  name: 'portal_part_figure',
  help: 'Figures of the parts of the portal, of all companies together, as the page of its state tells them',
  labelNames: ['part', 'figure'],
  registers: [registry],
  async collect() {
    for (const { part, values } of await partsNow())
      for (const [figure, value] of Object.entries(values))
        if (typeof value === 'number') this.set({ part, figure }, value);
  },
});
