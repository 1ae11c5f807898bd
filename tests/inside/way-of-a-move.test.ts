import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorOf } from '../support/matrix-actor.ts';
import { addDocument } from '../support/matrix-family.ts';
import { moveBy, stepOf } from '../support/matrix-move.ts';
import { ownCompany } from '../support/own-process.ts';

let desk: Awaited<ReturnType<typeof ownCompany>>;
beforeAll(async () => {
  desk = await ownCompany();
});
afterAll(async () => {
  await desk?.company.close();
  await desk?.own.close();
});

/** Rooms a reader walks through with a move; what they stand on (SQL, filters, audit, settings) is not counted. */
const ROOMS = /\/((?:server|lib)\/(?:workflow|documents)\/.+)$/;

/** As many functions as a move of a request may pass through. */
const STAYS_MAX = 35;

/** The named functions of the rooms that run while `work` does. */
const staysOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result.flatMap(({ url, functions }) => {
    const file = ROOMS.exec(url)?.[1];
    return functions.flatMap(({ functionName, ranges }) =>
      file && functionName && ranges.some(({ count }) => count > 0) ? [`${file} ${functionName}`] : [],
    );
  });
};

test(`a move of a request passes through at most ${STAYS_MAX} functions between its record and its answer`, async () => {
  const { company } = desk;
  const [{ inTransaction }, { objectRules }] = await Promise.all([
    import('../../server/db/tx.ts'),
    import('../../server/workflow/object-rules.ts'),
    import('../../server/object-rules.ts'),
  ]);
  const hr = actorOf(company, 'hr');
  const step = stepOf(company, 'hr', 'prepared', 'accepted', 'request');
  const accept = async () => {
    const id = await addDocument(company, 'request', 'employee', 'prepared');
    const move = moveBy(step, id, { object_id: 'request' });
    return () => inTransaction(async (tx) => objectRules.document_status?.add?.(tx, hr, [move]));
  };
  // Rules of the company are read and statements compiled by the first move.
  await (await accept())();
  const stays = await staysOf(await accept());
  expect(stays.length, stays.join('\n')).toBeLessThanOrEqual(STAYS_MAX);
});
