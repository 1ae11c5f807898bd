import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';

/** A PIN nothing stands against. */
export const PIN = '4831';

/** Orders a key as hr and has an admin grant it: its person may choose the PIN. */
export const grantKey = async (world: World, name: Name): Promise<number> => {
  const { employee_id } = world.company.people[name];
  const ordered = await world.call('sign.orderKey', { employee_id }, { token: world.token('hr') });
  const { id } = (ordered.result?.data ?? {}) as unknown as { id: number };
  const granted = await world.call(
    'sign.decideOrder',
    { id, granted: true },
    { token: world.token('admin') },
  );
  if (!granted.result) throw new Error(`no key was granted: ${ordered.text} ${granted.text}`);
  return id;
};

/** The same, and the key exists under `pin`. */
export const giveKey = async (world: World, name: Name, pin = PIN): Promise<Answer> => {
  await grantKey(world, name);
  const set = await world.call('sign.setPin', { pin }, { token: world.token(name) });
  if (!set.result) throw new Error(`no key was made: ${set.text}`);
  return set;
};

/** One right call of each method about keys, for the test of contracts. */
export const rightCallsOfKeys = (world: () => World) => {
  const call = (method: string, params: object, name: Name) =>
    world().call(method, params, { token: world().token(name) });
  const idOf = (name: Name) => world().company.people[name].employee_id;
  const order = (name: Name) => call('sign.orderKey', { employee_id: idOf(name) }, 'hr');
  return {
    'sign.setPin': () => giveKey(world(), 'employee'),
    'sign.key': () => call('sign.key', {}, 'employee'),
    'sign.pin_check': async () => {
      await giveKey(world(), 'employee');
      return call('sign.pin_check', { employee_id: idOf('employee'), pin: PIN }, 'employee');
    },
    'sign.changePin': async () => {
      await giveKey(world(), 'employee');
      return call('sign.changePin', { current: PIN, pin: '6204' }, 'employee');
    },
    'sign.orderKey': () => order('clerk'),
    'sign.decideOrder': async () => {
      const { id } = ((await order('manager')).result?.data ?? {}) as unknown as { id: number };
      return call('sign.decideOrder', { id, granted: false }, 'admin');
    },
  };
};
