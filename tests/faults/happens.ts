import { setTimeout as pause } from 'node:timers/promises';
import { restoreBackup } from './backup.ts';
import { skewClocks } from './clock.ts';
import { dropConnections, exhaustConnections, hogLock, loseListener } from './connections.ts';
import { fillDatabase, fillFiles } from './full-disk.ts';
import { killWhileSigning } from './kill-signing.ts';
import type { Fault } from './plan.ts';
import { isBack, saysItIsBusy } from './probe.ts';
import { did, type Happening } from './run.ts';
import {
  freezePostgres,
  killBackend,
  killPortal,
  killPostgres,
  portsOf,
  raisePortal,
  startPostgres,
  stopPortal,
  stopPostgres,
} from './site.ts';
import { crowdOfSlowCallers, stopDuringUpload } from './slow-callers.ts';

/** What each fault does; afterwards everything is there again that the next one needs. */
export const HAPPENS: Readonly<Record<Fault, Happening>> = {
  'kill-portal': async ({ site }) => {
    await killPortal(site, 0);
    await raisePortal(site, 0);
    return did('kill -9 of the portal');
  },
  'kill-postgres': async ({ site }) => {
    await killPostgres(site);
    return did('kill -9 of PostgreSQL');
  },
  'kill-backend': async ({ site }) => {
    await killBackend(site);
    return did("kill -9 of one connection's process");
  },
  'restart-postgres': async ({ site }) => {
    await stopPostgres(site);
    await startPostgres(site);
    return did('PostgreSQL was restarted');
  },
  'freeze-postgres': async ({ site }) => {
    const pid = site.portals[0]?.pid;
    const thaw = await freezePostgres(site);
    const flaws = await saysItIsBusy(site).finally(thaw);
    return did('PostgreSQL stood still, connections open', [...flaws, ...(await isBack(site, pid))]);
  },
  'answer-lost': async ({ proxy }) => {
    proxy.lost = 0.4;
    await pause(1_500);
    proxy.lost = 0;
    return did('four answers in ten were lost');
  },
  'two-instances': async ({ site, proxy }) => {
    await raisePortal(site, 1);
    proxy.upstreams = portsOf(site);
    await pause(400);
    await killPortal(site, 0);
    await pause(400);
    await raisePortal(site, 0);
    await pause(200);
    await stopPortal(site, 1);
    proxy.upstreams = portsOf(site);
    return did('kill -9 of one of two portals');
  },
  'connections-exhausted': exhaustConnections,
  'connections-dropped': dropConnections,
  'listener-lost': loseListener,
  'lock-hog': hogLock,
  'clock-skew': skewClocks,
  'full-files': fillFiles,
  'full-database': fillDatabase,
  'sigterm-upload': stopDuringUpload,
  'slow-callers': crowdOfSlowCallers,
  'kill-signing': killWhileSigning,
  'backup-restore': restoreBackup,
};
