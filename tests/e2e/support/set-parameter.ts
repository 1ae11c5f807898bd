import { rpc } from '../../support/rpc.ts';
import { expect, type Person } from './portal-test.ts';

/** Keeps a parameter of the client as its admin does. */
export const setParameter = async (
  admin: Person,
  origin: string,
  code: string,
  value: string,
): Promise<void> => {
  const found = await rpc(origin, admin.token, 'table.get', {
    object: 'parameter',
    filter: `code = '${code}'`,
  });
  const [row] = found.result?.data ?? [];
  const answer = row
    ? await rpc(origin, admin.token, 'table.edit', { object: 'parameter', data: { id: row.id, value } })
    : await rpc(origin, admin.token, 'table.add', { object: 'parameter', data: { code, value } });
  expect(answer.error).toBeUndefined();
};
