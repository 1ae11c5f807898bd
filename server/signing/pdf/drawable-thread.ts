import { parentPort, workerData } from 'node:worker_threads';
import { drawnAlone, type Original } from './original.ts';

/** Draws a paper as it will be drawn, and says so; whoever waits stops what takes too long or too much. */
await drawnAlone(workerData as Omit<Original, 'name'>);
parentPort?.postMessage('drawn');
